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

const atecoCode = z
  .object({ code: z.string(), it: z.string(), en: z.string().nullable() })
  .meta({ id: 'AtecoCode', description: 'A code of ATECO 2025, or of 2007 where 2025 has none of that name.' })

export type AtecoOption = z.infer<typeof atecoCode>

export const listAtecoDivisions = defineCall({
  method: 'GET',
  path: '/reference/divisions',
  summary: 'The divisions of ATECO: the specific sectors',
  access: 'public',
  input: z.strictObject({}),
  output: z.object({ divisions: z.array(atecoCode) }),
})

export const findAteco = defineCall({
  method: 'GET',
  path: '/reference/ateco',
  summary: 'ATECO codes that begin with a text or whose title holds its words, or one by its code',
  access: 'public',
  input: z.union([
    z.strictObject({ q: z.string().trim().min(1).max(60) }),
    z.strictObject({ code: z.string().regex(/^\d{2}(\.\d{1,2}){0,2}$/) }),
  ]),
  output: z.object({ codes: z.array(atecoCode) }),
})
