face-day = Day { $day } of { $days }
face-choosing = hours are chosen
face-travelling = { $who } is on the way
face-over = The journey is over
face-hand = Your hours
face-hour = { $n }:00
face-ready = has chosen
face-cards = { $n ->
    [one] 1 hour in hand
   *[other] { $n } hours in hand
}
face-income = { $n } an evening
face-wells = Wells
face-rests = Rest
face-plus = +{ $n }
face-raids = { $who } raids { $well }
face-aid-hours = Hours already gone
face-tip-well = Whoever camps here draws its number of points every evening.
face-tip-hour = The earliest caravan of the day travels first. Each hour can be used once.
face-tip-camp = A raid needs 3, and 1 more for each adjacent well of the same player.
