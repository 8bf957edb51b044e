/**
 * A page that announces openings and yields none may have a list that only a script makes, without a sign of it in its
 * markup: it is rendered once to see.
 */
export const renderTrials = {
  /** Of the whole watch. */
  maxPerDay: 20_000,
  /** Within so many days since the page was first seen with its scripts. */
  firstDays: 60,
  /** The result of a rendering is forgotten after so many days, or when the document's scripts change. */
  rememberedDays: 180,
} as const
