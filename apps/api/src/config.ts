import { engineSettings } from '@vedetta/core/config'
import { z } from 'zod'

export const apiSettings = {
  ...engineSettings,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(17_480),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The built web app, served beside the API; without it the API stands alone. */
  WEB_ROOT: z.string().optional(),
}
