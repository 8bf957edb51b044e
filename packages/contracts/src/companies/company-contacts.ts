import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { captchaSolution } from '../customers/person.ts'
import { departments } from '../facts/departments.ts'
import { keysOf } from '../text/vocabulary.ts'
import { companyRef } from './company-detail.ts'

const instant = z.iso.datetime()

export const generalContact = z
  .object({
    contactID: z.uuid(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    sourceUrl: z.string(),
    lastSeen: instant,
  })
  .meta({ id: 'GeneralContact' })

export type GeneralContact = z.infer<typeof generalContact>

export const personalContact = z
  .object({
    contactID: z.uuid(),
    title: z.string().nullable(),
    department: z.enum(keysOf(departments)).nullable(),
    sourceUrl: z.string(),
    firstSeen: instant,
    lastSeen: instant,
    person: z
      .object({ fullName: z.string(), email: z.string(), phone: z.string().nullable() })
      .nullable()
      .describe('Null while locked'),
  })
  .meta({ id: 'PersonalContact' })

export type PersonalContact = z.infer<typeof personalContact>

export const contactsPageSize = 25

export const listContacts = defineCall({
  method: 'GET',
  path: '/company/contacts',
  summary: 'The contacts of a company: general ones, and people by title or department; never people who opted out',
  access: 'licence',
  input: companyRef.extend({
    title: z.string().trim().max(80).optional().describe('Words of the job title'),
    department: z.enum(keysOf(departments)).optional(),
    page: z.coerce.number().int().min(1).max(200).default(1),
  }),
  output: z.object({
    general: z.array(generalContact).describe('At most ten general contacts, free of charge'),
    people: z.array(personalContact),
    found: z.number().int().describe('People matching the query'),
    page: z.number().int(),
    total: z.number().int().describe('All people known at the company'),
    unlocked: z.number().int().describe('People unlocked by the licence'),
    departments: z
      .array(z.object({ department: z.enum(keysOf(departments)), people: z.number().int() }))
      .describe('Departments with known people, the largest first'),
  }),
})

export type ContactList = z.infer<typeof listContacts.output>

const ofContact = z.object({ contactID: z.uuid() })

export const unlockContact = defineCall({
  method: 'POST',
  path: '/company/contacts/unlock',
  summary: 'Unlock a personal contact, charged once per licence and year',
  access: 'licence',
  input: ofContact,
  output: z.object({
    credits: z.number().int().describe('Credits spent by this call; 0 if already paid for'),
    contact: personalContact,
  }),
})

export const reportContact = defineCall({
  method: 'POST',
  path: '/company/contacts/report',
  summary: 'Report an error in an unlocked contact; the credits are refunded once it is confirmed',
  access: 'licence',
  input: ofContact.extend({ captcha: captchaSolution, reason: z.string().trim().max(500).optional() }),
  output: z.object({}),
})

export const optOutContact = defineCall({
  method: 'POST',
  path: '/contact/opt-out',
  summary: 'Opt a person out of our contacts, with the link of their notice',
  access: 'public',
  input: z.object({ token: z.string().min(1).max(1_000) }),
  output: z.object({}),
})
