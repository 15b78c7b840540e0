# Whom a member blocks. How a sentence is written is told at the head of errors.ftl.

block-cmd = Never play with a member, in any server, or see whom you block
block-opt-member = The member to block; if you name none, you see your list
# The command in a member’s menu
block-menu = Block in games
# Buttons: in the profile of a member, and below a declined challenge. $name: the challenger, as plain text
block-ui = Block
block-them = Block { $name }
block-undo = Allow them again
block-again = Block them again
# $name: a mention
block-done = { $name } is blocked, in every server. Neither of you can challenge the other or take a seat beside the other, and nobody is told why. Tables and matches where you both sit already go on: leave them to avoid each other. In leagues and cups, a block changes nothing once they have begun. Before that, the draw keeps you apart where it can, but in a cup you may meet anybody who is in it. The block ends if { $name } deletes all their data here.
block-lifted = { $name } is not blocked any more.
# Above a menu of these members
block-list =
    { $count ->
        [one] You block 1 member. Take them out of the list to allow them again:
       *[other] You block { $count } members. Take those out of the list whom you allow again:
    }
# $where: home in a server that has the bot, server in another one, direct elsewhere
block-none =
    You block nobody. { $where ->
        [home] Choose a member here, or **{ block-menu }** in their menu, under Apps.
        [server] Choose a member here.
       *[direct] `/block` with the option `member` blocks somebody.
    }
block-empty = Nobody is blocked
# In the menu of all members
block-choose = Block somebody …
