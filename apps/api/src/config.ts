import { ConfigError, withInstanceDefault } from '@vedetta/contracts/calls/process-config'
import type { CompanyData } from '@vedetta/contracts/companies/company-data'
import { type Provider, providers } from '@vedetta/contracts/facts/providers'
import type { SubProcessor } from '@vedetta/contracts/privacy/sub-processors'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import type { StripeSettings } from '@vedetta/core/customers/billing/stripe-payments'
import type { ProviderConfigs } from '@vedetta/core/customers/identity/providers'
import { readPublicKey } from '@vedetta/core/notify/delivery/sendgrid-reports'
import { pushKeySettings } from '@vedetta/core/notify/push/push-settings'
import { healthSettings, metricsHosts } from '@vedetta/core/operations/health/health-server'
import { logSettings } from '@vedetta/core/operations/logs/log-options'
import {
  addressSettings,
  companyOf,
  companySettings,
  databaseSettings,
  engineSettings,
  secretSettings,
  secretsOf,
  textSettings,
} from '@vedetta/core/platform/config/config'
import type { Secrets } from '@vedetta/core/platform/config/secrets'
import { telemetrySettings } from '@vedetta/core/platform/telemetry/start-telemetry'
import { z } from 'zod'
import { subProcessorSettings, subProcessorsOf } from './sub-processors.ts'

const isPublicKey = (text: string): boolean => {
  try {
    readPublicKey(text)
    return true
  } catch {
    return false
  }
}

export const apiSettings = {
  ...databaseSettings('api'),
  ...engineSettings,
  ...addressSettings,
  ...secretSettings,
  ...companySettings,
  ...pushKeySettings,
  ...subProcessorSettings,
  HOST: z.string().default('127.0.0.1'),
  PORT: withInstanceDefault(z.coerce.number().int().min(0).max(65_535), ({ api }) => `${api}`),
  ...healthSettings,
  ...logSettings,
  ...telemetrySettings,
  ...textSettings,
  /** The built web app to serve; without it only the API is served. */
  WEB_ROOT: z.string().optional(),
  /** After a signal to stop, requests are served for so long while `/api/health/ready` already says no. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  /** Searches that this process sends to the engine at a time; the rest wait, in turns of their licences. */
  SEARCHES_AT_ONCE: z.coerce.number().int().min(2).max(1_000).default(8),
  /** Comma-separated networks of proxies whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((network) => network.trim() || [])),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_DISCOVERY_URL: z.url().default('https://accounts.google.com/.well-known/openid-configuration'),
  MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
  MICROSOFT_CLIENT_SECRET: z.string().min(1).optional(),
  MICROSOFT_DISCOVERY_URL: z
    .url()
    .default('https://login.microsoftonline.com/common/v2.0/.well-known/openid-configuration'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** The public key of SendGrid's signed event webhook, as its settings show it. */
  SENDGRID_WEBHOOK_KEY: z.string().refine(isPublicKey, 'a public key in base64').optional(),
  /** Replaces Stripe's own API in tests. */
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
}

type Settings = z.infer<z.ZodObject<typeof apiSettings>>

type Complete = Settings & {
  secrets: Secrets
  providers: ProviderConfigs
  stripe: StripeSettings | null
  company: CompanyData
  subProcessors: readonly SubProcessor[]
}

export function completeConfig(settings: Settings): Complete {
  const configs = providersOf(settings)
  const stripe = stripeOf(settings)
  const used = { providers: Object.keys(configs) as Provider[], takesPayments: stripe !== null }
  return {
    ...settings,
    secrets: secretsOf(settings, [settings.HOST, ...metricsHosts(settings)]),
    providers: configs,
    stripe,
    company: companyOf(settings),
    subProcessors: subProcessorsOf(settings, used),
  }
}

/** Null without keys: plans cannot be paid online. */
function stripeOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL }: Settings): StripeSettings | null {
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET)
    return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL }
  if (STRIPE_SECRET_KEY || STRIPE_WEBHOOK_SECRET)
    throw new ConfigError(['STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: both or neither'])
  return null
}

/** Only the providers with a configured client. */
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
