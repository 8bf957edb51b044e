import { z } from 'zod'
import { exportFieldList, exportFields, exportFormat } from '../facts/export-choices.ts'
import { creditCosts } from '../facts/plans.ts'
import { retention } from '../facts/retention.ts'
import { maxExported, maxPastExports } from '../inbox/position-export.ts'
import { keysOf } from '../text/vocabulary.ts'
import { exampleExport } from './examples.ts'
import { defineOperation } from './operation.ts'

const fields = exportFieldList(keysOf(exportFields))

const publicExport = z
  .object({
    exportID: z.uuid(),
    url: z.string().describe('Path of the file'),
    exported: z.number().int().describe('Positions in the file'),
    credits: z.number().int().describe('Credits that it spent'),
  })
  .meta({ id: 'PublicExport' })

export type PublicExport = z.infer<typeof publicExport>

const chosen = {
  positionIDs: [exampleExport.positionID],
  format: 'csv' as const,
}
const { positionID: _, ...made } = exampleExport

export const createPublicExport = defineOperation({
  method: 'POST',
  path: '/exports',
  summary: 'Export positions to a file',
  description: `Each position costs ${creditCosts.position} credit, once per licence and year, whichever way it was delivered. Positions that no longer exist are left out. If the credits do not cover the rest, nothing is spent and the answer is 402.`,
  scope: 'exports:write',
  body: z
    .strictObject({
      positionIDs: z.array(z.uuid()).min(1).max(maxExported),
      format: exportFormat.default('csv'),
      fields: fields.default([]).describe('Columns beside the usual ones'),
    })
    .meta({ id: 'PublicExportToMake' }),
  output: publicExport,
  status: 201,
  writes: true,
  isIdempotent: true,
  errors: ['unknown_position', 'credits_used_up', 'licence_required'],
  examples: {
    it: { summary: 'Un file CSV', body: chosen, output: made },
    en: { summary: 'A CSV file', body: chosen, output: made },
  },
})

const pastExport = publicExport
  .extend({ madeAt: z.iso.datetime(), format: exportFormat, fields })
  .meta({ id: 'PublicPastExport' })

const past = { ...made, madeAt: '2026-11-16T08:30:00.000Z', format: 'csv' as const, fields: [] }

export const listPublicExports = defineOperation({
  method: 'GET',
  path: '/exports',
  summary: 'Exports of the key’s person, the newest first',
  description: `Free. At most ${maxPastExports}, of the last ${retention.exportDays} days.`,
  scope: 'exports:write',
  output: z.object({ exports: z.array(pastExport) }).meta({ id: 'PublicExportList' }),
  errors: [],
  examples: {
    it: { summary: 'Un’esportazione', output: { exports: [past] } },
    en: { summary: 'An export', output: { exports: [past] } },
  },
})

export const getPublicExportFile = defineOperation({
  method: 'GET',
  path: '/exports/{exportID}/file',
  summary: 'The file of an export',
  description: 'Free. It is written anew at each download, so that people who have opted out since are not in it.',
  scope: 'exports:write',
  params: z.strictObject({ exportID: z.uuid() }),
  output: z.string().describe('The bytes of the file'),
  files: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  errors: ['unknown_export'],
  examples: { it: { summary: 'Il file' }, en: { summary: 'The file' } },
})
