import { z } from 'zod'

export const cursor = z
  .string()
  .min(1)
  .max(2_000)
  .optional()
  .describe('`next` of the page before, with the rest of the request unchanged; the first page by default')

export const next = z.string().nullable().describe('The `cursor` of the next page; null after the last')
