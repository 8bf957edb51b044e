import { z } from 'zod'
import { keysOf } from '../text/vocabulary.ts'
import { freshnessStages, freshnessWindows, minMeasured } from './freshness-stages.ts'

const count = z.int().min(0)

export const freshnessWindow = z
  .object({
    days: z.literal(freshnessWindows),
    stages: z.array(
      z.object({
        stage: z.enum(keysOf(freshnessStages)),
        measured: count,
        p50Ms: count.nullable().describe(`Null where fewer than ${minMeasured} were measured`),
        p95Ms: count.nullable(),
      }),
    ),
  })
  .meta({ id: 'FreshnessWindow' })

export type FreshnessWindow = z.infer<typeof freshnessWindow>
