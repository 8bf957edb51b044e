import { z } from 'zod'
import { defineCall } from './call.ts'
import { processingPurposes, subProcessorsPath } from './processing.ts'
import { keysOf } from './vocabulary.ts'

const subProcessor = z
  .object({
    purpose: z.enum(keysOf(processingPurposes)),
    name: z.string(),
    country: z.string().describe('Where it is established: two letters, ISO 3166'),
  })
  .meta({ id: 'SubProcessor' })

export type SubProcessor = z.infer<typeof subProcessor>

export const listSubProcessors = defineCall({
  method: 'GET',
  path: subProcessorsPath,
  summary: 'Who processes personal data for this instance',
  access: 'public',
  input: z.object({}),
  output: z.object({ subProcessors: z.array(subProcessor) }),
})
