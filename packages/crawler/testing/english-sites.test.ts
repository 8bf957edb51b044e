import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { recordedResponse } from '../src/fetch/recorded-response.ts'
import { englishSet } from './fixture-sets.ts'
import { foldWords } from './scoring/folding.ts'

const json = (...path: string[]): unknown => JSON.parse(readFileSync(join(englishSet, ...path), 'utf8'))
const ids = readdirSync(englishSet)
const expectedFile = z.object({
  positions: z.array(
    z.object({ title: z.string(), url: z.string(), cities: z.array(z.string()), collar: z.unknown() }),
  ),
})

it('twenty sites are put into English, three of them without a position', () => {
  const counts = ids.map((id) => expectedFile.parse(json(id, 'expected.json')).positions.length)
  expect(counts.length).toBe(20)
  expect(counts.filter((count) => count === 0).length).toBe(3)
})

it.each(ids)('the English site %s expects what the Italian one does, under titles and addresses of its own', (id) => {
  const { translationOf } = z.object({ translationOf: z.string() }).parse(json(id, 'site.json'))
  const expected = expectedFile.parse(json(id, 'expected.json')).positions
  const original = expectedFile.parse(json('..', translationOf, 'expected.json')).positions
  expect(expected.map(({ cities, collar }) => ({ cities, collar }))).toEqual(
    original.map(({ cities, collar }) => ({ cities, collar })),
  )
  const responses = z.array(recordedResponse).parse(json(id, 'responses.json'))
  const addresses = new Set(responses.map(({ url }) => url))
  expect(expected.filter(({ url }) => !addresses.has(url))).toEqual([])
  const bodies = responses.flatMap(({ body }) => (body ? [readFileSync(join(englishSet, id, body), 'utf8')] : []))
  const text = foldWords(bodies.join(' ').replace(/<[^>]*>/g, ' '))
  expect(expected.filter(({ title }) => !text.includes(foldWords(title)))).toEqual([])
})
