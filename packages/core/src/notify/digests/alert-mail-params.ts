import { z } from 'zod'
import { amount, dateTime, shown, shownUpTo, url } from '../../platform/mail/mail-params.ts'

/** A mail above some 100 kB is cut off by Gmail. */
export const maxDigestPositions = 30
export const maxDigestSections = 20

const digestPosition = z.object({
  title: shownUpTo(160),
  company: shown,
  place: shownUpTo(120).nullable(),
  firstSeen: dateTime,
  isUnsure: z.boolean(),
  /** Why the filter found it, in the mail's language. */
  why: shownUpTo(300),
  url,
  /** Asks in the app whether it was contacted. */
  contactedUrl: url,
})

const digestSection = z.object({
  filter: shown,
  positions: z.array(digestPosition).max(maxDigestPositions),
  /** Further positions of the filter. */
  more: z.number().int().nonnegative(),
  url,
})

export const subscriptionUrls = { settingsUrl: url, unsubscribeUrl: url }

export const alertMailParams = z.object({
  /** All positions that the mail tells, also those it has no room for. */
  total: amount,
  sections: z.array(digestSection).min(1).max(maxDigestSections),
  /** The positions of the filters that have no section. */
  inOtherFilters: z.number().int().nonnegative(),
  url,
  ...subscriptionUrls,
})

export type AlertMailParams = z.infer<typeof alertMailParams>
