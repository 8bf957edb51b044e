import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestSearch } from '../../testing/test-engines.ts'
import { createFreshIndex, type FreshIndex } from './fresh-index.ts'
import type { PositionDocument } from './position-document.ts'

const search = createTestSearch()
afterAll(() => search.close())

let index: FreshIndex
let errors: string[] = []
beforeEach(async () => {
  errors = []
  index = await createFreshIndex({ search, log: { error: (_, message) => void errors.push(message) } })
})

const document = (position_no: number, fields: object = {}) =>
  ({ position_no, title: 'Saldatore TIG', skills: ['filo continuo'], ...fields }) as PositionDocument
const titled = (query: string) => JSON.stringify({ match: { title: { query, operator: 'and' } } })
const sorted = (found: readonly number[][]) => found.map((numbers) => numbers.toSorted((a, b) => a - b))

describe('an index of fresh positions', () => {
  test('answers each clause with the numbers of the positions that it finds', async () => {
    await index.put([document(7), document(9, { title: 'Saldatrice' }), document(12, { title: 'Cuoco' })])
    const clauses = [titled('saldatori'), titled('tornitore'), titled('cuochi'), '{"match_all":{}}']
    expect(sorted(await index.find(clauses))).toEqual([[7, 9], [], [12], [7, 9, 12]])
  })

  test('holds nothing of the batch before once it was emptied', async () => {
    await index.put([document(7)])
    await index.empty()
    await index.put([document(9)])
    expect(await index.find(['{"match_all":{}}'])).toEqual([[9]])
  })

  test('answers in several parts what exceeds the engine’s limit of buckets', async () => {
    const numbers = Array.from({ length: 400 }, (_, n) => n + 1)
    await index.put(numbers.map((no) => document(no)))
    const found = await index.find(Array.from({ length: 200 }, () => '{"match_all":{}}'))
    expect(found.every((each) => each.length === 400)).toBe(true)
  })

  test('finds nothing by a clause that the engine refuses, and answers the others', async () => {
    await index.put([document(7)])
    const clauses = [titled('saldatore'), '{"no_such_query":{}}', titled('cuoco'), titled('tig')]
    expect(await index.find(clauses)).toEqual([[7], [], [], [7]])
    expect(errors).toEqual(['the engine refused a clause of a filter'])
  })

  test('names the position that the engine refuses, and takes in the others', async () => {
    expect(await index.put([document(7, { colour: 'red' }), document(9)])).toEqual([7])
    expect(await index.find(['{"match_all":{}}'])).toEqual([[9]])
    expect(errors).toEqual(['the index refused a fresh position'])
  })

  test('is not brought back without its mapping by a write after its deletion', async () => {
    await search.client.indices.delete({ index: `${search.prefix}fresh-positions-only` })
    await expect(index.put([document(7)]).then(() => index.find(['{"match_all":{}}']))).rejects.toThrow()
  })

  test('tells the words of texts apart, and which of them are alternatives', async () => {
    const texts = ['Saldatore TIG', 'di', '', 'saldatrice']
    const words = await index.analyse('title', texts)
    expect(words.map(({ places }) => places.length)).toEqual([2, 0, 0, 1])
    expect(words[3]?.places[0]).toEqual(words[0]?.places[0])
    const many = await index.analyse(
      'skills.words',
      Array.from({ length: 450 }, (_, n) => `parola${n}`),
    )
    expect(many.map(({ places }) => places)).toEqual(Array.from({ length: 450 }, (_, n) => [[`parola${n}`]]))
  })
})
