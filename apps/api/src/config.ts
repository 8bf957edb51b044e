import { type Provider, providers } from '@vedetta/contracts/auth'
import { keysOf } from '@vedetta/contracts/vocabulary'
import { addressSettings, ConfigError, engineSettings } from '@vedetta/core/config'
import type { ProviderConfigs } from '@vedetta/core/identity/providers'
import { isLoopback } from '@vedetta/core/is-loopback'
import { z } from 'zod'

export const apiSettings = {
  ...engineSettings,
  ...addressSettings,
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(17_480),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /** The built web app, served beside the API; without it the API stands alone. */
  WEB_ROOT: z.string().optional(),
  /** Networks, separated by commas, whose word on a client's address is believed. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((network) => network.trim() || [])),
  /** Signs cookies, links in mails and captchas: who knows it is anybody. */
  AUTH_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_DISCOVERY_URL: z.url().default('https://accounts.google.com/.well-known/openid-configuration'),
  MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
  MICROSOFT_CLIENT_SECRET: z.string().min(1).optional(),
  MICROSOFT_DISCOVERY_URL: z
    .url()
    .default('https://login.microsoftonline.com/common/v2.0/.well-known/openid-configuration'),
}

type Settings = z.infer<z.ZodObject<typeof apiSettings>>

/** A secret everybody can read here is good enough where nobody else gets to. */
const loopbackSecret = 'for people who try Vedetta on their own machine'

export function completeConfig(settings: Settings): Settings & { AUTH_SECRET: string; providers: ProviderConfigs } {
  const { AUTH_SECRET = isLoopback(settings.PUBLIC_URL) ? loopbackSecret : undefined } = settings
  if (AUTH_SECRET === undefined) throw new ConfigError(['AUTH_SECRET: needed, unless PUBLIC_URL is of this machine'])
  return { ...settings, AUTH_SECRET, providers: providersOf(settings) }
}

/** A provider without its client is not offered. */
function providersOf(settings: Settings): ProviderConfigs {
  const configs: ProviderConfigs = {}
  for (const provider of keysOf(providers)) {
    const name = provider.toUpperCase() as Uppercase<Provider>
    const clientId = settings[`${name}_CLIENT_ID`]
    const clientSecret = settings[`${name}_CLIENT_SECRET`]
    if (clientId && clientSecret)
      configs[provider] = { clientId, clientSecret, discoveryUrl: settings[`${name}_DISCOVERY_URL`] }
    else if (clientId || clientSecret)
      throw new ConfigError([`${name}_CLIENT_ID, ${name}_CLIENT_SECRET: both or neither`])
  }
  return configs
}
