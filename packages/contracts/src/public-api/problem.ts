import { z } from 'zod'
import { errors } from '../calls/errors.ts'
import { keysOf } from '../text/vocabulary.ts'
import { positionHead } from './position.ts'

const invalidValue = z.object({
  in: z.enum(['path', 'query', 'body']),
  pointer: z.string().describe('JSON Pointer of the value (RFC 6901)'),
  reason: z.string(),
})

export type InvalidValue = z.infer<typeof invalidValue>

/** The answer to every call that fails (RFC 9457). */
export const problem = z
  .object({
    type: z.url().describe('Where the error is documented'),
    title: z.string(),
    status: z.number().int(),
    detail: z
      .string()
      .describe('What happened and what to do, in the language of `Accept-Language`: English or Italian'),
    code: z.enum(keysOf(errors)).describe('The name of the error, which stays the same'),
    requestID: z.string().optional().describe('To be given to support, with an error of ours'),
    invalid: z.array(invalidValue).optional().describe('The values that were refused, with `invalid_request`'),
  })
  .meta({ id: 'Problem' })

export type Problem = z.infer<typeof problem>

/** The answer where the credits do not cover what was asked: nothing was charged, and its heads are free. */
export const creditsProblem = problem
  .extend({ heads: z.array(positionHead).optional().describe('The heads of the positions that were asked for') })
  .meta({ id: 'CreditsProblem' })
