import { z } from 'zod'
import { defineCall } from '../calls/call.ts'
import { scopes } from '../public-api/scopes.ts'
import { keysOf } from '../text/vocabulary.ts'

const instant = z.iso.datetime()
const ofLicence = z.object({ licenceID: z.uuid() })
const ofKey = ofLicence.extend({ keyID: z.uuid() })
const scope = z.enum(keysOf(scopes))

/** The validity of a key that its administrator can choose, in days. */
export const apiKeyDays = [30, 90, 365] as const

/** After a rotation the previous secret works this long. */
export const rotationHours = 24

const apiKey = z
  .object({
    keyID: z.uuid(),
    name: z.string(),
    prefix: z.string().describe('The beginning of the secret'),
    scopes: z.array(scope),
    seat: z.object({ email: z.string(), name: z.string() }).describe('The person for whose seat the key acts'),
    status: z.enum(['active', 'expired', 'seat_ended']),
    createdAt: instant,
    expiresAt: instant,
    previousUntil: instant.nullable().describe('Until when the secret from before the last rotation works'),
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'ApiKey' })

export type ApiKey = z.infer<typeof apiKey>

const newSecret = z.object({
  keyID: z.uuid(),
  secret: z.string().describe('Answered this once: only its hash is stored'),
  expiresAt: instant,
})

export const listApiKeys = defineCall({
  method: 'GET',
  path: '/licence/api-keys',
  summary: 'The API keys of a licence that are not revoked',
  access: 'administrator',
  input: ofLicence,
  output: z.object({ keys: z.array(apiKey) }),
})

export const createApiKey = defineCall({
  method: 'POST',
  path: '/licence/api-keys',
  summary: 'Make an API key that acts for a seat of the licence',
  access: 'administrator',
  input: ofKey.extend({
    keyID: z.uuid().describe('Chosen by the client: a repeated request makes no second key, but a new secret'),
    seatID: z.uuid(),
    name: z.string().trim().min(1, 'api_key_name_required').max(80, 'api_key_name_required'),
    scopes: z.array(scope).min(1, 'api_key_scopes_required').max(keysOf(scopes).length),
    validDays: z.literal(apiKeyDays),
  }),
  output: newSecret,
})

export const rotateApiKey = defineCall({
  method: 'POST',
  path: '/licence/api-keys/rotate',
  summary: `Give an API key a new secret and its whole validity again; the previous secret works for ${rotationHours} more hours`,
  access: 'administrator',
  input: ofKey,
  output: newSecret,
})

export const revokeApiKey = defineCall({
  method: 'POST',
  path: '/licence/api-keys/revoke',
  summary: 'Revoke an API key at once',
  access: 'administrator',
  input: ofKey,
  output: z.object({}),
})
