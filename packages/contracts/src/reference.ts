import { z } from 'zod'
import { defineCall } from './call.ts'

const municipality = z
  .object({ istat: z.string(), name: z.string(), province: z.string(), region: z.string() })
  .meta({ id: 'Municipality', description: 'province is the two-letter code, region its ISTAT code.' })

export type MunicipalityOption = z.infer<typeof municipality>

export const findMunicipalities = defineCall({
  method: 'GET',
  path: '/reference/municipalities',
  summary: 'Municipalities whose name begins with a text, the best known first, or one by its ISTAT code',
  access: 'public',
  input: z.union([
    z.strictObject({ q: z.string().trim().min(1).max(60) }),
    z.strictObject({ istat: z.string().regex(/^\d{6}$/) }),
  ]),
  output: z.object({ municipalities: z.array(municipality) }),
})

export const listTerritories = defineCall({
  method: 'GET',
  path: '/reference/territories',
  summary: 'The regions and provinces of Italy',
  access: 'public',
  input: z.strictObject({}),
  output: z.object({
    regions: z.array(z.object({ code: z.string(), name: z.string() })),
    provinces: z.array(z.object({ code: z.string(), name: z.string(), region: z.string() })),
  }),
})
