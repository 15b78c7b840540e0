# `/theme`: the look of pictures. How a sentence is written is told at the head of errors.ftl.

theme-cmd = The look of pictures: dark, light, high contrast or plain
theme-opt-theme = Dark, light, high contrast or plain; leave it out to see all four
theme-opt-server = For server managers: the boards of this server instead of your own pictures
theme-opt-table = For server managers: the name of your table, in the frame of boards; - for none
theme-opt-accent = For server managers: the colour of this frame, such as #B87333 or teal; - for none

# The buttons. $theme below: dark, light, contrast or plain
theme-name-dark = Dark
theme-name-light = Light
theme-name-contrast = High contrast
theme-name-plain = Plain
theme-unset-own = Like the server
theme-unset-server = No choice

theme-now-own =
    ### Your pictures: { $theme ->
        [light] light
        [contrast] high contrast
        [plain] plain
       *[dark] dark
    }
    What only you see is drawn like this: your own board, hand, profile, replays, hints and lessons. So is the board of a match that you play alone against computer players, unless the server has a theme.
    -# **Plain** has flat shapes and small files. Boards in channels have the theme of the server.
theme-now-server =
    ### This server’s boards: { $theme ->
        [light] light
        [contrast] high contrast
        [plain] plain
       *[dark] dark
    }
    Boards in the channels of this server are drawn like this. So are the private pictures of members who have chosen no theme.
    -# With **{ theme-unset-server }**, the board of a match that somebody plays alone against computer players has the theme of this member.
theme-saved-own = Saved. New pictures for you have this theme.
theme-saved-server = Saved. Open boards are drawn anew.
theme-alt = The same small board in four themes: dark, light, high contrast and plain. In use: { $theme ->
        [light] light
        [contrast] high contrast
        [plain] plain
       *[dark] dark
    }.

# $text: what was typed · $list: all names, joined by commas
theme-error-unknown = There is no theme “{ $text }”. Choose one of these: { $list }.

# The frame of pictures that everybody in a server sees: a name and a colour
theme-ui-look = Look
theme-ui-frame = Frame
theme-ui-form = Name, colour
theme-ui-icon = Colour of the icon
theme-ui-picture = Colour of a picture
theme-ui-no-accent = No colour
theme-ui-themes = Themes
# $named, $coloured: 0 if there is no name or no colour, else 1 · $colour: a colour in words and its code
theme-frame =
    ### The frame of this server’s boards
    Name: { $named ->
            [0] none
           *[other] { $table }
        }
    Colour: { $coloured ->
            [0] none
           *[other] { $colour }
        }
    What everybody in a channel sees has this frame: boards, and leaderboards and profiles that somebody shows. What only you see has none.
    -# Lines and letters become lighter or darker than your colour where it would not stand out.
theme-alt-frame = The head of a small board. Name in its frame: { $named ->
            [0] none
           *[other] { $table }
        }. Colour: { $coloured ->
            [0] none
           *[other] { $colour }
        }.
theme-form = The frame of boards
theme-form-table = Name of your table
theme-form-table-hint = At most { $most } characters. Empty: no name
theme-form-accent = Colour
theme-form-accent-hint = Such as #B87333 or teal. Empty: no colour
theme-form-picture = A picture
# $most: megabytes
theme-form-picture-hint = PNG, JPEG, WebP or GIF, at most { $most } MB. I keep only the colour that you choose.
theme-choose =
    ### Which colour?
    The picture shows the head of a board in each of them.
# $list: the numbered colours, joined by commas
theme-alt-choice = The heads of small boards, one below the other: { $list }.
# $number: its place in the picture · $colour: as theme-colour
theme-numbered = { $number }: { $colour }
# Last in the alt text of a picture. $table: the name in its frame
theme-alt-table = Name in the frame: { $table }
# $code: such as #B87333
theme-colour = { $colour ->
        [black] black
        [white] white
        [brown] brown
        [beige] beige
        [dark-red] dark red
        [red] red
        [orange] orange
        [yellow] yellow
        [olive] olive
        [lime] lime
        [green] green
        [dark-green] dark green
        [teal] teal
        [turquoise] turquoise
        [light-blue] light blue
        [blue] blue
        [navy] navy
        [violet] violet
        [purple] purple
        [magenta] magenta
        [pink] pink
       *[grey] grey
    } { $code }
theme-error-accent = “{ $text }” is no colour that I know. Type # and six digits, such as #B87333, or a name such as teal.
theme-error-table = I cannot draw any letter of this name. Choose another one.
theme-error-table-long = This name is too long. At most { $most } characters fit into the frame.
theme-error-no-icon = This server has no icon. Take a colour from a picture, or type one.
theme-error-fetch = I could not load the picture. Try again in a minute, or type a colour.
# $most: megabytes · $photo, $pixels: millions
theme-error-picture = I cannot read this file. Choose a picture of at most { $most } MB: a JPEG of at most { $photo } million pixels, or a PNG, WebP or GIF of at most { $pixels } million.
theme-error-grey = This picture has only grey, black and white. Choose another one, or type a colour.
