import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { readScopes } from '@vedetta/contracts/public-api/scopes'
import { anyInvisibleCharacters, holdsInvisible, scattered } from '@vedetta/contracts/testing/invisible-characters'
import { makeApiKey, makeEnterpriseRecruiter } from '@vedetta/core/customers/api-keys/testing/make-api-key'
import { queueDueDigests } from '@vedetta/core/notify/digests/queue-due-digests'
import { renderMail } from '@vedetta/core/operations/mail-sender/render-mail'
import { ensureIndices } from '@vedetta/core/search/engine/indices'
import { makeAlert, makeAlertReader, makeBell } from '@vedetta/core/testing/alert-reader'
import { positionIdOf } from '@vedetta/core/testing/factories'
import { indexPositions } from '@vedetta/core/testing/index-positions'
import { visitPage } from '@vedetta/core/watch/testing/visit-page'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, signUpWithSeat, type TestApp } from './testing/test-app.ts'

/** Before a digest's hour. */
const found = new Date('2026-11-16T05:00:00Z')
const hour = new Date('2026-11-16T07:00:00Z')

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ clock: () => hour })
  await ensureIndices(testApp.search)
})
afterAll(() => testApp.close())

const words =
  'Sede di lavoro: Treviglio. Requisiti: esperienza di 2 anni, saldatura TIG. Contratto a tempo indeterminato, full time.'

const pageWith = (characters: string) => `<html lang="it"><title>Lavora con noi</title><main><h1>Lavora con noi</h1>
  <h3>${scattered('Saldatore TIG', characters)}</h3><p>${scattered(words, characters)} Inviare il CV a cv@rossi.example.</p></main>`

async function digestOf(positionNo: number) {
  const { db } = testApp
  const { userId, email } = await makeAlertReader(db, found)
  const filterId = await makeBell(db, userId, {}, found)
  const context = {
    db,
    publicUrl: 'https://vedetta.example',
    secrets: ['a secret of forty characters, for this test'] as [string],
  }
  await queueDueDigests({ ...context, clock: () => found })
  await makeAlert(db, userId, { positionNo, filterIds: [filterId] }, found)
  await queueDueDigests({ ...context, clock: () => hour })
  const mail = await db.selectFrom('mail').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow()
  return renderMail(mail.template, 'it', mail.params)
}

async function askAssistant(positionID: string): Promise<string> {
  const person = await makeEnterpriseRecruiter(testApp.db, hour)
  const { authorization } = await makeApiKey(testApp.db, person, hour, { scopes: readScopes })
  const client = new Client({ name: 'assistant', version: '1.0.0' })
  const address = testApp.app.listeningOrigin
  const requestInit = { headers: { authorization } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/api/mcp', address), { requestInit }))
  const answers = [
    await client.callTool({ name: 'search_positions', arguments: { role: ['saldatore tig'] } }),
    await client.callTool({ name: 'read_position', arguments: { positionID } }),
  ]
  await client.close()
  return JSON.stringify(answers)
}

/** Markup can't hold a control character as it is. */
const hidden = anyInvisibleCharacters.map((text) => text.replace(/\p{Cc}/gu, '')).filter((text) => text !== '')

test('no invisible character of a page comes out of the index, the API, MCP or a mail, and its words are found', async () => {
  const { browser } = await signUpWithSeat(testApp)
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { db, search } = testApp

  const comesOutClean = async (pages: readonly string[]) => {
    const positions: number[] = []
    for (const characters of pages) positions.push(...(await visitPage(db, pageWith(characters), found)))
    expect(positions).toHaveLength(pages.length)
    await indexPositions(db, search)

    const { body: listed } = await browser.post('/api/position/search', { position: { name: ['"saldatore tig"'] } })
    expect(listed.total).toBe(pages.length)
    const indexed = await search.client.search({ index: `${search.prefix}*`, size: 100 })
    const said = [JSON.stringify(listed), JSON.stringify(indexed.body)]
    for (const [at, positionNo] of positions.entries()) {
      const positionID = await positionIdOf(db, positionNo)
      const { body: detail } = await browser.get(`/api/position/detail?positionID=${positionID}`)
      expect(detail.evidence.map(({ field }: { field: string }) => field)).toContain('name')
      const { subject, html, text } = await digestOf(positionNo)
      said.push(JSON.stringify(detail), subject + html, text, ...(at === 0 ? [await askAssistant(positionID)] : []))
    }
    for (const one of said) {
      expect(one).toContain('Saldatore TIG')
      expect(holdsInvisible(one)).toBe(false)
    }
  }
  // One run of several pages: what costs time here is the engines, and shrinking would ask them hundreds of times.
  const anyPages = fc.array(hidden, { minLength: 4, maxLength: 4 })
  await fc.assert(fc.asyncProperty(anyPages, comesOutClean), { numRuns: 1, endOnFailure: true })
})
