type Period = { readonly start: Date; readonly end: Date; readonly month: number }

/** The month of a licence at a moment; months count from the licence's start, the first is 0. */
export function periodAt(startsAt: Date, now: Date): Period {
  const calendarMonths =
    (now.getUTCFullYear() - startsAt.getUTCFullYear()) * 12 + now.getUTCMonth() - startsAt.getUTCMonth()
  const whole = addMonths(startsAt, calendarMonths) > now ? calendarMonths - 1 : calendarMonths
  // A slow clock may see a licence before its start.
  const month = Math.max(0, whole)
  return { start: addMonths(startsAt, month), end: addMonths(startsAt, month + 1), month }
}

/** The licence's year, counted from 0; a purchase lasts until the year ends. */
export function yearAt(startsAt: Date, now: Date): number {
  return Math.floor(periodAt(startsAt, now).month / 12)
}

/** The same day of a later month, or the month's last day if it is shorter. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0)
  return moved
}
