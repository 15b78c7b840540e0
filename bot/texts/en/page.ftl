# The own words of the local Discord's page (make play), beside those of the bot. Its readers know Discord: use its words.
#
# The page fills these sentences in by itself (`bot.texts.page`), so they have variables and selectors over a number,
# but no functions and no references.

## The connection

page-opening = Opening the playground…
page-no-script = The playground needs JavaScript.
page-connection-lost = The connection was lost. Connecting again…
page-unanswered = The playground does not answer. Trying again…
# a button beside the two sentences above
page-retry = Now
page-lost = The connection was lost. Please try again.
page-offline = There is no connection right now. Please try again in a moment.
# $name: of a file
page-file-lost = { $name } could not be sent. Please try again.
# window: a form of the bot
page-window-gone = The window that was open is gone. If you had not sent it, please open it again.
page-connecting = { $name } is connecting: commands work soon.
page-close-notice = Close this notice

## Refusals, by their codes

page-refused-unknown = That is no longer here.
page-refused-not-visible = This command is not for you here.
page-refused-archived = This thread is closed.
page-refused-permission = You may not do that here.
page-refused-too-long = That is too long or too large.
page-refused-empty = An empty message cannot be sent.
page-refused-disabled = This does not work right now.
page-refused-not-clickable = This cannot be pressed.
page-refused-option = This command has no such option.
page-refused-missing-option = Something is not filled in yet.
page-refused-choice = That is not one of the choices.
page-refused-value = This value does not fit.
page-refused-closed = This window is no longer open.
page-options-failed = Loading options failed.

## Who reads the page

page-who = Who are you?
page-who-told = Play as one of these members. Open a second tab as somebody else to play against yourself.
page-who-open = open in another tab
page-you-are = You are { $name }
page-switch = Switch member
page-switch-settings = Switch member, settings
page-be-other = Be somebody else
page-be = Be { $name } in this tab
page-new-tab = In a new tab
page-open-tab-as = Open a tab as { $name }
page-open-as = Open as { $name }
page-sound = Sound
page-sound-on = Sound is on
page-sound-off = Sound is off
page-colours = Colours
page-theme-system = Like the system
page-theme-dark = Dark
page-theme-light = Light
page-language = Language
# buttons: who has an app among their own can use it everywhere, also where the server does not have it
page-install = Add { $app } to my apps
page-uninstall = Remove { $app } from my apps
page-write-to = Write to { $app }

## Members

page-members = Members
page-apps = Apps
# headings above members
page-online = Online
page-away = Offline
# a heading with how many members it has
page-group = { $group } — { $count }
# a tag beside the bot's name
page-app = App
# a tag beside one's own name
page-you = you
page-owner-title = Owns the server
# within a line, such as "ada · owns the server · online"
page-owner = owns the server
page-is-online = online
page-is-away = offline
page-roles = Roles
page-send-message = Send a message
page-somebody = Somebody

## Servers, channels and threads

page-servers = Servers
page-channels = Channels
page-show-channels = Show channels
page-text-channels = Text channels
page-direct-messages = Direct messages
page-no-direct-messages = None yet: pick somebody in the member list.
page-channel-unread = { $channel }, { $count } unread
page-no-channel-name = No channel
page-no-channel = There is no channel you may see.
page-channel-gone = That channel is not here, or not for you to see.
page-threads = Threads
page-threads-in = Threads in { $channel }
page-no-threads = There are none in this channel yet.
page-new-thread = New thread
page-thread-name = Name of the thread
page-create = Create
page-thread-here = Begin a thread here
page-thread-begun = { $name } began a thread: { $thread }
page-thread-begun-by = { $name } began a thread
page-see-thread = See the thread ›
page-thread-close = Close the thread
page-thread-reopen = Open the thread again
# after a thread's name
page-thread-closed = closed
page-thread-is-closed = This thread is closed.
page-begin-welcome = Welcome to #{ $name }
page-begin-channel = This is the beginning of the channel.
page-begin-thread = This is the beginning of the thread.
page-begin-direct = This is the beginning of your direct messages with { $name }.
page-begin-group = This is the beginning of the group message.
page-begin-message = It begins at a message from { $name }
# $slash: the key "/" · $app: the bot's name
page-begin-type = Type { $slash } to see what { $app } can do here

## Messages

page-log = Messages in { $channel }
page-loading-older = Loading older messages…
page-new-messages = New messages
page-new = New
page-newer = { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
page-to-end = To the newest
# $names: one name, or a list of $count names
page-typing = { $count ->
        [one] { $names } is typing…
       *[other] { $names } are typing…
    }
page-typing-many = Several people are typing…
page-message-name = { $name }, { $time }
page-message-name-private = { $name }, { $time }, only you can see this
page-thinking = { $name } is thinking…
page-no-answer = The application did not respond
page-only-you = Only you can see this
page-dismiss = Dismiss message
page-edited = (edited)
# $command: such as "/gems new"
page-used = { $name } used { $command }
page-sending = Sending the command…
page-original-gone = The original message was deleted
page-reply-to = In reply to { $name }: go to that message
page-no-text = Message with attachments or components
page-actions = Actions for this message
page-reply = Reply
page-delete = Delete
page-delete-message = Delete message
page-delete-ask = Delete this message?
page-delete-told = It will be gone for everybody.
page-message-gone = That message is gone.
page-code = Code
# a link to a message
page-link-message = { $channel } › message
page-unknown-member = unknown member
page-unknown-role = unknown role
page-unknown-channel = unknown
page-write-command = Write this command
page-bad-date = Invalid date

## Parts of messages

page-file = File
page-button = Button
page-not-sold = Nothing can be bought here
page-select = Make a selection
# $values: what is chosen in the menu $label
page-selected = { $label }: { $values }
page-search = Search
page-nothing-named = Nothing has that name.
page-picked = { $count } of { $most }
page-picked-least = { $count } of { $most }, at least { $least }
page-done = Done
page-unknown-component = A component of type { $type } cannot be shown here.
page-spoiler = Spoiler
page-spoiler-show = Spoiler: press to show
page-spoiler-picture = Spoiler: press to show the picture
page-spoiler-file = Spoiler: press to show the file
page-picture = A picture
page-picture-elsewhere = A picture elsewhere
page-picture-told = Description of the picture
page-enlarge = Enlarge the picture
page-enlarge-named = Enlarge: { $name }
page-picture-of = Picture { $number } of { $count }
page-picture-before = Previous picture
page-picture-after = Next picture
page-picture-tab = Open the picture in a new tab
page-open-tab = Open in a new tab
page-close = Close

## Writing

page-composer = Write
page-message-in = Message { $channel }
page-message-or = Message { $channel }, or / for commands
page-send = Send
page-read-only = You may read here, but not write.
page-message-long = A message has at most { $most } characters; this one has { $count }.
page-replying = Replying to { $name }
page-no-reply = Do not reply
page-commands = Commands
page-commands-like = Commands matching { $text }
page-no-command = There is no such command here.
# $enter: the key of that name
page-enter-sends = { $enter } sends
page-slash = Command /{ $command }
page-leave-command = Leave the command
page-leave-command-key = Leave the command (Esc)
page-options = Options
page-values = Values for { $option }
page-add-option = Add an option, or press Enter to send
page-press-enter = Press Enter to send
page-more-options = more options…
page-optional = optional
page-without = Without { $name }
page-nothing-fits = Nothing fits what you wrote.
page-true = True
page-false = False
page-fault = { $option }: { $fault }
page-required = This option is required.
page-pick = Pick one from the list.
page-least-characters = { $count ->
        [one] Write at least { $count } character.
       *[other] Write at least { $count } characters.
    }
page-most-characters = { $count ->
        [one] Write at most { $count } character.
       *[other] Write at most { $count } characters.
    }
# $range: one of the six below
page-write-range = Write { $range }.
page-range-between = a number from { $least } to { $most }
page-range-from = a number of { $least } or more
page-range-to = a number up to { $most }
page-range-whole = a whole number
page-range-number = a number

## Forms

page-cancel = Cancel
page-submit = Submit
page-unknown-field = A field of type { $type } cannot be filled in here.
page-field-required = This field is required.
page-choose-one = Choose one.
page-choose-least = { $count ->
        [1] Choose at least one.
       *[other] Choose at least { $count }.
    }
page-choose-most = Choose at most { $count }.
page-choose-files = { $count ->
        [1] Choose a file
       *[other] Choose up to { $count } files
    }
page-drop-files = { $count ->
        [1] or drop it here; 10 MB at most
       *[other] or drop them here; 10 MB at most
    }
page-add-file = Add a file.
page-add-least = { $count ->
        [one] Add at least { $count } file.
       *[other] Add at least { $count } files.
    }
page-add-most = { $count ->
        [1] Add one file only.
       *[other] Add at most { $count } files.
    }
page-file-large = { $name } is larger than 10 MB.
