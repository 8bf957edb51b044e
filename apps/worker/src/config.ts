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
  vapidKeysOf,
  vapidSettings,
} from '@vedetta/core/config'
import type { VapidKeys } from '@vedetta/core/push/vapid-keys'
import type { Secrets } from '@vedetta/core/secrets'
import { z } from 'zod'
import { healthSettings } from './health-server.ts'

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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
}

type Settings = z.infer<z.ZodObject<typeof workerSettings>>

export function completeConfig(
  settings: Settings,
): Settings & { secrets: Secrets; company: ReturnType<typeof companyOf>; vapidKeys: VapidKeys | null } {
  return { ...settings, secrets: secretsOf(settings), company: companyOf(settings), vapidKeys: vapidKeysOf(settings) }
}
