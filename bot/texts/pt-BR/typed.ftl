typed-off = não, nenhuma
typed-from = de, da, das, desde, desde as, entre, entre as
typed-to = a, à, às, até, até a, até as, até às, e, e as
typed-at = à, às
typed-hours = h, hora, horas
typed-days = d, dia, dias
