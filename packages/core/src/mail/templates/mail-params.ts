import { buyerRoles } from '@vedetta/contracts/billing'
import { contactTopics } from '@vedetta/contracts/contact-topics'
import type { MailName } from '@vedetta/contracts/operator/mail-names'
import { plans, units } from '@vedetta/contracts/plans'
import { scopes } from '@vedetta/contracts/public-api/scopes'
import { maxAnswerLength, requestOutcomes, userRequestKinds, visitorRequestKinds } from '@vedetta/contracts/requests'
import { visibleCharacters } from '@vedetta/contracts/visible-text'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { z } from 'zod'

/** Names come from people, titles from pages: kept on one line, without characters that nobody sees. */
const shownUpTo = (length: number) =>
  z.string().transform((text) =>
    visibleCharacters(text.slice(0, length).toWellFormed())
      .replace(/[\s\p{Z}\p{Co}\p{Cn}]+/gu, ' ')
      .trim(),
  )
const shown = shownUpTo(254)
const url = z.url({ protocol: /^https?$/ })
const tier = z.enum(keysOf(plans))
const unit = z.enum(keysOf(units))
const amount = z.number().int().positive()
const firstName = shown
const customer = shown
const expiresAt = z.iso.datetime()

/** A mail above some 100 kB is cut off by Gmail. */
export const maxDigestPositions = 30
export const maxDigestSections = 20

const digestPosition = z.object({
  title: shownUpTo(160),
  company: shown,
  place: shownUpTo(120).nullable(),
  firstSeen: expiresAt,
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

const subscriptionUrls = { settingsUrl: url, unsubscribeUrl: url }

const digestParams = z.object({
  /** All positions that the mail tells, also those it has no room for. */
  total: amount,
  sections: z.array(digestSection).min(1).max(maxDigestSections),
  /** The positions of the filters that have no section. */
  inOtherFilters: z.number().int().nonnegative(),
  url,
  ...subscriptionUrls,
})

/** The parameters of each template. */
export const mailParams = {
  verifyEmail: z.object({ firstName, url }),
  resetPassword: z.object({ firstName, url }),
  passwordChanged: z.object({ firstName }),
  secondStepReset: z.object({ firstName }),
  apiKeyMade: z.object({
    firstName,
    customer,
    name: shown,
    /** Null for the holder themselves. */
    madeBy: shown.nullable(),
    scopes: z.array(z.enum(keysOf(scopes))),
    expiresAt,
  }),
  inviteUser: z.object({ customer, tier, url, expiresAt }),
  inviteManager: z.object({ customer, tier, url, expiresAt }),
  administratorNamed: z.object({ customer, tier, url }),
  licenceBought: z.object({ customer, tier, role: z.enum(buyerRoles), code: shown, url }),
  paymentFailed: z.object({ customer, tier, graceUntil: expiresAt, url }),
  seatRevoked: z.object({ customer }),
  codeChanged: z.object({ customer }),
  extraAsked: z.object({ customer, unit, askedBy: shown, url }),
  extraRequested: z.object({ customer, unit, amount, requestedBy: shown }),
  extraGranted: z.object({ customer, unit, amount }),
  requestAnswered: z.object({
    firstName,
    kind: z.enum(userRequestKinds),
    about: shown,
    outcome: z.enum(keysOf(requestOutcomes)),
    /** What the operator wrote. */
    answer: shownUpTo(maxAnswerLength).nullable(),
    paidBack: z.number().int().nonnegative(),
    /** The host that is visited daily from now on. */
    site: shown.nullable(),
  }),
  visitorWrote: z.object({ kind: z.enum(visitorRequestKinds), url }),
  messageAnswered: z.object({
    topic: z.enum(keysOf(contactTopics)),
    /** What the operator wrote. */
    paragraphs: z.array(shownUpTo(maxAnswerLength)),
  }),
  siteOptOutAnswered: z.object({
    host: shown,
    outcome: z.enum(keysOf(requestOutcomes)),
    answer: shownUpTo(maxAnswerLength).nullable(),
  }),
  accountDeleted: z.object({ firstName }),
  digest: digestParams,
  instant: digestParams,
  watchGoesOn: z.object({
    /** Filters that are watched. */
    filters: amount,
    /** Since when nothing was found. */
    since: expiresAt,
    url,
    ...subscriptionUrls,
  }),
  webhookPaused: z.object({ filter: shown, host: shown, reason: z.enum(['gone', 'failing']), url }),
  contactNotice: z.object({
    fullName: shown,
    company: shown,
    sourceUrl: shownUpTo(2_000),
    /** The controller of the data, and its contact address. */
    controller: shownUpTo(700),
    privacyEmail: shown,
    url,
  }),
} satisfies Record<MailName, z.ZodType>

export type MailTemplate = keyof typeof mailParams

export type MailParams = { [Template in MailTemplate]: z.infer<(typeof mailParams)[Template]> }
