# As ligas de um servidor. Como se escreve uma frase: veja errors.ftl.

league-ui-join = Entrar

league-error-gone = Esta liga não existe mais. `/league` mostra as que existem.
league-error-closed = Esta liga está fechada. `/league` mostra as que existem.
league-error-open = Este servidor já tem uma liga de { WORD($game, "name") }. `/league` mostra.
league-error-not-in = Você não está nesta liga. Aperte primeiro **{ LABEL("league-ui-join") }**.
league-error-begun = A temporada já está sendo jogada. A próxima começa sozinha.
league-error-fixed = Esta partida é de uma liga, e ninguém pode mudar as regras dela. Só a moderação pode encerrá-la.
