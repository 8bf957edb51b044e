import { inviteLastsDays } from './plans.ts'

/** For how long what is known of people is kept. The sweeps go by it, and the privacy notice says it. */
export const retention = {
  /** People at companies, from when their page was last seen to name them. */
  contactMonths: 12,
  /** What visitors wrote to us, from when they did. */
  messageMonths: 12,
  /** Requests of users, from their answer: as long as what was bought is a licence's, and so can be disputed. */
  answeredRequestMonths: 12,
  /** A year and its comparison. */
  usageMonths: 13,
  /** The audit's trigger refuses any deletion before. */
  actMonths: 24,
  /** Accounts whose address was never verified. */
  unverifiedDays: 30,
  /** From the last use. */
  sessionDays: 30,
  /** A search is paged through for a day, and takes back the changes made since. */
  searchDays: 2,
  /** A file can be fetched again, free, for this long. */
  exportDays: 30,
  inviteDays: inviteLastsDays,
  /** That a mail was sent; what it said is forgotten when it is. */
  mailDays: 30,
  /** Longer than any payment takes. */
  checkoutDays: 30,
  /** Who bought, once the subscription has ended. */
  buyerDays: 30,
  /** Of the servers, by whoever runs them: docs/operations.md. */
  logDays: 30,
} as const
