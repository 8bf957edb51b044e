/** A position that was closed this long and comes back is told again: it is another opening. */
export const newOpeningAfterDays = 30
