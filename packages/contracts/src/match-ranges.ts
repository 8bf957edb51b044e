import { z } from 'zod'

/** Where in a text the words stand that a search asked for. */
export const matchRanges = z.array(z.tuple([z.number().int(), z.number().int()])).describe('From and to, in characters')
