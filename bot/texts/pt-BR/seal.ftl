# Que ninguém mudou uma partida: seu selo, e `/verify`. Como se escreve uma frase: veja errors.ftl.

seal-cmd = Confira uma partida terminada: eu a jogo de novo a partir da semente
seal-opt-match = Qual partida; sem esta opção, a última terminada aqui
seal-ui-open = Sorte justa
seal-ui-more = Voltar a { ui-more }
seal-ui-still = Voltar à verificação
seal-working = Jogando a partida de novo …
# De qual partida se trata. $names: quem joga · $time: quando acabou ou mudou
seal-match =
    { $names } · partida `{ $match }` · { $when ->
        [over] encerrada em { $time }
        [lobby] ainda não começou
       *[playing] último turno em { $time }
    }

## Antes do fim de uma partida. $seal: 64 letras e números

seal-sealed =
    { "**" }Selo desta partida**
    `{ $seal }`
    Aqui, todo o acaso sai de um só número, a semente. Ela foi sorteada antes da primeira jogada, e o selo não combina com nenhuma outra semente. O selo não a revela.
    Todos no canal da partida encontram o selo em **{ LABEL("ui-more") }** › **{ seal-ui-open }**. Para guardá-lo, copie-o{ $shown ->
        [1] { "" }
       *[0] {" "}ou aperte **{ replay-ui-share }**
    }. Depois do fim, **{ seal-ui-open }** mostra que ele ainda combina.
seal-sealed-alone =
    { "**" }Selo desta partida**
    `{ $seal }`
    Aqui, todo o acaso sai de um só número, a semente. Ela foi sorteada antes da primeira jogada, e o selo não combina com nenhuma outra semente. O selo não a revela.
    Copie o selo para guardá-lo. Depois do fim, **{ seal-ui-open }** mostra que ele ainda combina.
seal-sealed-day =
    { "**" }Selo deste tabuleiro**
    `{ $seal }`
    Ele é o mesmo para todos e só combina com a chave deste dia. Copie o selo para guardá-lo. Quando o dia tiver passado, `/verify` mostra que ele ainda combina.
seal-begins = Selo desta partida: `{ $seal }`
seal-told = **{ $name }** mostra o selo desta partida: `{ $seal }`. Depois do fim, **{ LABEL("ui-more") }** › **{ seal-ui-open }** o confere.
seal-unsealed = Esta partida começou quando as partidas ainda não tinham selo. Depois do fim, ainda posso jogá-la de novo a partir da semente.
seal-lobby = O selo é feito quando a partida começa. Olhe aqui de novo antes da primeira jogada.

## Depois do fim. Antes de cada linha, uma marca diz se está certo.

# $daily: 1 se é o selo de um dia, 0 se é o de uma partida
seal-fits =
    O selo { $daily ->
        [1] do dia combina com a chave dele
       *[0] da partida combina com a semente dela
    }: `{ $seal }`. Ele deve ser o que aparecia antes da primeira jogada.
# $found: o selo que a semente dá
seal-fails = O selo não combina. No começo ele era `{ $seal }`. A semente dá `{ $found }`.
seal-no-seal =
    { $daily ->
        [1] A chave daquele dia não é mais conhecida, então não posso conferir o selo.
       *[0] Esta partida começou quando as partidas ainda não tinham selo. Por isso, nada prova que a semente seja a primeira.
    }
seal-moves =
    { $count ->
        [one] { $count } passo foi refeito a partir da semente. Ele leva
       *[other] { $count } passos foram refeitos a partir da semente. Eles levam
    } às mesmas posições.
seal-result = O resultado é o mesmo.
seal-check = O controle do registro: `{ $check }`
seal-other-result = O resultado é outro.
# $number: qual passo, 0 é o começo · $move: como se escreve · $moved: 0 se alguém saiu
seal-step =
    { $number ->
        [0] Já o começo é outro.
       *[other] O passo { $number }{ $moved ->
            [1] {" "}(`{ $move }`)
           *[0] { "" }
        } leva a outra posição.
    }
seal-older = A partida seguiu regras antigas, então isso não prova nada.
seal-text =
    { $daily ->
        [1] Para conferir o selo sem mim: ele é o SHA-256 destes 32 bytes, escritos em hexadecimal. Qualquer programa de SHA-256 o mostra.
       *[0] Para conferir o selo sem mim: ele é o SHA-256 deste texto, sem quebra de linha no fim. Qualquer programa de SHA-256 o mostra.
    }
seal-alone = **{ replay-ui-text }** tem um arquivo com as jogadas e todos os sorteios, e um script que o confere sem mim.
# $file, $script: nomes dos arquivos
seal-script = { "**" }Para conferir sem mim:** salve `{ $file }` e `{ $script }` e rode `python3 { $script } { $file }`. O script refaz todos os sorteios a partir da semente e não usa nada meu. O selo e o controle precisam ser os que mostrei. Ele também está no meu projeto: `deploy/{ $script }`.
# $name: quem mostra
seal-shared = **{ $name }** mandou conferir esta partida:

seal-error-empty = Aqui ainda não terminou nenhuma partida que você possa conferir.
seal-error-unknown = Não há uma partida assim que você possa ver. Escolha uma da lista em `/verify match:`.
