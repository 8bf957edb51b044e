import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sectors } from '@vedetta/contracts/facts/sectors'
import { mapPath } from '@vedetta/contracts/inbox/market-map'
import { getMap } from '@vedetta/contracts/operations/public-figures'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { countMarket } from '@vedetta/core/inbox/market/count-market'
import { makeCompany, makePosition } from '@vedetta/core/testing/factories'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { handleErrors } from '../plugins/errors.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { mapPages } from './map-pages.ts'
import { mapPictureRoutes } from './map-picture.routes.ts'

let testApp: TestApp
let pages: ReturnType<typeof mapPages>
const pictures = Fastify()
beforeAll(async () => {
  testApp = await createTestApp()
  const { db } = testApp
  pages = mapPages(testApp)
  handleErrors(pictures, async () => {})
  mapPictureRoutes(pictures, testApp)
  const company_no = await makeCompany(db, { sector: 'retail' })
  await makePosition(db, { company_no, municipalities: ['015146', '016024'] })
  await countMarket(db, new Date(Date.now() + 1000))
})
afterAll(async () => {
  await pictures.close()
  await testApp.close()
})

test('the sitemap lists each map with an open position once', async () => {
  expect(await pages.map.paths()).toEqual(['/mappa'])
  expect(await pages.mapOfSector.paths()).toEqual(['/mappa/settori/dettaglio'])
  expect(await pages.mapOfProvince.paths()).toEqual(['/mappa/bergamo', '/mappa/milano'])
  expect(await pages.mapOfProvinceSector.paths()).toEqual(['/mappa/bergamo/dettaglio', '/mappa/milano/dettaglio'])
})

test.each([
  ['Italy', {}, {}],
  ['a sector', { sector: 'dettaglio' }, { sector: 'retail' }],
  ['a province', { province: 'milano' }, { province: 'milano' }],
  ['both', { province: 'milano', sector: 'moda' }, { province: 'milano', sector: 'fashion_textile' }],
])('a map page is rendered with the figures of %s', async (_, values, input) => {
  const [answer] = (await pages.mapOfProvinceSector.answers(values, 'it')) ?? []
  expect(answer?.key).toEqual([getMap.path, input])
  expect(getMap.output.parse(answer?.data)).toEqual(answer?.data)
})

test.each([
  { province: 'MI' },
  { province: 'Milano' },
  { province: 'atlantide' },
  { province: 'milano', sector: 'retail' },
])('%j has no map page', async (values) => {
  expect(await pages.mapOfProvinceSector.answers(values, 'it')).toBeUndefined()
})

test.each([
  mapPath({}),
  mapPath({ sector: 'aerospace_rail_marine' }),
  `/en${mapPath({ province: 'reggio-nell-emilia' })}`,
  mapPath({ province: 'milano', sector: 'it_software' }),
])('the link to %s has a preview image', async (path) => {
  const { statusCode, headers, rawPayload } = await pictures.inject(`/pictures${path}.png`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  expect(rawPayload.length).toBeGreaterThan(10_000)
})

test.each(['/mappa/atlantide', '/mappa/settori/magia', '/en/mappa/milano/magia'])(
  '%s has no preview image',
  async (path) => {
    expect((await pictures.inject(`/pictures${path}.png`)).statusCode).toBe(404)
  },
)

/** The least that a build of the web app has, with pages that are rendered on request only. */
function makeWebRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'vedetta-maps-'))
  mkdirSync(join(root, 'server'))
  writeFileSync(join(root, 'index.html'), 'application')
  writeFileSync(join(root, 'server/pages.json'), JSON.stringify({ template: { html: '', scripts: {} }, paths: [] }))
  writeFileSync(join(root, 'server/entry-server.js'), 'export const renderPage = async (_template, path) => path')
  return root
}

test('an address has sixty map pages a minute rendered for it, and still gets those that are held', async () => {
  const app = await buildApp(testApp, { logger: false, webRoot: makeWebRoot() })
  const maps = ['milano', 'bergamo', 'torino'].flatMap((province) =>
    keysOf(sectors).map((sector) => mapPath({ province, sector })),
  )
  const [last = '', ...sixty] = maps.slice(0, 61)
  const open = async (url: string, remoteAddress = '203.0.113.60') => {
    const { statusCode, body } = await app.inject({ url, remoteAddress })
    return [statusCode, body === url || JSON.parse(body).code]
  }
  for (const url of sixty) expect(await open(url)).toEqual([200, true])
  expect(await open(last)).toEqual([429, 'request_limit'])
  expect(await open(sixty[0] ?? '')).toEqual([200, true])
  expect(await open(last, '203.0.113.61')).toEqual([200, true])
  await app.close()
})
