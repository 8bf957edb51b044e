import { z } from 'zod'
import { defineCall } from '../calls/call.ts'

/** Companies, and positions, of one answer. */
export const maxNamed = 5

/** Letters below which nearly everything would be found. */
export const minNameLetters = 2

const namedCompany = z
  .object({
    companyID: z.uuid(),
    name: z.string(),
    city: z.string().nullable().describe('The town of its legal office'),
  })
  .meta({ id: 'NamedCompany' })

const namedPosition = z
  .object({ positionID: z.uuid(), name: z.string(), company: z.string().describe('The name of its company') })
  .meta({ id: 'NamedPosition' })

export const findByName = defineCall({
  method: 'GET',
  path: '/name/find',
  summary: `Up to ${maxNamed} companies by name, and up to ${maxNamed} open positions by title among those the user has seen or contacted; costs no search`,
  access: 'licence',
  input: z.strictObject({
    q: z.string().trim().min(minNameLetters).max(100).describe('Words of the name, the last one perhaps only begun'),
  }),
  output: z.object({
    companies: z.array(namedCompany).max(maxNamed).describe('As the free search of companies finds and sorts them'),
    positions: z.array(namedPosition).max(maxNamed).describe('The last found first'),
  }),
})

export type NamedThings = z.infer<typeof findByName.output>
export type NamedCompany = NamedThings['companies'][number]
export type NamedPosition = NamedThings['positions'][number]
