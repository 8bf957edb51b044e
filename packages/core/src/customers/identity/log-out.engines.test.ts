import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdentityContext } from '../../testing/identity-context.ts'
import { makeUser, viewerOf } from '../../testing/people.ts'
import { startSession } from '../../testing/start-session.ts'
import { createTestDb, testRedis } from '../../testing/test-engines.ts'
import { logOut } from './log-out.ts'
import { startReauthentication } from './start-reauthentication.ts'

const address = '198.51.100.7'

/** Only the discovery document: nobody signs in there. */
const asked: string[] = []
const provider = createServer((request, response) => {
  asked.push(request.url ?? '')
  const { port } = provider.address() as AddressInfo
  const paths = ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'end_session_endpoint']
  const urls = Object.fromEntries(paths.map((path) => [path, `http://127.0.0.1:${port}/${path}`]))
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ issuer: `http://127.0.0.1:${port}`, ...urls }))
})

let database: Awaited<ReturnType<typeof createTestDb>>
let context: Awaited<ReturnType<typeof createIdentityContext>>
beforeAll(async () => {
  await new Promise<void>((ready) => provider.listen(0, '127.0.0.1', ready))
  const discoveryUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`
  const google = { clientId: 'vedetta', clientSecret: 'a secret', discoveryUrl }
  database = await createTestDb()
  context = await createIdentityContext(database, { redis: testRedis(), providers: { google } })
})
afterAll(async () => {
  provider.closeAllConnections()
  provider.close()
  context.close()
  await database.close()
})

/** A person of the provider, which is discovered by then. */
async function signedIn() {
  const person = await makeUser(context.db)
  const account = { user_id: person.userId, provider_id: 'google', account_id: randomUUID() }
  await context.db.insertInto('account').values(account).execute()
  const viewer = await viewerOf(context.db, person, new Date())
  const headers = new Headers({ cookie: await startSession(context, person.userId) })
  const { answer } = await startReauthentication(context, { headers, address }, viewer)
  expect(answer.url).toContain('/authorization_endpoint?')
  return { viewer, headers }
}

describe('logging out', () => {
  test('ends the session, deletes its cookie and is recorded', async () => {
    const { viewer, headers } = await signedIn()
    const { answer, cookies } = await logOut(context, { headers, address }, viewer)
    expect(answer).toEqual({})
    expect(cookies).toContainEqual(expect.stringMatching(/^__Host-vedetta\.session_token=; Max-Age=0/))
    const ofPerson = context.db.selectFrom('session').select('id').where('user_id', '=', viewer.userId)
    expect(await ofPerson.execute()).toEqual([])
    const acts = context.db.selectFrom('audit_entry').select('act').where('actor_id', '=', viewer.userId)
    expect(await acts.execute()).toEqual([{ act: 'signed_out' }])
  })

  test('leaves the person signed in at the provider', async () => {
    const { viewer, headers } = await signedIn()
    const { answer } = await logOut(context, { headers, address }, viewer)
    // Neither is the browser sent to the provider, nor was it asked to end anything.
    expect(answer).toEqual({})
    expect(new Set(asked)).toEqual(new Set(['/']))
  })
})
