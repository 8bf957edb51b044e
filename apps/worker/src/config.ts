import { vapidKeysOf, vapidSettings } from '@vedetta/core/notify/push/push-settings'
import type { VapidKeys } from '@vedetta/core/notify/push/vapid-keys'
import { healthSettings, metricsHosts } from '@vedetta/core/operations/health/health-server'
import { logSettings } from '@vedetta/core/operations/logs/log-options'
import {
  addressSettings,
  companyOf,
  companySettings,
  databaseSettings,
  engineSettings,
  journalSettings,
  mailSettings,
  noticeSettings,
  secretSettings,
  secretsOf,
  textSettings,
} from '@vedetta/core/platform/config/config'
import type { Secrets } from '@vedetta/core/platform/config/secrets'
import { telemetrySettings } from '@vedetta/core/platform/telemetry/start-telemetry'
import type { z } from 'zod'

export const workerSettings = {
  ...databaseSettings('worker'),
  ...engineSettings,
  ...addressSettings,
  ...secretSettings,
  ...mailSettings,
  ...companySettings,
  ...journalSettings,
  ...noticeSettings,
  ...vapidSettings,
  ...healthSettings,
  ...logSettings,
  ...telemetrySettings,
  ...textSettings,
}

type Settings = z.infer<z.ZodObject<typeof workerSettings>>

export type WorkerConfig = Settings & {
  secrets: Secrets
  company: ReturnType<typeof companyOf>
  vapidKeys: VapidKeys | null
}

export function completeConfig(settings: Settings): WorkerConfig {
  return {
    ...settings,
    secrets: secretsOf(settings, metricsHosts(settings)),
    company: companyOf(settings),
    vapidKeys: vapidKeysOf(settings),
  }
}
