import { z } from 'zod'

/** Rows of a page of an operator's list. */
export const operatorPageSize = 50

export const cursor = z
  .string()
  .regex(/^[\w-]{1,300}$/)
  .optional()
  .describe('The `next` of the page before; by default the first page')

export const next = z.string().nullable().describe('Where the next page begins; null after the last one')
