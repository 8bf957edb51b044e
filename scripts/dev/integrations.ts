import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createApiKey, listApiKeys } from '../../packages/contracts/src/customers/api-keys.ts'
import { getLicence, listLicences } from '../../packages/contracts/src/customers/licences.ts'
import { createFeed } from '../../packages/contracts/src/notify/feeds.ts'
import {
  createWebhook,
  listWebhooks,
  rotateWebhookSecret,
  testWebhook,
} from '../../packages/contracts/src/outward/webhooks.ts'
import { scopes } from '../../packages/contracts/src/public-api/scopes.ts'
import { saveFilter } from '../../packages/contracts/src/search/saved-filters.ts'
import { keysOf } from '../../packages/contracts/src/text/vocabulary.ts'
import { demoPeople } from '../../packages/synthetic/src/demo/demo-people.ts'
import { type ApiSession, openSession } from './api-session.ts'
import { receiverUrl } from './receiver-post.ts'

const names = { filter: 'Tutte le posizioni', key: 'Demo' }

/**
 * Connects the demo's Enterprise licence: an API key, a webhook to the receiver of this machine, and a feed. Secrets are shown once,
 * so the folder keeps them; existing connections stay. Resolves to the key.
 */
export async function prepareIntegrations(apiUrl: string, folder: string): Promise<string> {
  const person = await openSession(apiUrl, 'enterprise')
  const { filterID } = await person(saveFilter, { name: names.filter })
  await prepareWebhook(person, filterID, join(folder, 'webhook-secrets'))
  await person(createFeed, { filterID, content: 'rows' })
  const administrator = await openSession(apiUrl, 'administrator')
  return prepareApiKey(administrator, join(folder, 'api-key'))
}

async function prepareWebhook(person: ApiSession, filterID: string, secretFile: string): Promise<void> {
  const { webhooks } = await person(listWebhooks, {})
  const made = webhooks.find(({ url }) => url === receiverUrl)
  if (made && existsSync(secretFile)) return
  const { webhookID, secret } = made
    ? { ...made, ...(await person(rotateWebhookSecret, { webhookID: made.webhookID })) }
    : await person(createWebhook, { filterID, url: receiverUrl, content: 'heads' })
  await writeFile(secretFile, `${secret}\n`, { mode: 0o600 })
  await person(testWebhook, { webhookID })
}

async function prepareApiKey(administrator: ApiSession, file: string): Promise<string> {
  const { administered } = await administrator(listLicences, {})
  const licence = administered.find(({ tier, expired }) => tier === 'enterprise' && !expired)
  if (!licence) throw new Error('The demo has no Enterprise licence')
  const { licenceID } = licence
  const known = await readFile(file, 'utf8').catch(() => '')
  const { keys } = await administrator(listApiKeys, { licenceID })
  if (keys.some(({ prefix, status }) => status === 'active' && known.startsWith(prefix))) return known
  const { seats } = await administrator(getLicence, { licenceID })
  const seatID = seats.find(({ email }) => email === demoPeople.enterprise.email)?.seatID
  if (!seatID) throw new Error('The demo has no Enterprise seat')
  const key = { keyID: randomUUID(), seatID, name: names.key, scopes: keysOf(scopes), validDays: 365 as const }
  const { secret } = await administrator(createApiKey, { licenceID, ...key })
  await writeFile(file, secret, { mode: 0o600 })
  return secret
}
