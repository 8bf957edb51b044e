import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { companyRow } from './company-row.ts'

/** A list that is paged on the client has to stay this small. */
export const maxSavedCompanies = 1_000

const savedCompany = companyRow.extend({ savedAt: z.iso.datetime() }).meta({ id: 'SavedCompany' })

export type SavedCompany = z.infer<typeof savedCompany>

export const listSavedCompanies = defineCall({
  method: 'GET',
  path: '/company/saved',
  summary: 'The user’s saved companies, the last saved first',
  access: 'licence',
  input: z.object({}),
  output: z.object({ companies: z.array(savedCompany) }),
})

export const saveCompany = defineCall({
  method: 'POST',
  path: '/company/save',
  summary: 'Toggle a saved company',
  access: 'licence',
  input: z.object({
    companyID: z.uuid(),
    saved: z.boolean().optional().describe('The wanted state, which makes the call idempotent; by default it toggles'),
  }),
  output: z.object({ status: z.enum(['saved', 'removed']) }),
})
