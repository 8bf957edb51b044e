import { numbersOf } from '@vedetta/crawler/score/candidate-facts'
import { expect, it } from 'vitest'
import { decodeNumberRows, encodeNumberRows, type NumberRow } from './number-rows.ts'

const row = (site: string, group: number, isPosition: boolean): NumberRow => ({
  isPosition,
  site,
  company: `${site}.example`,
  group,
  weight: 0.5,
  sums: [0.25, -1, 0, 2, 0.5],
  numbers: numbersOf({ isRole: 1, groupSize: 3 }),
})

it('rows are read as they were written, with numbers in place of the names of sites and companies', () => {
  const sets = [{ name: 'real', sites: 2, digest: 'abc' }]
  const rows = [row('a', 1, true), row('a', 2, false), row('b', 1, true)]
  const bytes = encodeNumberRows(rows, sets)
  const read = decodeNumberRows(bytes)
  expect(read.sets).toEqual(sets)
  expect(read.rows.map(({ site, company, ...rest }) => [site === read.rows[0]?.site, rest])).toEqual(
    rows.map(({ site, company, ...rest }) => [site === 'a', rest]),
  )
  expect(Buffer.from(bytes).toString('latin1')).not.toContain('example')
})
