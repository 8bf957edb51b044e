import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { keysOf } from '../text/vocabulary.ts'
import { freshnessWindow } from '../watch/freshness.ts'
import { minMeasured, serviceParts, statusCallPath } from '../watch/freshness-stages.ts'
import { levelWindows, serviceLevels } from './service-levels.ts'

const servicePart = z.object({
  part: z.enum(serviceParts),
  isWorking: z.boolean().nullable().describe('Null before the first success'),
  lastSuccess: z.iso.datetime().nullable().describe('The last visit written, search answered, mail accepted'),
})

const share = z.number().min(0).max(1).nullable().describe(`Null where fewer than ${minMeasured} were counted`)

const levelState = z.object({
  level: z.enum(keysOf(serviceLevels)),
  today: share,
  windows: z.array(z.object({ days: z.literal(levelWindows), share })),
})

export type LevelState = z.infer<typeof levelState>

const stage = freshnessWindow.shape.stages.element

const publicStatus = z
  .object({
    at: z.iso.datetime().describe('When it was measured: at most a minute ago'),
    parts: z.array(servicePart),
    visitedShare: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe('Share of the watched sites visited in the 24 hours before the count; null before the first count'),
    countedAt: z.iso.datetime().nullable(),
    levels: z.array(levelState).describe('How often each service level was kept'),
    freshness: z.array(
      freshnessWindow.extend({
        stages: z.array(
          stage.extend({ measured: stage.shape.measured.nullable().describe('Null where there were too few') }),
        ),
      }),
    ),
  })
  .meta({ id: 'PublicStatus', description: 'The state of the service, without anything about a company or a person.' })

export type PublicStatus = z.infer<typeof publicStatus>

export const getPublicStatus = defineCall({
  method: 'GET',
  path: statusCallPath,
  summary: 'Whether the service works, and how long new positions take to reach people',
  access: 'public',
  input: z.object({}),
  output: publicStatus,
})
