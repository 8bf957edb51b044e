import { z } from 'zod'
import { defineCall } from '../calls/call.ts'

/** Every search of the person carries them. */
export const maxExcludedCompanies = 500

const excludedCompany = z
  .object({ companyID: z.uuid(), name: z.string(), vat: z.string(), excludedAt: z.iso.datetime() })
  .meta({ id: 'ExcludedCompany' })

export type ExcludedCompany = z.infer<typeof excludedCompany>

export const listExcludedCompanies = defineCall({
  method: 'GET',
  path: '/company/excluded',
  summary: 'The companies whose positions the user’s searches and alerts leave out, the last excluded first',
  access: 'user',
  input: z.object({}),
  output: z.object({ companies: z.array(excludedCompany) }),
})

export const excludeCompany = defineCall({
  method: 'POST',
  path: '/company/exclude',
  summary: 'Leave the positions of a company out of the user’s searches and alerts, or bring them back',
  access: 'user',
  input: z.object({ companyID: z.uuid(), excluded: z.boolean().describe('The wanted state') }),
  output: z.object({ excluded: z.boolean() }),
})
