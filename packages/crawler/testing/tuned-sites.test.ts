import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collars, contracts, keysOf, schedules, smartWorking } from '@vedetta/contracts/text/vocabulary'
import { findMunicipality } from '@vedetta/reference/municipalities'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { recordedResponse } from '../src/fetch/recorded-response.ts'
import { readPage } from '../src/page/read-page.ts'
import { fixtureSets } from './fixture-sets.ts'
import { holdsQuote } from './quote-in-page.ts'

const sites = fixtureSets.tuned
const ids = readdirSync(sites)
const foreignCities = ['New York']

const siteFile = z.strictObject({
  id: z.string(),
  company: z.string(),
  start: z.url(),
  city: z.string(),
  archetype: z.string(),
  visitedAt: z.iso.datetime(),
  why: z.string(),
})

const expectedFile = z.strictObject({
  positions: z.array(
    z.strictObject({
      title: z.string(),
      url: z.url(),
      cities: z.array(z.string()),
      contract: z.enum(keysOf(contracts)).nullable(),
      schedule: z.enum(keysOf(schedules)).nullable(),
      collar: z.enum(keysOf(collars)).nullable(),
      smartWorking: z.enum(keysOf(smartWorking)).nullable(),
      experienceYears: z.int().nonnegative().nullable(),
      languages: z.array(z.string().length(2)),
      skills: z.array(z.string()),
      certifications: z.array(z.string()),
      benefits: z.array(z.string()),
      protectedCategories: z.boolean(),
      postedAt: z.iso.date().nullable(),
    }),
  ),
  emails: z.array(z.email()),
  phones: z.array(z.string().regex(/^\+39\d{6,11}$/)),
  news: z.array(z.strictObject({ title: z.string(), date: z.iso.date() })),
})

const json = (id: string, file: string): unknown => JSON.parse(readFileSync(join(sites, id, file), 'utf8'))

it('the tuned set holds at least thirty sites, each of an archetype of its own', () => {
  const archetypes = ids.map((id) => siteFile.parse(json(id, 'site.json')).archetype)
  expect(ids.length).toBeGreaterThanOrEqual(30)
  expect(new Set(archetypes).size).toBe(ids.length)
})

describe.each(ids)('the recorded site %s', (id) => {
  const site = siteFile.parse(json(id, 'site.json'))
  const expected = expectedFile.parse(json(id, 'expected.json'))
  const responses = z.array(recordedResponse).parse(json(id, 'responses.json'))

  it('names known towns and recorded addresses', () => {
    expect(site.id).toBe(id)
    expect(findMunicipality(site.city)?.name).toBe(site.city)
    const cities = expected.positions.flatMap((position) => position.cities)
    const unknown = cities.filter((city) => findMunicipality(city)?.name !== city && !foreignCities.includes(city))
    expect(unknown).toEqual([])
    const addresses = new Set(responses.map((response) => response.url))
    expect(expected.positions.filter((position) => !addresses.has(position.url))).toEqual([])
  })

  it('expects only words that its pages hold', async () => {
    const files = [...new Set(responses.flatMap(({ body }) => body ?? []))]
    const pages = await Promise.all(
      files.map((body) => {
        const { url, status = 200, headers } = responses.find((response) => response.body === body) ?? { url: '' }
        const bytes = readFileSync(join(sites, id, body))
        return readPage({ kind: 'fetched', url, status, headers: headers ?? {}, body: bytes }, { isRendered: false })
      }),
    )
    const holds = pages.flatMap((page) => (page === null ? [] : [holdsQuote(page)]))
    const words = [
      ...expected.positions.flatMap((position) => [
        ...position.skills,
        ...position.certifications,
        ...position.benefits,
      ]),
      ...expected.emails,
      ...expected.news.map((item) => item.title),
    ]
    expect(words.filter((word) => !holds.some((holdsWord) => holdsWord(word)))).toEqual([])
  })
})
