import { z } from 'zod'
import { defineCall } from './call.ts'
import { companyRow } from './company-row.ts'

/** As many as a list that is paged on the client carries. */
export const maxSavedCompanies = 1_000

const savedCompany = companyRow.extend({ savedAt: z.iso.datetime() }).meta({ id: 'SavedCompany' })

export type SavedCompany = z.infer<typeof savedCompany>

export const listSavedCompanies = defineCall({
  method: 'GET',
  path: '/company/saved',
  summary: 'Every saved company, the last saved first',
  access: 'licence',
  input: z.object({}),
  output: z.object({ companies: z.array(savedCompany) }),
})

export const saveCompany = defineCall({
  method: 'POST',
  path: '/company/save',
  summary: 'Save a company, or remove it if it is saved',
  access: 'licence',
  input: z.object({
    companyID: z.uuid(),
    saved: z.boolean().optional().describe('What it shall be, so that a repeated call changes nothing'),
  }),
  output: z.object({ status: z.enum(['saved', 'removed']) }),
})
