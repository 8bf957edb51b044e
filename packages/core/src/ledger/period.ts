type Period = { readonly start: Date; readonly end: Date; readonly month: number }

/** The month of a licence a moment falls into; months are counted from the day it began, the first is 0. */
export function periodAt(startsAt: Date, now: Date): Period {
  const calendarMonths =
    (now.getUTCFullYear() - startsAt.getUTCFullYear()) * 12 + now.getUTCMonth() - startsAt.getUTCMonth()
  const whole = addMonths(startsAt, calendarMonths) > now ? calendarMonths - 1 : calendarMonths
  // A clock that is slow sees a licence before it begins.
  const month = Math.max(0, whole)
  return { start: addMonths(startsAt, month), end: addMonths(startsAt, month + 1), month }
}

/** What is bought is bought until the licence's year ends. */
export function yearAt(startsAt: Date, now: Date): number {
  return Math.floor(periodAt(startsAt, now).month / 12)
}

/** The same day of a later month; its last day where it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== date.getUTCDate()) moved.setUTCDate(0)
  return moved
}
