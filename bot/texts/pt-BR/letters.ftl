# As partidas por mensagens diretas, com qualquer pessoa.

letters-error-wrong = Esse código não existe. Um código é como ABCD-EFGH: compare com o que você recebeu.
letters-error-expired = Este código expirou, porque um código dura um dia. Peça um novo.
letters-error-used = Não há mais lugar livre com este código. Peça uma nova mesa.
letters-error-own = Este código é seu. Envie para quem você quer que jogue.
letters-error-seated = Você já tem um lugar nesta mesa. O tabuleiro está em nossas mensagens diretas.
