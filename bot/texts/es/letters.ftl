# Las partidas por mensajes directos, con cualquiera.

letters-error-wrong = Ese código no existe. Un código es como ABCD-EFGH: compáralo con el que te enviaron.
letters-error-expired = Este código ha caducado, porque un código dura un día. Pide uno nuevo.
letters-error-used = Ya no queda ningún asiento libre con este código. Pide una mesa nueva.
letters-error-own = Este código es tuyo. Envíalo a quien quieras que juegue contigo.
letters-error-seated = Ya tienes un asiento en esta mesa. Su tablero está en nuestros mensajes directos.
