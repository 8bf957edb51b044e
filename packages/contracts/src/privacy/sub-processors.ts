import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { keysOf } from '../text/vocabulary.ts'
import { processingPurposes, subProcessorsPath } from './processing.ts'

const subProcessor = z
  .object({
    purpose: z.enum(keysOf(processingPurposes)),
    name: z.string(),
    country: z.string().describe('Country of establishment, ISO 3166-1 alpha-2'),
  })
  .meta({ id: 'SubProcessor' })

export type SubProcessor = z.infer<typeof subProcessor>

export const listSubProcessors = defineCall({
  method: 'GET',
  path: subProcessorsPath,
  summary: 'The sub-processors of personal data of this instance',
  access: 'public',
  input: z.object({}),
  output: z.object({ subProcessors: z.array(subProcessor) }),
})
