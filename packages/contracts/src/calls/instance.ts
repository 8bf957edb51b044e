import { z } from 'zod'
import { providers } from '../facts/providers.ts'
import { keysOf } from '../text/vocabulary.ts'
import { defineCall } from './call.ts'
import type { Capabilities } from './capabilities.ts'

const instance = z
  .object({
    payments: z.boolean().describe('Whether plans and extras are paid by card'),
    push: z.boolean().describe('Whether alerts are pushed to browsers'),
    providers: z.array(z.enum(keysOf(providers))).describe('The external providers people can sign in with'),
    aiSearch: z.boolean().describe('Whether a search understands more than its words'),
  })
  .meta({ id: 'Instance' }) satisfies z.ZodType<Capabilities>

export const getInstance = defineCall({
  method: 'GET',
  path: '/instance',
  summary: 'What this instance can do',
  access: 'public',
  input: z.object({}),
  output: instance,
})
