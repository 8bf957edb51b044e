import {
  addressSettings,
  companyOf,
  companySettings,
  databaseSettings,
  engineSettings,
  journalSettings,
  mailSettings,
  secretSettings,
  secretsOf,
} from '@vedetta/core/config'
import { healthSettings, metricsHosts } from '@vedetta/core/health/health-server'
import { logSettings } from '@vedetta/core/logs/log-options'
import { vapidKeysOf, vapidSettings } from '@vedetta/core/push/push-settings'
import type { VapidKeys } from '@vedetta/core/push/vapid-keys'
import type { Secrets } from '@vedetta/core/secrets'
import { telemetrySettings } from '@vedetta/core/telemetry/start-telemetry'
import type { z } from 'zod'

export const workerSettings = {
  ...databaseSettings('worker'),
  ...engineSettings,
  ...addressSettings,
  ...secretSettings,
  ...mailSettings,
  ...companySettings,
  ...journalSettings,
  ...vapidSettings,
  ...healthSettings,
  ...logSettings,
  ...telemetrySettings,
}

type Settings = z.infer<z.ZodObject<typeof workerSettings>>

export function completeConfig(
  settings: Settings,
): Settings & { secrets: Secrets; company: ReturnType<typeof companyOf>; vapidKeys: VapidKeys | null } {
  return {
    ...settings,
    secrets: secretsOf(settings, metricsHosts(settings)),
    company: companyOf(settings),
    vapidKeys: vapidKeysOf(settings),
  }
}
