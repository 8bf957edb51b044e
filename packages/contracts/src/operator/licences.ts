import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { balance } from '../customers/licences.ts'
import { plans } from '../facts/plans.ts'
import type { Labels } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { cursor, next } from './cursor.ts'

const instant = z.iso.datetime()
const ofLicence = z.object({ licenceID: z.uuid() })

const licenceRow = z
  .object({
    licenceID: z.uuid(),
    customer: z.string(),
    tier: z.enum(keysOf(plans)),
    trial: z.boolean(),
    size: z.int().nullable().describe('Seats; null means unlimited'),
    assigned: z.int(),
    startsAt: instant,
    expiresAt: instant,
    expired: z.boolean(),
    administratorEmail: z.string(),
    publicApi: z.boolean(),
  })
  .meta({ id: 'OperatorLicence' })

export type OperatorLicence = z.infer<typeof licenceRow>

export const subscriptionStatuses = {
  incomplete: { it: 'in corso', en: 'in progress' },
  active: { it: 'riuscito', en: 'succeeded' },
  past_due: { it: 'non riuscito', en: 'failed' },
  ended: { it: 'terminato', en: 'ended' },
} as const satisfies Record<string, Labels>

const licenceDetail = licenceRow
  .extend({
    publicApiGranted: z.boolean().describe('An operator’s grant, beside what the plan includes'),
    requiresSecondStep: z.boolean(),
    balance,
    subscription: z
      .object({
        status: z.enum(keysOf(subscriptionStatuses)),
        paidUntil: instant.nullable(),
        cancelAt: instant.nullable(),
      })
      .nullable()
      .describe('Null for a licence that is not paid by card'),
    managers: z.array(z.string()).describe('Their addresses, at most 20'),
    invites: z.int().describe('Open invites'),
    keys: z.int().describe('Live API keys'),
    webhooks: z.int(),
    feeds: z.int(),
    seats: z
      .array(z.object({ userID: z.uuid(), email: z.string(), name: z.string(), assignedAt: instant }))
      .describe('At most 100'),
  })
  .meta({ id: 'OperatorLicenceDetail' })

export type OperatorLicenceDetail = z.infer<typeof licenceDetail>

export const findLicences = defineCall({
  method: 'GET',
  path: '/operator/licences',
  summary: 'Licences by a part of the customer’s name or of the administrator’s address, the newest first',
  access: 'operator',
  input: z.object({ query: z.string().trim().min(1).max(254).optional(), cursor }),
  output: z.object({ licences: z.array(licenceRow), next }),
})

export const getCustomerLicence = defineCall({
  method: 'GET',
  path: '/operator/licences/licence',
  summary: 'A customer’s licence, without its redeem code',
  access: 'operator',
  input: ofLicence,
  output: licenceDetail,
})

export const setPublicApi = defineCall({
  method: 'POST',
  path: '/operator/licences/public-api',
  summary: 'Grant a licence the public API, which its plan lacks, or withdraw the grant',
  access: 'operator',
  input: ofLicence.extend({ granted: z.boolean() }),
  output: z.object({ publicApi: z.boolean().describe('Whether the licence has it now, by grant or by plan') }),
})
