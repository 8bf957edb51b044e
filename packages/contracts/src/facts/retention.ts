import { inviteValidDays } from './plans.ts'

/** Retention of personal data. The sweeps apply it, and the privacy notice states it. */
export const retention = {
  /** Contacts, since their page last gave them; a general one also as long as its page is unchanged. */
  contactMonths: 12,
  /** An advert’s description and quotes, since it closed; its facts, marks, saves and purchases stay. */
  closedAdvertMonths: 12,
  /** Copies of pages, since they were stored: the next visit then reads the site anew. */
  pageMonths: 6,
  /** The proof that receivers of a contact were told of its erasure, without the person: as long as the audit. */
  receiverProofMonths: 24,
  /** Messages of visitors, since they were sent. */
  messageMonths: 12,
  /** Requests of users, since their answer: as long as a purchase belongs to a licence and can be disputed. */
  answeredRequestMonths: 12,
  /** A year and its comparison. */
  usageMonths: 13,
  /** The audit table’s trigger refuses earlier deletion. */
  actMonths: 24,
  /** Accounts whose address was never verified. */
  unverifiedDays: 30,
  /** Since the sign-in, however often it was used. */
  sessionDays: 30,
  /** A search can be paged through, and repeated free of charge, for a day. */
  searchDays: 2,
  /** An export can be downloaded again free of charge this long. */
  exportDays: 30,
  /** Which positions a saved filter found, since it found them. */
  matchDays: 30,
  /** Alerts, since they were found, and as long as the record of the mail that told them. */
  alertDays: 30,
  /** The messages of webhooks, delivered or not, since they were made. */
  webhookMessageDays: 30,
  /** The beginning of an answer that a tracking system’s reader did not understand. */
  driftSampleDays: 30,
  /** Readings of stored pages that operators ordered, since the order. */
  readingHours: 24,
  inviteDays: inviteValidDays,
  /** Idempotency keys of the public API, with the result of the write that they name. */
  idempotencyKeyDays: 1,
  /** API keys, since they expired or were revoked. */
  apiKeyDays: 30,
  /** The record that a mail was sent; its text is deleted on sending. */
  mailDays: 30,
  /** Unfinished checkouts: longer than any payment takes. */
  checkoutDays: 30,
  /** The buyer’s address, after the subscription has ended. */
  buyerDays: 30,
  /** The journal of erasures, encrypted: longer than the oldest backup is kept (deploy/pgbackrest). */
  erasureJournalDays: 90,
  /** Server logs, rotated by the operator: docs/operations.md. */
  logDays: 30,
} as const
