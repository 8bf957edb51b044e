import { ConfigError, redisSettings, withInstanceDefault } from '@vedetta/contracts/calls/process-config'
import { type CompanyData, exampleCompany } from '@vedetta/contracts/companies/company-data'
import { advertTexts } from '@vedetta/contracts/facts/advert-texts'
import { z } from 'zod'
import { withRole } from '../db/database-url.ts'
import { type DatabaseRole, roleName } from '../db/rights/roles.ts'
import { isLoopback, isLoopbackHost } from './is-loopback.ts'
import type { Secrets } from './secrets.ts'

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, abort: true })
const ownerUrlAt = ({ postgres }: { postgres: number }) => `postgres://vedetta@127.0.0.1:${postgres}/vedetta`

/** The owner's address of the database, for `vedetta migrate` alone: no process that serves or reads the web has it. */
export const migrationSettings = {
  MIGRATION_DATABASE_URL: withInstanceDefault(postgresUrl, ownerUrlAt),
}

/** The address names the process's own role: another one, the owner's above all, may do more than the process needs. */
export function databaseSettings(role: DatabaseRole) {
  const isOwnRole = (url: string) => URL.parse(url)?.username.endsWith(roleName('', role)) === true
  const ownUrl = postgresUrl.refine(isOwnRole, `connect as the role …${roleName('', role)} that vedetta migrate made`)
  return { DATABASE_URL: withInstanceDefault(ownUrl, (ports) => withRole(ownerUrlAt(ports), role)) }
}

/** The other engines' addresses; the defaults are those of `scripts/services up`. */
export const engineSettings = {
  ...redisSettings,
  OPENSEARCH_URL: withInstanceDefault(
    z.url({ protocol: /^https?$/ }),
    (ports) => `http://127.0.0.1:${ports.opensearch}`,
  ),
  /** Prefixes every index name, so that several instances and tests share one cluster. */
  INDEX_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .default('vedetta-'),
}

/** The public address of Vedetta: links in mails and the redirects of identity providers lead to it. */
export const addressSettings = {
  PUBLIC_URL: withInstanceDefault(
    z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin),
    ({ web }) => `http://127.0.0.1:${web}`,
  ),
}

const secret = z.string().min(32, 'at least 32 characters')

export const secretSettings = {
  /** Signs cookies and captchas, encrypts second factors. */
  AUTH_SECRET: secret.optional(),
  /** Comma-separated, newest first: only read what they encrypted. */
  AUTH_SECRET_PREVIOUS: z
    .string()
    .default('')
    .transform((list) => list.split(',').flatMap((entry) => entry.trim() || []))
    .pipe(z.array(secret).max(10)),
}

/** Published with the code, therefore only used on loopback, which no other machine reaches. */
const loopbackSecret = 'for people who try Vedetta on their own machine'

const ownSecret = 'set one of your own, the same for api and worker (openssl rand -base64 48)'

/** `hosts` is what the process listens on: a public address is not the only way to be reached. */
export function secretsOf(
  settings: z.infer<z.ZodObject<typeof secretSettings>> & { PUBLIC_URL: string },
  hosts: readonly string[],
): Secrets {
  const { AUTH_SECRET, AUTH_SECRET_PREVIOUS, PUBLIC_URL } = settings
  if (isLoopback(PUBLIC_URL) && hosts.every(isLoopbackHost))
    return [AUTH_SECRET ?? loopbackSecret, ...AUTH_SECRET_PREVIOUS]
  if (AUTH_SECRET === undefined)
    throw new ConfigError([
      `AUTH_SECRET: needed, unless PUBLIC_URL and what it listens on are of this machine; ${ownSecret}`,
    ])
  if (AUTH_SECRET === loopbackSecret)
    throw new ConfigError([
      `AUTH_SECRET: published with the code, so that anybody could sign in as anybody; ${ownSecret}`,
    ])
  if (AUTH_SECRET_PREVIOUS.includes(loopbackSecret))
    throw new ConfigError([
      'AUTH_SECRET_PREVIOUS: published with the code, so that anybody could make opt-out links; leave it out',
    ])
  return [AUTH_SECRET, ...AUTH_SECRET_PREVIOUS]
}

const line = z
  .string()
  .trim()
  .min(1, 'a line of text')
  .max(300)
  .regex(/^[^\r\n]*$/, 'a line of text')
  .optional()
const address = z.email('an e-mail address').optional()

/** The company that runs the instance, named in legal pages, notices and mails to support. */
export const companySettings = {
  COMPANY_NAME: line,
  COMPANY_ADDRESS: line,
  COMPANY_VAT: line,
  COMPANY_PEC: address,
  COMPANY_COURT: line,
  SUPPORT_EMAIL: address,
  PRIVACY_EMAIL: address,
  PRIVACY_OFFICER: line,
}

type CompanySettings = z.infer<z.ZodObject<typeof companySettings>>

const companyFields = {
  companyName: 'COMPANY_NAME',
  companyAddress: 'COMPANY_ADDRESS',
  companyVat: 'COMPANY_VAT',
  companyPec: 'COMPANY_PEC',
  court: 'COMPANY_COURT',
  supportEmail: 'SUPPORT_EMAIL',
  privacyEmail: 'PRIVACY_EMAIL',
  dpo: 'PRIVACY_OFFICER',
} as const satisfies Record<keyof CompanyData, keyof CompanySettings>

/** An instance beyond loopback needs every field: legal texts must not name a company that does not exist. */
export function companyOf(settings: CompanySettings & { PUBLIC_URL: string }): CompanyData {
  const missing = Object.values(companyFields).filter((name) => settings[name] === undefined)
  if (missing.length > 0 && !isLoopback(settings.PUBLIC_URL))
    throw new ConfigError(missing.map((name) => `${name}: needed, unless PUBLIC_URL is of this machine`))
  const given = Object.entries(companyFields).map(([field, name]) => [
    field,
    settings[name] ?? exampleCompany[field as keyof CompanyData],
  ])
  return Object.fromEntries(given) as CompanyData
}

/** Days between the mail server's acceptance of a notice and the day from which customers can unlock the person. */
export const noticeSettings = {
  NOTICE_WAIT_DAYS: z.coerce.number().int().min(0).max(365).default(14),
}

/** Whether adverts leave by export, feed, webhook and API in their own words, or as an excerpt with the link to the page. */
export const textSettings = {
  ADVERT_TEXTS: z.enum(advertTexts).default('whole'),
}

/** The journal of erasures is kept apart from the database, so that both are not lost together. */
export const journalSettings = {
  ERASURE_JOURNAL: z.string().min(1).optional(),
}

/** Any SMTP service; the default is the one that `pnpm dev` runs. */
export const mailSettings = {
  SMTP_URL: withInstanceDefault(z.url({ protocol: /^smtps?$/ }), ({ smtp }) => `smtp://127.0.0.1:${smtp}`),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'an address, or Name <address>')
    .default('Vedetta <noreply@vedetta.example>'),
}
