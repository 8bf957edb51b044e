import { z } from 'zod'
import { balance } from '../customers/licences.ts'
import { plans } from '../facts/plans.ts'
import { keysOf } from '../text/vocabulary.ts'
import { apiPace, defineOperation } from './operation.ts'
import { scopes } from './scopes.ts'

const publicAccount = z
  .object({
    keyID: z.uuid(),
    licenceID: z.uuid(),
    tier: z.enum(keysOf(plans)),
    expiresAt: z.iso.datetime().describe('When the licence ends'),
    scopes: z.array(z.enum(keysOf(scopes))),
    balance: balance.describe('Credits and searches that the licence has left'),
    limit: z
      .object({ calls: z.number().int(), seconds: z.number().int() })
      .describe('The maximum number of calls of this key, and the seconds in which they may be made'),
    newestEvent: z
      .number()
      .int()
      .describe('The number of the newest change, to begin with as `since` where earlier changes are not wanted'),
  })
  .meta({ id: 'PublicAccount' })

export const getPublicAccount = defineOperation({
  method: 'GET',
  path: '/account',
  summary: 'The key, its licence and what is left',
  description: 'Free. Any key may call it, whatever its scopes.',
  scope: null,
  output: publicAccount,
  errors: [],
  examples: {
    it: { summary: 'Una licenza enterprise', output: exampleAccount() },
    en: { summary: 'An enterprise licence', output: exampleAccount() },
  },
})

function exampleAccount(): z.infer<typeof publicAccount> {
  return {
    keyID: '3f0c2a1e-5b7d-4c1a-9a53-0d1e6f2b8c47',
    licenceID: '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
    tier: 'enterprise',
    expiresAt: '2027-03-31T22:00:00.000Z',
    scopes: ['positions:read', 'companies:read', 'filters:read'],
    balance: {
      credit: { left: 4_210, monthly: 5_000 },
      search: { left: 963, monthly: 1_000 },
      nextReset: '2026-12-01T09:30:00.000Z',
    },
    limit: { calls: apiPace.times, seconds: apiPace.seconds },
    newestEvent: 1_284_733,
  }
}
