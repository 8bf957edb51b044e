import { z } from 'zod'
import { defineCall } from './call.ts'
import { searchDepth, searchPageSize } from './position-search.ts'

export const maxExported = 500

const pages = searchDepth / searchPageSize
const page = z.number().int().min(1).max(pages)

const chosen = z.object({ positionIDs: z.array(z.uuid()).min(1).max(maxExported) })

const pageRange = z.object({
  startPage: page,
  endPage: page,
  searchID: z.uuid().optional().describe('Of the search whose pages these are; without it, the last one made'),
})

const inOrder = ({ startPage, endPage }: { startPage: number; endPage: number }) => startPage <= endPage

/** The same again is answered alike, and charged once. */
const request = { requestID: z.uuid().optional() }

const exported = z
  .object({
    url: z.string().describe('Where the file streams from'),
    exported: z.number().int(),
    failed: z.number().int().describe('Left out: over the credits of this month'),
    credits: z.number().int().describe('What it cost'),
  })
  .meta({ id: 'Exported' })

export type Exported = z.infer<typeof exported>

const cost = z
  .object({
    positions: z.number().int(),
    credits: z.number().int().describe('What it would cost: positions paid for this year are free'),
    left: z.number().int().describe('The credits there are'),
  })
  .meta({ id: 'ExportCost' })

export type ExportCost = z.infer<typeof cost>

export const exportPositions = defineCall({
  method: 'POST',
  path: '/position/export',
  summary: 'Export chosen positions as CSV',
  access: 'licence',
  input: chosen.extend(request),
  output: exported,
})

export const exportPages = defineCall({
  method: 'POST',
  path: '/position/export/multiple',
  summary: 'Export the pages of a search as CSV',
  access: 'licence',
  input: pageRange.extend(request).refine(inOrder),
  output: exported,
})

export const costOfExport = defineCall({
  method: 'POST',
  path: '/position/export/cost',
  summary: 'What an export would cost',
  access: 'licence',
  input: z.union([chosen, pageRange.refine(inOrder)]),
  output: cost,
})

export const downloadExport = defineCall({
  method: 'GET',
  path: '/position/export/file',
  summary: 'The file of an export, to whoever made it',
  access: 'licence',
  input: z.object({ exportID: z.uuid() }),
  output: z.string().describe('text/csv'),
})
