import {
  addressSettings,
  companyOf,
  companySettings,
  databaseSettings,
  engineSettings,
  mailSettings,
  secretSettings,
  secretsOf,
  vapidKeysOf,
  vapidSettings,
} from '@vedetta/core/config'
import type { VapidKeys } from '@vedetta/core/push/vapid-keys'
import type { Secrets } from '@vedetta/core/secrets'
import { z } from 'zod'

export const workerSettings = {
  ...databaseSettings('worker'),
  ...engineSettings,
  ...addressSettings,
  ...secretSettings,
  ...mailSettings,
  ...companySettings,
  ...vapidSettings,
  /** Without a port there are no metrics. They cover the whole watch, so one worker is enough. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
}

type Settings = z.infer<z.ZodObject<typeof workerSettings>>

export function completeConfig(
  settings: Settings,
): Settings & { secrets: Secrets; company: ReturnType<typeof companyOf>; vapidKeys: VapidKeys | null } {
  return { ...settings, secrets: secretsOf(settings), company: companyOf(settings), vapidKeys: vapidKeysOf(settings) }
}
