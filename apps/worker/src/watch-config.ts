import { addressSettings, databaseSettings, engineSettings } from '@vedetta/core/config'
import { healthSettings } from '@vedetta/core/health/health-server'
import { logSettings } from '@vedetta/core/logs/log-options'
import { telemetrySettings } from '@vedetta/core/telemetry/start-telemetry'
import { watchSettings } from '@vedetta/core/watch/loop/watch-settings'

export const watchWorkerSettings = {
  ...databaseSettings('watch'),
  ...engineSettings,
  ...addressSettings,
  ...watchSettings,
  ...healthSettings,
  ...logSettings,
  ...telemetrySettings,
}
