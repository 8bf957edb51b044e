import { addressSettings, databaseSettings, engineSettings } from '@vedetta/core/config'
import { watchSettings } from '@vedetta/core/watch/loop/watch-settings'
import { z } from 'zod'
import { healthSettings } from './health-server.ts'

export const watchWorkerSettings = {
  ...databaseSettings('watch'),
  ...engineSettings,
  ...addressSettings,
  ...watchSettings,
  ...healthSettings,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
}
