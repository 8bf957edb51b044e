import { healthSettings } from '@vedetta/core/operations/health/health-server'
import { logSettings } from '@vedetta/core/operations/logs/log-options'
import { addressSettings, databaseSettings, engineSettings } from '@vedetta/core/platform/config/config'
import { telemetrySettings } from '@vedetta/core/platform/telemetry/start-telemetry'
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
