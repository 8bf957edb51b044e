import { expect, test } from 'vitest'
import { filesFor } from './files-for.ts'

const core = 'packages/core/src'
const api = (name: string) => `apps/api/src/features/${name}.engines.test.ts`
const mutant = { id: '7', fileName: `/tmp/copy/${core}/ledger/spend.ts` }

test('the tests of a mutant begin with the one of its name, then its neighbours, then other folders', () => {
  const covering = [
    `${core}/saved/saved.test.ts`,
    `${core}/ledger/ledger.test.ts`,
    `${core}/ledger/spend.engines.test.ts`,
    `${core}/marks/marks.test.ts`,
  ]
  expect(filesFor(mutant, covering, { [`${core}/marks/marks.test.ts`]: { 7: 3 } })).toEqual([
    `${core}/ledger/spend.engines.test.ts`,
    `${core}/ledger/ledger.test.ts`,
    `${core}/marks/marks.test.ts`,
    `${core}/saved/saved.test.ts`,
  ])
})

test('of the tests of the API, the six that execute a mutant most often come last', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  const hits = Object.fromEntries(names.map((name, place) => [api(name), { 7: place, 8: 100 - place }]))
  const covering = [...names.map(api), `${core}/saved/saved.test.ts`]
  expect(filesFor(mutant, covering, hits)).toEqual([
    `${core}/saved/saved.test.ts`,
    ...['h', 'g', 'f', 'e', 'd', 'c'].map(api),
  ])
})
