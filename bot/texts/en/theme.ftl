# `/theme`: the look of pictures. How a sentence is written is told at the head of errors.ftl.

theme-cmd = The look of pictures: dark, light, high contrast or plain
theme-opt-theme = Dark, light, high contrast or plain; leave it out to see all four
theme-opt-server = For server managers: the boards of this server instead of your own pictures

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
