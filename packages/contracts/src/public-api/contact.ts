import { z } from 'zod'
import { generalContact, personalContact } from '../companies/company-contacts.ts'
import { departments } from '../facts/departments.ts'
import { creditCosts } from '../facts/plans.ts'
import { keysOf } from '../text/vocabulary.ts'
import { cursor, next } from './cursor.ts'
import { exampleGeneralContact, exampleLockedContact, exampleUnlockedContact } from './examples.ts'
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
