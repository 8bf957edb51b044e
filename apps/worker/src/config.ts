import { engineSettings, mailSettings } from '@vedetta/core/config'
import { z } from 'zod'

export const workerSettings = {
  ...engineSettings,
  ...mailSettings,
  /** Without a port nothing listens. The figures are of the whole watch: one worker that tells them is enough. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
}
