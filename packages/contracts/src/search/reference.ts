import { z } from 'zod'
import { defineCall } from '../calls/call.ts'

const municipality = z
  .object({ istat: z.string(), name: z.string(), province: z.string(), region: z.string() })
  .meta({ id: 'Municipality', description: '`province` is a two-letter code, `region` an ISTAT code.' })

export type MunicipalityOption = z.infer<typeof municipality>

export const findMunicipalities = defineCall({
  method: 'GET',
  path: '/reference/municipalities',
  summary: 'Municipalities by name prefix, the best known first, or one by ISTAT code',
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
  .meta({ id: 'AtecoCode', description: 'An ATECO 2025 code, or an ATECO 2007 one where 2025 has no such code.' })

export type AtecoOption = z.infer<typeof atecoCode>

export const listAtecoDivisions = defineCall({
  method: 'GET',
  path: '/reference/divisions',
  summary: 'The ATECO divisions, offered as specific sectors',
  access: 'public',
  input: z.strictObject({}),
  output: z.object({ divisions: z.array(atecoCode) }),
})

export const findAteco = defineCall({
  method: 'GET',
  path: '/reference/ateco',
  summary: 'ATECO codes by prefix or by words of the title, or one by its code',
  access: 'public',
  input: z.union([
    z.strictObject({ q: z.string().trim().min(1).max(60) }),
    z.strictObject({ code: z.string().regex(/^\d{2}(\.\d{1,2}){0,2}$/) }),
  ]),
  output: z.object({ codes: z.array(atecoCode) }),
})
