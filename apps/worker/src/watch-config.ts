import { addressSettings, engineSettings } from '@vedetta/core/config'
import { watchSettings } from '@vedetta/core/watch/loop/watch-settings'
import { z } from 'zod'

export const watchWorkerSettings = {
  ...engineSettings,
  ...addressSettings,
  ...watchSettings,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
}
