typed-off = no, ninguna
typed-from = de, de la, de las, desde, desde la, desde las, entre, entre las
typed-to = a, a la, a las, hasta, hasta la, hasta las, y, y las
typed-at = a la, a las
typed-hours = h, hs, hora, horas
typed-days = d, día, días
