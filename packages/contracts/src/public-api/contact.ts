import { z } from 'zod'
import { generalContact, personalContact } from '../companies/company-contacts.ts'
import { departments } from '../facts/departments.ts'
import { creditCosts } from '../facts/plans.ts'
import { retention } from '../facts/retention.ts'
import { contactChanges } from '../privacy/contact-changes.ts'
import { keysOf } from '../text/vocabulary.ts'
import { cursor, next } from './cursor.ts'
import { exampleCompanyRow, exampleGeneralContact, exampleLockedContact, exampleUnlockedContact } from './examples.ts'
import { defineOperation, numberInQuery, pageSize } from './operation.ts'

export const listPublicContacts = defineOperation({
  method: 'GET',
  path: '/companies/{companyID}/contacts',
  summary: 'The contacts of a company',
  description:
    'Free. General contacts come with the first page. People are listed without name, address and number until the licence has unlocked them, and never once they have opted out.',
  scope: 'companies:read',
  params: z.strictObject({ companyID: z.uuid() }),
  query: z.strictObject({
    department: z.enum(keysOf(departments)).optional(),
    limit: numberInQuery(pageSize),
    cursor,
  }),
  output: z
    .object({ general: z.array(generalContact), people: z.array(personalContact), next })
    .meta({ id: 'PublicContactList' }),
  errors: ['unknown_company', 'cursor_invalid'],
  examples: {
    it: {
      summary: 'Un contatto generale e una persona da sbloccare',
      output: { general: [exampleGeneralContact], people: [exampleLockedContact], next: null },
    },
    en: {
      summary: 'A general contact and a locked person',
      output: { general: [exampleGeneralContact], people: [exampleLockedContact], next: null },
    },
  },
})

const exampleChange = {
  number: 41,
  kind: 'erased',
  contactID: exampleUnlockedContact.contactID,
  companyID: exampleCompanyRow.companyID,
  day: '2026-11-18',
} as const

const contactChange = z
  .object({
    number: z.number().int(),
    kind: z.enum(keysOf(contactChanges)).describe('`restricted`: it may be kept, and not be used'),
    contactID: z.uuid(),
    companyID: z.uuid(),
    day: z.iso.date().describe('In Italy'),
  })
  .meta({ id: 'ContactChange' })

export type ContactChange = z.infer<typeof contactChange>

export const listPublicContactChanges = defineOperation({
  method: 'GET',
  path: '/contacts/changes',
  summary: 'Contacts that the licence received and has to erase or to read again',
  description: `Free. Whoever unlocked, exported or pulled a contact is told here once it is erased, rectified or restricted by request of the person (article 19 of the GDPR): by its ID, company and day, never by name or address. What the sweep deletes at the end of its retention is not among them.

Keep \`next\` and send it as \`since\`: no change is missed or comes twice. Begin with 0. The same is told by webhook (\`${Object.values(contactChanges).join('`, `')}\`) and by mail to the licence’s administrator. Changes are kept for ${retention.receiverProofMonths} months.`,
  scope: 'companies:read',
  query: z.strictObject({
    since: numberInQuery(z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)).describe('`next` of the page before'),
    limit: numberInQuery(pageSize),
  }),
  output: z
    .object({
      changes: z.array(contactChange),
      next: z.number().int(),
      more: z.boolean().describe('Whether more changes are waiting'),
    })
    .meta({ id: 'ContactChanges' }),
  errors: ['since_out_of_range'],
  examples: {
    it: { summary: 'Un contatto da cancellare', output: { changes: [exampleChange], next: 41, more: false } },
    en: { summary: 'A contact to erase', output: { changes: [exampleChange], next: 41, more: false } },
  },
})

export const unlockPublicContact = defineOperation({
  method: 'POST',
  path: '/contacts/{contactID}/unlock',
  summary: 'Unlock a person’s contact',
  description: `Costs ${creditCosts.contact} credits, once per licence and year.`,
  scope: 'contacts:unlock',
  params: z.strictObject({ contactID: z.uuid() }),
  output: z
    .object({
      credits: z.number().int().describe('Credits that the call spent; 0 if the contact was paid for'),
      contact: personalContact,
    })
    .meta({ id: 'UnlockedContact' }),
  writes: true,
  isIdempotent: true,
  errors: ['unknown_contact', 'credits_used_up', 'licence_required'],
  examples: {
    it: { summary: 'Una persona sbloccata', output: { credits: 5, contact: exampleUnlockedContact } },
    en: { summary: 'An unlocked person', output: { credits: 5, contact: exampleUnlockedContact } },
  },
})
