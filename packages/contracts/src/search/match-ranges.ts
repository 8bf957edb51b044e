import { z } from 'zod'

/** Where the words of a search occur in a text. */
export const matchRanges = z
  .array(z.tuple([z.number().int(), z.number().int()]))
  .describe('Start and end offsets, in characters')
