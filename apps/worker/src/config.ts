import { engineSettings, mailSettings } from '@vedetta/core/config'
import { z } from 'zod'

export const workerSettings = {
  ...engineSettings,
  ...mailSettings,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
}
