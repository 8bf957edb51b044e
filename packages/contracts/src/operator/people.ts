import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { plans } from '../facts/plans.ts'
import { languages } from '../text/labels.ts'
import { keysOf } from '../text/vocabulary.ts'
import { cursor, next } from './cursor.ts'
import { operatorReason } from './reason.ts'

const instant = z.iso.datetime()
const ofPerson = z.object({ userID: z.uuid() })

const personRow = z
  .object({
    userID: z.uuid(),
    email: z.string(),
    name: z.string(),
    verified: z.boolean(),
    twoStep: z.boolean(),
    operator: z.boolean(),
    createdAt: instant,
    licence: z
      .object({ licenceID: z.uuid(), customer: z.string(), tier: z.enum(keysOf(plans)) })
      .nullable()
      .describe('The licence of the person’s seat'),
    lastSignIn: instant.nullable().describe('Of the sessions that still exist, which is 30 days'),
    sessions: z.int(),
  })
  .meta({ id: 'OperatorPerson' })

export type OperatorPerson = z.infer<typeof personRow>

const personDetail = personRow
  .extend({
    language: z.enum(languages),
    hasPassword: z.boolean(),
    providers: z.array(z.string()).describe('Identity providers that the person signs in with'),
    seatSince: instant.nullable(),
    administers: z.array(z.object({ licenceID: z.uuid(), customer: z.string() })).describe('At most 20'),
    manages: z.array(z.object({ licenceID: z.uuid(), customer: z.string() })).describe('At most 20'),
    filters: z.int().describe('Saved filters'),
    devices: z.int().describe('Devices that get notifications'),
    webhooks: z.int(),
    feeds: z.int(),
    mails: z
      .array(
        z.object({
          template: z.string(),
          queuedAt: instant,
          sentAt: instant.nullable(),
          failedAt: instant.nullable(),
        }),
      )
      .describe('The last 10 mails to the address, without their texts'),
  })
  .meta({ id: 'OperatorPersonDetail' })

export type OperatorPersonDetail = z.infer<typeof personDetail>

export const findPeople = defineCall({
  method: 'GET',
  path: '/operator/people',
  summary: 'User accounts by a part of their address or name',
  access: 'operator',
  input: z.object({ query: z.string().trim().min(1).max(254).optional(), cursor }),
  output: z.object({ people: z.array(personRow), next }),
})

export const getPerson = defineCall({
  method: 'GET',
  path: '/operator/people/person',
  summary: 'A user account, without passwords, tokens and what the person searches',
  access: 'operator',
  input: ofPerson,
  output: personDetail,
})

export const endSessions = defineCall({
  method: 'POST',
  path: '/operator/people/end-sessions',
  summary: 'Sign a person out everywhere',
  access: 'operator',
  input: ofPerson.extend({ reason: operatorReason }),
  output: z.object({ sessions: z.int() }),
})

export const resetPersonSecondStep = defineCall({
  method: 'POST',
  path: '/operator/people/reset-second-step',
  summary: 'Remove a person’s second factor and end their sessions; they are told by mail',
  access: 'operator',
  input: ofPerson.extend({ reason: operatorReason }),
  output: z.object({}),
})
