# Les parties par messages privés, avec n’importe qui.

letters-error-wrong = Ce code n’existe pas. Un code ressemble à ABCD-EFGH : compare-le avec celui que tu as reçu.
letters-error-expired = Ce code n’est plus valable, car un code dure un jour. Demandes-en un nouveau.
letters-error-used = Il n’y a plus de place libre avec ce code. Demande une nouvelle table.
letters-error-own = Ce code est le tien. Envoie-le aux personnes avec qui tu veux jouer.
letters-error-seated = Tu as déjà une place à cette table. Son plateau est dans nos messages privés.
