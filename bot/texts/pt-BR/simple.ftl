# O que diz todo jogo feito sobre bot/engine/simple.py que não tem palavras próprias para isso.

## Recusas

simple-over = Esta partida acabou. **{ LABEL("ui-again") }** começa a próxima.
simple-not-your-turn = Ainda não: é a vez de outra pessoa. Você recebe uma menção quando for a sua.
simple-left-before = Você saiu desta partida. Ainda pode assistir.
# $move, $moves: como se digitam as jogadas
simple-illegal = Você não pode jogar `{ $move }` agora. Pode jogar: `{ $moves }`.
simple-notation = Não consigo ler “{ $text }” como jogada. Escreva uma jogada como `{ $example }`.
simple-position = Não consigo ler “{ $text }” como posição deste jogo.
# $option: como se digita com o comando
simple-option-range = `{ $option }` vai de { $low } a { $high }.
# $seats: “2”, ou de “2” a “4” com um traço no meio
simple-seats-range = Este jogo é para { $seats } pessoas.

## O que aconteceu

simple-event-seat-left = { $name } sai da partida.
simple-event-match-won = **{ $name }** vence!
simple-event-match-drawn = Empate: ninguém está à frente.

## A imagem em palavras

simple-alt-turn = Vez de { $name }.
simple-alt-over = A partida acabou.
simple-alt-row = { $row }
simple-alt-seat = { $number }: { $name }

## No tabuleiro e nos comandos

simple-cmd-new = Comece uma nova partida
simple-cmd-play = Faça uma jogada
simple-cmd-own = Veja o que só você pode ver
simple-opt-move = Sua jogada; as possíveis aparecem como sugestão
simple-ui-move = { $move }
simple-ui-choose = Escolha uma jogada
simple-ui-own = Ver o que é meu
# $name: uma menção · $place: do canal
simple-next = { $name }, sua vez de jogar { WORD($game, "name") }{ $place }. Aperte um botão, ou digite `{ WORD($game, "command") } play`.
# $alone: 1 se um membro continua sem mais ninguém contra o computador
simple-next-over = **{ ui-again }** { $alone ->
        [1] começa a próxima partida
       *[0] abre a próxima mesa
    }. `{ WORD($game, "command") } top` mostra os melhores deste servidor.
# Números com barra: senão o Markdown numeraria de novo, e lugares iguais são divididos.
simple-standing = { $place }\. **{ $name }**
simple-standing-unplaced = – **{ $name }**
# O único ranking
simple-honours = todas as partidas
