import { mapPath } from '@vedetta/contracts/market-map'
import { getMap } from '@vedetta/contracts/public-figures'
import { countMarket } from '@vedetta/core/market/count-market'
import { makeCompany, makePosition } from '@vedetta/core/testing/factories'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
