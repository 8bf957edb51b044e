import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { companyRef } from '../companies/company-detail.ts'
import { captchaSolution } from '../customers/person.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { contactTopics } from './contact-topics.ts'

export const requestKinds = {
  position: { it: 'Posizione segnalata', en: 'Position reported' },
  company: { it: 'Azienda segnalata', en: 'Company reported' },
  contact: { it: 'Contatto segnalato', en: 'Contact reported' },
  missing_company: { it: 'Azienda mancante', en: 'Missing company' },
  missing_site: { it: 'Sito mancante', en: 'Missing site' },
  message: { it: 'Messaggio', en: 'Message' },
  site_opt_out: { it: 'Sito da non visitare', en: 'Site opt-out' },
  personal_data: { it: 'Dati personali', en: 'Personal data' },
} as const satisfies Record<string, Labels>

export type RequestKind = keyof typeof requestKinds

/** Requests of visitors, who have no account and are answered by mail. */
export const visitorRequestKinds = ['message', 'site_opt_out', 'personal_data'] as const satisfies RequestKind[]

export type VisitorRequestKind = (typeof visitorRequestKinds)[number]

export type UserRequestKind = Exclude<RequestKind, VisitorRequestKind>

/** Whoever asks about their own data is answered within a month (article 12 of the GDPR). */
export const personalDataAnswerMonths = 1

export function isUserRequest(kind: RequestKind): kind is UserRequestKind {
  return !visitorRequestKinds.some((other) => other === kind)
}

/** Words that are answered in words, by mail. */
export const isMessage = (kind: RequestKind): boolean => kind === 'message' || kind === 'personal_data'

export const userRequestKinds = keysOf(requestKinds).filter(isUserRequest)

/** The operator’s verdict, as the mail to the requester words it. */
export const requestOutcomes = {
  confirmed: { it: 'Confermata', en: 'Confirmed' },
  declined: { it: 'Non confermata', en: 'Not confirmed' },
} as const satisfies Record<string, Labels>

export type RequestOutcome = keyof typeof requestOutcomes

/** A message has nothing to confirm: it is answered, or closed. */
export const messageOutcomes = {
  confirmed: { it: 'Con risposta', en: 'Answered' },
  declined: { it: 'Chiuso senza risposta', en: 'Closed without an answer' },
} as const satisfies Record<RequestOutcome, Labels>

const reason = z.string().trim().max(500).optional()

export const reportCompany = defineCall({
  method: 'POST',
  path: '/company/report',
  summary: 'Report an error in a company’s data',
  access: 'licence',
  input: companyRef.extend({ captcha: captchaSolution, reason }),
  output: z.object({}),
})

const companyName = z.string({ error: 'company_name_required' }).trim().min(1).max(200)

export const siteAddress = z
  .string({ error: 'url_required' })
  .trim()
  .min(1)
  .max(2_000)
  .transform((typed) => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`))
  .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: 'url_required' }))

/** The specification's two variants: a company that is missing, and one whose site is. */
export const missingCompany = z
  .discriminatedUnion('missing', [
    z.object({
      missing: z.literal('company'),
      name: companyName,
      url: z.preprocess((typed) => (typed === '' ? undefined : typed), siteAddress.optional()),
      reason,
    }),
    z.object({ missing: z.literal('site'), name: companyName, url: siteAddress, reason }),
  ])
  .meta({ id: 'MissingCompany' })

export type MissingCompany = z.output<typeof missingCompany>

export const requestMissingCompany = defineCall({
  method: 'POST',
  path: '/company/missing',
  summary: 'Request a missing company, or suggest the site of one',
  access: 'licence',
  input: z.object({ request: missingCompany, captcha: captchaSolution }),
  output: z.object({}),
})

const waitingRequest = z
  .object({
    requestID: z.uuid(),
    kind: z.enum(keysOf(requestKinds)),
    madeAt: z.iso.datetime(),
    dueAt: z.iso.datetime().nullable().describe('Until when the law wants it answered, about personal data'),
    by: z.string().nullable().describe('E-mail address of the requester; null once the account is deleted'),
    subject: z
      .object({ name: z.string(), companyID: z.uuid().nullable(), positionID: z.uuid().nullable() })
      .describe('The position, company or person the request is about'),
    url: z.string().nullable(),
    reason: z.string().nullable(),
    sender: z
      .object({
        name: z.string(),
        company: z.string().nullable(),
        topic: z.enum(keysOf(contactTopics)).nullable(),
        message: z.string().nullable(),
      })
      .nullable()
      .describe('The sender of a visitor’s request'),
    answer: z
      .object({ outcome: z.enum(keysOf(requestOutcomes)), text: z.string().nullable(), at: z.iso.datetime() })
      .nullable(),
  })
  .meta({ id: 'WaitingRequest' })

export type WaitingRequest = z.infer<typeof waitingRequest>

export const requestsPageSize = 25

export const maxAnswerLength = 2_000

export const listRequests = defineCall({
  method: 'GET',
  path: '/operator/requests',
  summary: 'Requests and reports: the waiting ones, the oldest first, or the answered ones, the latest first',
  access: 'operator',
  input: z.object({
    state: z.enum(['waiting', 'answered']).default('waiting'),
    kind: z.enum(keysOf(requestKinds)).optional(),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  output: z.object({
    requests: z.array(waitingRequest),
    total: z.number().int(),
    page: z.number().int(),
    waiting: z
      .partialRecord(z.enum(keysOf(requestKinds)), z.number().int())
      .describe('Number of waiting requests by kind'),
  }),
})

export const answerRequest = defineCall({
  method: 'POST',
  path: '/operator/requests/answer',
  summary: 'Answer a request: applies its consequences and mails the outcome to the requester',
  access: 'operator',
  input: z.object({
    requestID: z.uuid(),
    outcome: z.enum(keysOf(requestOutcomes)),
    text: z
      .string()
      .trim()
      .max(maxAnswerLength)
      .optional()
      .describe('Text for the requester, included in the mail; required to answer a message'),
    erases: z
      .boolean()
      .optional()
      .describe('Of a confirmed request about personal data: opts the sender’s address out, and tells who received it'),
  }),
  output: z.object({ paidBack: z.number().int().describe('Credits refunded') }),
})
