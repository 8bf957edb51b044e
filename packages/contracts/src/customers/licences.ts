import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { plans, revokeAfterDays, units } from '../facts/plans.ts'
import { keysOf } from '../text/vocabulary.ts'
import { emailAddress, licenceCode } from './person.ts'
import { subscription } from './profile.ts'

const done = z.object({})
const instant = z.iso.datetime()
const ofLicence = z.object({ licenceID: z.uuid() })
const tier = z.enum(keysOf(plans))

const use = z.object({ left: z.number().int(), monthly: z.number().int() })

export const balance = z.object({ credit: use, search: use, nextReset: instant }).meta({ id: 'Balance' })

export type Balance = z.infer<typeof balance>

/** A licence in the list of those who hold a seat in it or administer it. */
const licenceSummary = z.object({
  licenceID: z.uuid(),
  customer: z.string(),
  tier,
  size: z.number().int().nullable(),
  trial: z.boolean(),
  expiresAt: instant,
  expired: z.boolean(),
  role: z.enum(['administrator', 'manager']),
  assigned: z.number().int(),
  remainingRedeems: z.number().int().nullable().describe('Free seats; null means unlimited'),
  publicApi: z.boolean().describe('Whether other systems can be connected'),
})

const billedLicence = licenceSummary.pick({ licenceID: true, customer: true, tier: true, expired: true })

const seat = z.object({
  seatID: z.uuid().nullable(),
  inviteID: z.uuid().nullable().describe('The pending invite of this seat, if any'),
  email: z.string().nullable(),
  name: z.string().nullable(),
  status: z.enum(['assigned', 'available', 'expired']),
  assignedAt: instant.nullable(),
  revocableAt: instant.nullable(),
  sessions: z.number().int(),
  searches: z.number().int(),
  leads: z.number().int(),
  exports: z.number().int(),
})

const licenceDetails = licenceSummary
  .extend({
    administratorEmail: z.string(),
    code: z.string().describe('The redeem code; removing a person replaces it'),
    codeChangedAt: instant.nullable().describe('When the code last replaced another'),
    requiresSecondStep: z.boolean().describe('Whether a seat can be used only with two-step sign-in'),
    balance,
    lastWeek: z.object({
      sessions: z.number().int(),
      minutes: z.number().int(),
      credits: z.number().int(),
      searches: z.number().int(),
    }),
    seats: z.array(seat).describe('Includes the free seats of a limited licence, with status `available`'),
    managers: z.array(
      z.object({
        managerID: z.uuid().nullable(),
        inviteID: z.uuid().nullable(),
        email: z.string(),
      }),
    ),
    requests: z.array(
      z.object({ unit: z.enum(keysOf(units)), amount: z.number().int(), requestedAt: instant, granted: z.boolean() }),
    ),
  })
  .meta({ id: 'Licence' })

export type BilledLicence = z.infer<typeof billedLicence>
export type LicenceSummary = z.infer<typeof licenceSummary>
export type LicenceDetails = z.infer<typeof licenceDetails>

export const getBalance = defineCall({
  method: 'GET',
  path: '/balance',
  summary: 'Credits and searches left in the user’s licence',
  access: 'licence',
  input: z.object({}),
  output: balance,
})

export const listLicences = defineCall({
  method: 'GET',
  path: '/licences',
  summary: 'The licence the user holds a seat in, and those they administer, manage or pay for',
  access: 'user',
  input: z.object({}),
  output: z.object({
    own: subscription.extend({ code: z.null(), customer: z.string(), assignedAt: instant }).nullable(),
    administered: z.array(licenceSummary),
    billed: z.array(billedLicence).describe('Whose payments the user sees and makes, as administrator or payer'),
  }),
})

export const askForExtra = defineCall({
  method: 'POST',
  path: '/licence/ask',
  summary: 'Ask the administrator and the payer of the user’s licence for extra credits or searches, by one mail a day',
  access: 'licence',
  input: z.object({ unit: z.enum(keysOf(units)) }),
  output: done,
})

export const getLicence = defineCall({
  method: 'GET',
  path: '/licence',
  summary: 'A licence with its users, invites, managers and usage',
  access: 'manager',
  input: ofLicence,
  output: licenceDetails,
})

export const redeemLicence = defineCall({
  method: 'POST',
  path: '/licence/redeem',
  summary: 'Redeem a code: take a free seat in a licence, or accept an invite',
  access: 'verified',
  input: z.object({ code: licenceCode }),
  output: z.object({ role: z.enum(['user', 'manager']), tier }),
})

export const inviteUser = defineCall({
  method: 'POST',
  path: '/licence/invite',
  summary: 'Invite a user to a seat',
  access: 'manager',
  input: ofLicence.extend({ email: emailAddress }),
  output: done,
})

export const cancelInvite = defineCall({
  method: 'POST',
  path: '/licence/invite/cancel',
  summary: 'Cancel an invite to a seat',
  access: 'manager',
  input: ofLicence.extend({ inviteID: z.uuid() }),
  output: done,
})

export const revokeSeat = defineCall({
  method: 'POST',
  path: '/licence/revoke',
  summary: `Revoke a seat, at the earliest ${revokeAfterDays} days after its assignment; replaces the redeem code`,
  access: 'manager',
  input: ofLicence.extend({ seatID: z.uuid() }),
  output: done,
})

export const requestExtra = defineCall({
  method: 'POST',
  path: '/licence/extra',
  summary: 'Request extra credits or searches',
  access: 'manager',
  input: ofLicence.extend({
    unit: z.enum(keysOf(units)),
    amount: z.number().int().min(1).max(1_000_000),
    requestID: z.uuid().describe('Idempotency key chosen by the client: a repeated request counts once'),
  }),
  output: done,
})

export const inviteManager = defineCall({
  method: 'POST',
  path: '/licence/manager/invite',
  summary: 'Invite a manager to a licence',
  access: 'administrator',
  input: ofLicence.extend({ email: emailAddress }),
  output: done,
})

export const removeManager = defineCall({
  method: 'POST',
  path: '/licence/manager/remove',
  summary: 'Remove a manager, which replaces the redeem code, or cancel a manager’s invite',
  access: 'administrator',
  input: ofLicence.extend({ managerID: z.uuid().optional(), inviteID: z.uuid().optional() }),
  output: done,
})

export const setSecondStepRule = defineCall({
  method: 'POST',
  path: '/licence/second-step',
  summary: 'Decide whether the licence’s users need two-step sign-in',
  access: 'administrator',
  input: ofLicence.extend({ required: z.boolean() }),
  output: done,
})

export const deleteLicence = defineCall({
  method: 'POST',
  path: '/licence/delete',
  summary: 'Delete a licence and end all its seats',
  access: 'administrator',
  input: ofLicence,
  output: done,
})
