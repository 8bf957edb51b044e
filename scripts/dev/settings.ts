import { withRole } from '../../packages/core/src/platform/db/database-url.ts'
import { type DatabaseRole, databaseRoles } from '../../packages/core/src/platform/db/rights/roles.ts'
import { type Ports, readPorts } from '../ports.ts'

type Env = Record<string, string | undefined>

export type DevSettings = {
  readonly ports: Ports
  /** Whether the engines are someone else's to start. */
  readonly hasExternalEngines: boolean
  /** Whether mails end in our sink: unless SMTP_URL names another host. */
  readonly sinksMails: boolean
  readonly webUrl: string
  readonly apiUrl: string
  /** The page of the mails and webhooks that were sent. */
  readonly mailboxUrl: string
  /** The environment of every app and command: they know their settings, not the port base. Its database role is the command line's. */
  readonly env: Env &
    Record<'MIGRATION_DATABASE_URL' | 'DATABASE_URL' | 'REDIS_URL' | 'OPENSEARCH_URL' | 'SMTP_URL', string>
  readonly databaseUrls: Readonly<Record<DatabaseRole, string>>
}

export function readDevSettings(env: Env): DevSettings {
  const hasExternalEngines = hasEnginesElsewhere(env)
  const sinksMails = !hasMailElsewhere(env)
  const ports = readPorts(env)
  const webUrl = `http://127.0.0.1:${ports.web}`
  const apiUrl = `http://127.0.0.1:${ports.api}`
  const ownEngines = {
    MIGRATION_DATABASE_URL: `postgres://vedetta@127.0.0.1:${ports.postgres}/vedetta`,
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    OPENSEARCH_URL: `http://127.0.0.1:${ports.opensearch}`,
  }
  const ownerUrl = (hasExternalEngines && env.MIGRATION_DATABASE_URL) || ownEngines.MIGRATION_DATABASE_URL
  const roleUrls = databaseRoles.map((role) => [role, withRole(ownerUrl, role)])
  const databaseUrls: DevSettings['databaseUrls'] = Object.fromEntries(roleUrls)
  return {
    ports,
    hasExternalEngines,
    sinksMails,
    webUrl,
    apiUrl,
    mailboxUrl: `http://127.0.0.1:${ports.mailbox}`,
    databaseUrls,
    env: {
      ...env,
      MIGRATION_DATABASE_URL: ownerUrl,
      DATABASE_URL: databaseUrls.cli,
      REDIS_URL: (hasExternalEngines && env.REDIS_URL) || ownEngines.REDIS_URL,
      OPENSEARCH_URL: (hasExternalEngines && env.OPENSEARCH_URL) || ownEngines.OPENSEARCH_URL,
      SMTP_URL: (!sinksMails && env.SMTP_URL) || `smtp://127.0.0.1:${ports.smtp}`,
      PUBLIC_URL: webUrl,
      PORT: `${ports.api}`,
      WEB_PORT: `${ports.web}`,
      SIM_GATEWAY_PORT: `${ports.simGateway}`,
      API_URL: apiUrl,
      LOG_LEVEL: env.LOG_LEVEL || 'warn',
    },
  }
}

function hasEnginesElsewhere({ VEDETTA_ENGINES: engines }: Env): boolean {
  if (engines && engines !== 'external')
    throw new Error(`VEDETTA_ENGINES must be 'external' or unset, not '${engines}'`)
  return engines === 'external'
}

function hasMailElsewhere({ SMTP_URL }: Env): boolean {
  return SMTP_URL !== undefined && URL.canParse(SMTP_URL) && new URL(SMTP_URL).hostname !== '127.0.0.1'
}
