import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { exportFieldList, exportFields, exportFormat } from '../facts/export-choices.ts'
import { searchDepth, searchPageSize } from '../search/position-search.ts'
import { keysOf } from '../text/vocabulary.ts'

export const maxExported = 500

const pages = searchDepth / searchPageSize
const page = z.number().int().min(1).max(pages)

const chosen = z.object({ positionIDs: z.array(z.uuid()).min(1).max(maxExported) })

const pageRange = z.object({
  startPage: page,
  endPage: page,
  searchID: z.uuid().optional().describe('The search to export; by default the user’s last one'),
})

const inOrder = ({ startPage, endPage }: { startPage: number; endPage: number }) => startPage <= endPage

const fields = exportFieldList(keysOf(exportFields))

const request = {
  requestID: z
    .uuid()
    .optional()
    .describe('Idempotency key: a repeated request gets the same answer and is charged once'),
  fields: fields.optional().describe('Columns beside the usual ones; by default those of the user’s settings'),
  format: exportFormat.optional().describe('By default the one of the user’s settings'),
}

const exported = z
  .object({
    url: z.string().describe('Address of the file'),
    exported: z.number().int(),
    failed: z.number().int().describe('Positions left out because this month’s credits ran out'),
    credits: z.number().int().describe('Credits spent'),
  })
  .meta({ id: 'Exported' })

export type Exported = z.infer<typeof exported>

const cost = z
  .object({
    positions: z.number().int(),
    credits: z.number().int().describe('Credits the export would cost; positions already paid for this year are free'),
    left: z.number().int().describe('Credits left in the licence'),
  })
  .meta({ id: 'ExportCost' })

export type ExportCost = z.infer<typeof cost>

export const exportPositions = defineCall({
  method: 'POST',
  path: '/position/export',
  summary: 'Export chosen positions to a file',
  access: 'licence',
  input: chosen.extend(request),
  output: exported,
})

export const exportPages = defineCall({
  method: 'POST',
  path: '/position/export/multiple',
  summary: 'Export the pages of a search to a file',
  access: 'licence',
  input: pageRange.extend(request).refine(inOrder),
  output: exported,
})

export const costOfExport = defineCall({
  method: 'POST',
  path: '/position/export/cost',
  summary: 'Cost of an export in credits',
  access: 'licence',
  input: z.union([chosen, pageRange.refine(inOrder)]),
  output: cost,
})

export const downloadExport = defineCall({
  method: 'GET',
  path: '/position/export/file',
  summary: 'The file of one of the user’s exports, which costs nothing',
  access: 'licence',
  input: z.object({ exportID: z.uuid() }),
  output: z.string().describe('The bytes of the file'),
})

export const maxPastExports = 100

const pastExport = z
  .object({
    exportID: z.uuid(),
    url: z.string().describe('Address of the file'),
    madeAt: z.iso.datetime(),
    exported: z.number().int(),
    credits: z.number().int().describe('Credits spent'),
    format: exportFormat,
    fields,
    firstPosition: z.string().nullable().describe('Title of the first position in it; null if it was erased since'),
  })
  .meta({ id: 'PastExport' })

export type PastExport = z.infer<typeof pastExport>

export const listExports = defineCall({
  method: 'GET',
  path: '/position/export/list',
  summary: 'The user’s exports of the last 30 days, the newest first',
  access: 'licence',
  input: z.object({}),
  output: z.object({ exports: z.array(pastExport) }),
})
