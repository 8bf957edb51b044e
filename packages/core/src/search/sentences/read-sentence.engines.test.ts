import { positionCriteria } from '@vedetta/contracts/search/position-search'
import { maxSentence } from '@vedetta/contracts/search/position-sentence'
import { findMunicipality } from '@vedetta/reference/municipalities'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../../platform/app-error.ts'
import type { SeatedViewer } from '../../platform/viewer.ts'
import { makeRecruiter, noLimits } from '../../testing/people.ts'
import { createTestDb } from '../../testing/test-engines.ts'
import { readSentence, type SentenceContext } from './read-sentence.ts'
import { createSentenceParser } from './sentence-parser.ts'

/** A Tuesday in winter, just after midnight in Italy and still Monday in UTC. */
const now = new Date('2026-11-16T23:30:00Z')

let database: Awaited<ReturnType<typeof createTestDb>>
let context: SentenceContext
let viewer: SeatedViewer
beforeAll(async () => {
  database = await createTestDb()
  viewer = await makeRecruiter(database.db, now)
  context = { db: database.as('api').db, clock: () => now, limits: noLimits, parseSentence: createSentenceParser() }
})
afterAll(() => database.close())

const read = (text: string) => readSentence(context, viewer, text)

test('a sentence becomes criteria of a search, with the words of each and those of none', async () => {
  const {
    criteria,
    read: words,
    ignored,
  } = await read('manutentore elettromeccanico vicino Bergamo, no agenzie, turni ok, almeno 3 anni')
  expect(criteria).toEqual(
    positionCriteria.parse({
      position: {
        name: ['manutentore elettromeccanico'],
        city: { mode: 'radius', istat: findMunicipality('Bergamo')?.istat, km: 30 },
        experience: { from: 3 },
      },
      notCompany: { sectors: ['staffing_hr'] },
    }),
  )
  expect(words).toEqual([
    { text: 'manutentore elettromeccanico', field: 'name', excluded: false },
    { text: 'vicino Bergamo', field: 'city', excluded: false },
    { text: 'agenzie', field: 'sectors', excluded: true },
    { text: 'almeno 3 anni', field: 'experience', excluded: false },
  ])
  expect(ignored).toEqual(['turni ok'])
})

test.each([
  ['contabile Bologna', true],
  ['contabile', false],
  ['"contabile Bologna"', false],
])('%s: whether Enter takes the reading is said', async (text, saysMore) => {
  expect((await read(text)).saysMore).toBe(saysMore)
})

test('several towns are a list', async () => {
  const { criteria, read: words } = await read('saldatori a Bergamo o Brescia')
  expect(criteria.position.cities).toHaveLength(2)
  expect(words.map(({ field }) => field)).toEqual(['name', 'cities', 'cities'])
})

test.each([
  ['saldatori pubblicati oggi', '2026-11-16T23:00:00.000Z'],
  ['saldatori da ieri', '2026-11-15T23:00:00.000Z'],
  ['saldatori ultima settimana', '2026-11-10T23:00:00.000Z'],
])('%s: from the start of an Italian day, as the presets of the screen', async (text, from) => {
  const { criteria, read: words } = await read(text)
  expect(criteria.from).toBe(from)
  expect(words.at(-1)).toMatchObject({ field: 'period' })
})

test('a place that does not exist is no filter', async () => {
  const { criteria, ignored } = await read('saldatori vicino a Zorbanate')
  expect(Object.keys(criteria.position)).toEqual(['name'])
  expect(ignored.join(' ')).toContain('Zorbanate')
})

test('any text gives criteria that a search accepts', async () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: maxSentence }),
    fc.string({ unit: 'grapheme', maxLength: maxSentence }),
    fc
      .array(
        fc.constantFrom('sap', 'sql', 'haccp', 'mensa', 'saldatori', ',', 'no', '\u202e', 'Bergamo', '30k', '99'),
        {
          maxLength: 120,
        },
      )
      .map((words) => words.join(' ').slice(0, maxSentence)),
  )
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const { criteria } = await read(text)
      return positionCriteria.safeParse(criteria).success
    }),
  )
})

test('criteria wider than a search may be are none, and the text is said to be ignored', async () => {
  const parse = createSentenceParser()
  const values = (name: string) => Array.from({ length: 20 }, (_, at) => `${name} ${at}`)
  const wide = { name: values('a'), skills: values('b'), benefits: values('c'), certifications: values('d') }
  const parseSentence: typeof parse = (text) => ({
    ...parse(text),
    criteria: { position: wide, notPosition: {}, company: {}, notCompany: {} },
  })
  expect(await readSentence({ ...context, parseSentence }, viewer, 'testo')).toEqual({
    criteria: positionCriteria.parse({}),
    read: [],
    saysMore: false,
    ignored: ['testo'],
  })
})

test('one person’s sentences are limited', async () => {
  const limits = { ...noLimits, consume: () => Promise.reject(new AppError('request_limit')) }
  await expect(readSentence({ ...context, limits }, viewer, 'saldatori')).rejects.toMatchObject({
    code: 'request_limit',
  })
})
