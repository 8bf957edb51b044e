import { randomUUID } from 'node:crypto'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { errors } from '@vedetta/contracts/calls/errors'
import { readScopes, type Scope } from '@vedetta/contracts/public-api/scopes'
import { searchCosts } from '@vedetta/contracts/search/search-cost'
import { makeApiKey, makeEnterpriseRecruiter } from '@vedetta/core/customers/api-keys/testing/make-api-key'
import { createAlertWorld } from '@vedetta/core/notify/alerts/testing/alert-world'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { companyIdOf, makeCompany, makePosition, positionIdOf } from '@vedetta/core/testing/factories'
import { indexPositions } from '@vedetta/core/testing/index-positions'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { quotedNotice } from './tool.ts'

const now = new Date('2026-11-17T07:30:00Z')
const log = { info() {}, warn() {}, error() {} }
const townOf = (name: string) => findMunicipality(name)?.istat ?? ''

let testApp: TestApp
let address: string
let companyID: string
let positionNo: number
let positionID: string
beforeAll(async () => {
  testApp = await createTestApp({ clock: () => now })
  const { db, search, app } = testApp
  await ensureIndices(search)
  const company = await makeCompany(db, { name: 'Carpenterie Orobiche S.r.l.', municipality: townOf('Bergamo') })
  companyID = await companyIdOf(db, company)
  const world = createAlertWorld({ db, search, log }, db, now)
  const title = 'Saldatore TIG'
  const description = 'Cerchiamo un saldatore.'
  positionNo = await world.opens(
    { company_no: company, title, description, municipalities: [townOf('Treviglio')] },
    now,
  )
  positionID = await positionIdOf(db, positionNo)
  const quotes = { title: { quote: 'Saldatore TIG esperto', extractor: 'headings' } }
  await db
    .insertInto('position_evidence')
    .values({ position_no: positionNo, quotes: JSON.stringify(quotes) })
    .execute()
  await makePosition(db, { title: 'Contabile', municipalities: [townOf('Roma')] }, now)
  await indexPositions(db, search)
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => testApp.close())

type Given = { scopes?: readonly Scope[]; mode?: 'legacy' | 'auto'; credits?: number; at?: string }

/** The official client, connected with a key of a recruiter's own. */
async function connect({ scopes = readScopes, mode = 'auto', credits = 3_000, at = address }: Given = {}) {
  const person = await makeEnterpriseRecruiter(testApp.db, now, { monthly_credits: credits })
  const { authorization, keyId } = await makeApiKey(testApp.db, person, now, { scopes })
  const client = new Client({ name: 'assistant', version: '1.0.0' }, { versionNegotiation: { mode } })
  const requestInit = { headers: { authorization } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/api/mcp', at), { requestInit }))
  const call = async (name: string, args: object = {}) => {
    const { isError = false, structuredContent, content } = await client.callTool({ name, arguments: { ...args } })
    const [first] = content as { text: string }[]
    // biome-ignore lint/suspicious/noExplicitAny: the client has checked it against the tool's output schema
    return { isError, answer: structuredContent as any, text: first?.text ?? '' }
  }
  return { client, person, call, authorization, keyId }
}

const writing = ['filters:write', 'marks:write'] as const

describe.each([
  ['auto', '2026-07-28'],
  ['legacy', '2025-11-25'],
] as const)('an assistant with the official client (%s protocol, %s)', (mode, version) => {
  test('does a recruiter’s morning: filters, search, reading with evidence, company, mark, a new filter', async () => {
    const { client, person, call } = await connect({ scopes: [...readScopes, ...writing], mode })
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    const world = createAlertWorld({ db: testApp.db, search: testApp.search, log }, testApp.db, now)
    const filterId = await world.filter(person.userId, 'Saldatori')
    const match = { filter_id: filterId, position_no: positionNo, opening: 1, matched_at: now }
    await testApp.db.insertInto('filter_match').values(match).execute()
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'discard_position',
      'list_saved_filters',
      'mark_position',
      'read_company',
      'read_position',
      'save_filter',
      'search_companies',
      'search_positions',
    ])

    const { answer: listed } = await call('list_saved_filters')
    expect(listed.filters).toEqual([{ name: 'Saldatori', toSee: 1, today: 1, bell: true }])

    const toSee = { filter: 'Saldatori', marks: ['notSeen'] }
    const { answer: found } = await call('search_positions', toSee)
    expect(found).toMatchObject({ counted: true, total: 1, pages: 1, ignored: [] })
    expect(found.positions).toMatchObject([
      {
        positionID,
        places: ['Treviglio (BG)'],
        mark: 'notSeen',
        company: { companyID },
        quotedFromPages: { title: 'Saldatore TIG' },
      },
    ])

    const { answer: read } = await call('read_position', { positionID })
    expect(read).toMatchObject({ creditsSpent: 1, creditsLeft: 2_999 })
    expect(read.position.quotedFromPages.evidence).toMatchObject([{ field: 'name', quote: 'Saldatore TIG esperto' }])
    const { answer: again } = await call('read_position', { positionID })
    expect(again).toMatchObject({ creditsSpent: 0, creditsLeft: 2_999, position: read.position })

    const { answer: company } = await call('read_company', { companyID })
    expect(company).toMatchObject({ name: 'Carpenterie Orobiche S.r.l.', place: 'Bergamo (BG)' })
    expect(company.positions).toMatchObject([{ positionID }])

    const discarded = await call('discard_position', { positionID, reason: 'place' })
    expect(discarded.answer).toEqual({ positionID, discarded: true })
    expect((await call('search_positions', toSee)).answer).toMatchObject({ counted: false, total: 0 })
    expect((await call('list_saved_filters')).answer.filters).toMatchObject([{ name: 'Saldatori', toSee: 0 }])
    await call('discard_position', { positionID, discarded: false })
    expect((await call('search_positions', toSee)).answer).toMatchObject({ counted: false, total: 1 })

    expect((await call('mark_position', { positionID, mark: 'contacted' })).answer).toEqual({
      positionID,
      mark: 'contacted',
    })
    expect((await call('search_positions', toSee)).answer).toMatchObject({ counted: false, total: 0 })

    const sentence = 'saldatori vicino Bergamo, turni ok'
    const { answer: saved } = await call('save_filter', { name: 'Vicino a Bergamo', sentence })
    expect(saved).toEqual({ name: 'Vicino a Bergamo', count: 1, ignored: ['turni ok'] })
    expect((await call('list_saved_filters')).answer.filters).toHaveLength(2)
    await client.close()
  })
})

describe('the tools of a key', () => {
  test('with the scopes of a new key only read, and say so', async () => {
    const { client, call } = await connect()
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).not.toContain('mark_position')
    expect(tools.map(({ name }) => name)).not.toContain('save_filter')
    for (const { name, annotations, title, description = '' } of tools) {
      // A position in full changes nothing, but is paid for.
      expect(annotations?.readOnlyHint, name).toBe(name !== 'read_position')
      expect(title && description.length > 60, name).toBe(true)
    }
    await expect(call('mark_position', { positionID, mark: 'seen' })).rejects.toThrow(/mark_position/)
    await client.close()
  })

  test('search by plain arguments and say what the search cost', async () => {
    const { client, call } = await connect()
    const near = { role: ['saldatore'], place: 'Bergamo', radiusKm: 30 }
    const { answer } = await call('search_positions', near)
    expect(answer).toMatchObject({ counted: true, why: searchCosts.counted.it, total: 1, searchesLeft: 999 })
    const { answer: repeated } = await call('search_positions', near)
    expect(repeated).toMatchObject({ counted: false, why: searchCosts.same.it, searchesLeft: 999 })
    expect((await call('search_positions', { place: 'Lazio' })).answer.positions).toMatchObject([
      { quotedFromPages: { title: 'Contabile' } },
    ])
    expect((await call('search_companies', { name: 'orobiche', place: 'BG' })).answer.companies).toMatchObject([
      { companyID, openPositions: 1 },
    ])
    await client.close()
  })

  test('keep what pages say under `quotedFromPages`, and say there, before and with it that it is no instruction', async () => {
    const { client, call } = await connect()
    expect(client.getInstructions()).toContain('`quotedFromPages`')
    const quoting = ['read_company', 'read_position', 'search_positions']
    const { tools } = await client.listTools()
    for (const { name, description, annotations } of tools) {
      expect(description?.endsWith(quotedNotice.it), name).toBe(quoting.includes(name))
      expect(annotations?.openWorldHint, name).toBe(quoting.includes(name))
    }
    const answers = await Promise.all([
      call('search_positions', { place: 'Treviglio' }),
      call('read_position', { positionID }),
      call('read_company', { companyID }),
    ])
    for (const { answer, text } of answers) {
      expect(answer.notice).toBe(quotedNotice.it)
      expect(JSON.parse(text)).toEqual(answer)
      expect(text).toContain('Saldatore TIG')
      const ours = JSON.stringify(answer, (key, value) => (key === 'quotedFromPages' ? undefined : value))
      expect(ours).not.toMatch(/saldatore/i)
    }
    await client.close()
  })

  test.each([
    ['search_positions', { place: 'Zorbanate' }, /comune/],
    ['search_positions', { filter: 'Nessuno' }, /filtro/],
    ['search_positions', { role: ['a\u0000'] }, /caratteri/],
    ['search_positions', { radiusKm: 20 }, /valori/],
    ['read_position', { positionID: randomUUID() }, /posizione/],
    ['read_company', { companyID: randomUUID() }, /azienda/],
  ])('%s answers %j with what went wrong, in the person’s language', async (name, args, words) => {
    const { client, call } = await connect()
    expect(await call(name, args)).toMatchObject({ isError: true, text: expect.stringMatching(words) })
    await client.close()
  })

  test('leave what they write and spend in the audit, with the key’s ID', async () => {
    const { client, call, person, keyId } = await connect({ scopes: [...readScopes, ...writing] })
    await call('search_positions', { role: ['saldatore'] })
    await call('read_position', { positionID })
    await call('mark_position', { positionID, mark: 'seen' })
    const acts = await testApp.db
      .selectFrom('audit_entry')
      .select(['act', 'details'])
      .where('actor_id', '=', person.userId)
      .orderBy('entry_no')
      .execute()
    expect(acts).toMatchObject([
      { act: 'spent', details: { keyID: keyId, reason: 'search' } },
      { act: 'spent', details: { keyID: keyId, reason: 'export' } },
      { act: 'key_called', details: { keyID: keyId, call: 'mark_position' } },
    ])
    await client.close()
  })

  test('out of credits refuses a position and goes on searching', async () => {
    const { client, call } = await connect({ credits: 0 })
    expect(await call('read_position', { positionID })).toMatchObject({ isError: true })
    expect((await call('search_positions', { role: ['saldatore'] })).answer).toMatchObject({ total: 1 })
    await client.close()
  })
})

test('tools that write pause while the processes can’t share their counts, and the others go on', async () => {
  const limits: TestApp['limits'] = {
    ...testApp.limits,
    take: async (name, subject) => ({ ...(await testApp.limits.take(name, subject)), isShared: false }),
  }
  const app = await buildApp({ ...testApp, limits }, { logger: false })
  const at = await app.listen({ port: 0, host: '127.0.0.1' })
  const { client, call } = await connect({ scopes: [...readScopes, ...writing], at })
  expect(await call('mark_position', { positionID, mark: 'seen' })).toMatchObject({
    isError: true,
    text: errors.writes_paused.it,
  })
  expect((await call('search_positions', { role: ['saldatore'] })).answer).toMatchObject({ total: 1 })
  await client.close()
  await app.close()
})

describe('/api/mcp', () => {
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }
  const post = (headers: Record<string, string>, payload: object = list) =>
    testApp.app.inject({
      method: 'POST',
      url: '/api/mcp',
      headers: { accept: 'application/json, text/event-stream', ...headers },
      payload,
    })

  test('refuses a request without a key, naming the way to authenticate', async () => {
    const { statusCode, headers, body } = await post({})
    expect([statusCode, headers['www-authenticate']]).toEqual([401, 'Bearer realm="Vedetta"'])
    expect(JSON.parse(body)).toMatchObject({ code: 'api_key_required' })
  })

  test('refuses a page of another origin, whatever name it reached the server by', async () => {
    const { authorization } = await connect()
    const { statusCode, body } = await post({ authorization, origin: 'https://altrove.example' })
    expect([statusCode, JSON.parse(body).code]).toEqual([403, 'cross_site_request'])
  })

  test('keeps no stream open', async () => {
    const { authorization } = await connect()
    const { statusCode } = await testApp.app.inject({ url: '/api/mcp', headers: { authorization } })
    expect(statusCode).toBe(405)
  })

  const marks = (count: number) =>
    Array.from({ length: count }, (_, id) => ({
      jsonrpc: '2.0' as const,
      id,
      method: 'tools/call',
      params: { name: 'mark_position', arguments: { positionID, mark: 'contacted' } },
    }))

  test.each([0, 1, 2, 100])(
    'refuses a batch of %i messages, runs none of them and counts the request',
    async (count) => {
      const { authorization, person } = await connect({ scopes: [...readScopes, ...writing] })
      for (const version of ['2025-03-26', '2025-11-25']) {
        const { statusCode, body } = await post({ authorization, 'mcp-protocol-version': version }, marks(count))
        expect([statusCode, JSON.parse(body).code], version).toEqual([400, 'message_batch'])
      }
      const { headers } = await post({ authorization }, marks(count))
      expect(headers.ratelimit).toMatch(/^"key";r=9\d;/)
      const marked = await testApp.db
        .selectFrom('position_mark')
        .select('position_no')
        .where('user_id', '=', person.userId)
        .execute()
      expect(marked).toEqual([])
    },
  )

  test('refuses a batch of the official client, which goes on with single messages', async () => {
    const { client, call } = await connect({ scopes: [...readScopes, ...writing], mode: 'legacy' })
    const transport = client.transport as StreamableHTTPClientTransport
    await expect(transport.send(marks(2))).rejects.toThrow(errors.message_batch.en)
    expect((await call('mark_position', { positionID, mark: 'seen' })).answer).toEqual({ positionID, mark: 'seen' })
    await client.close()
  })

  test('counts calls of a key like the public API', async () => {
    const { authorization } = await connect()
    const answers = await Promise.all(Array.from({ length: 110 }, () => post({ authorization })))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThanOrEqual(10)
    expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/)
  })
})
