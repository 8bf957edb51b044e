import { describe, expect, it } from 'vitest'
import { makePosition } from '../../../testing/api.ts'
import { uuidOf } from '../../../testing/saved.ts'
import { groupSelection } from './group-selection.ts'
import { groupedRows } from './grouped-rows.ts'
import type { Selection } from './use-selection.ts'

const ofCompany = (company: number, ...positions: number[]) =>
  positions.map((number) =>
    makePosition({
      positionID: uuidOf(number),
      company: { companyID: uuidOf(company), name: `Azienda ${company}`, employees: null, turnover: null },
    }),
  )
const answer = {
  positions: [...ofCompany(100, 1, 2, 3), ...ofCompany(200, 4), ...ofCompany(300, 5, 6)],
  groups: [
    { companyID: uuidOf(100), total: 14 },
    { companyID: uuidOf(200), total: 1 },
    { companyID: uuidOf(300), total: 2 },
  ],
}
const none = { opened: new Set<string>(), positionID: undefined }
const shown = ({ rows }: ReturnType<typeof groupedRows>) => rows.map(({ positionID }) => positionID)
const ids = (...numbers: number[]) => numbers.map(uuidOf)

describe('groupedRows', () => {
  it('has one row a company, and the others of those that are opened', () => {
    expect(shown(groupedRows(answer, none))).toEqual(ids(1, 4, 5))
    expect(shown(groupedRows(answer, { ...none, opened: new Set([uuidOf(300)]) }))).toEqual(ids(1, 4, 5, 6))
  })

  it('opens the group of an open position that is not its first', () => {
    expect(shown(groupedRows(answer, { ...none, positionID: uuidOf(1) }))).toEqual(ids(1, 4, 5))
    expect(shown(groupedRows(answer, { ...none, positionID: uuidOf(2) }))).toEqual(ids(1, 2, 3, 4, 5))
  })

  it('knows the group of each of its rows, with those that the answer left out, and none of a single row', () => {
    const { groups } = groupedRows(answer, none)
    expect([...groups.keys()]).toEqual(ids(1, 2, 3, 5, 6))
    expect(groups.get(uuidOf(2))).toMatchObject({ companyID: uuidOf(100), total: 14, isOpen: false })
  })

  it('leaves the rows of an answer that is not grouped', () => {
    expect(groupedRows({ positions: answer.positions }, none)).toEqual({ rows: answer.positions, groups: new Map() })
  })
})

describe('groupSelection', () => {
  function select(opened: string[], ...chosen: number[]) {
    const toggled: string[][] = []
    const keep = (positions: readonly { positionID: string }[]) =>
      void toggled.push(positions.map(({ positionID }) => positionID))
    const base: Selection = {
      positions: [],
      has: (positionID) => ids(...chosen).includes(positionID),
      toggle: (position) => keep([position]),
      selectTo: () => {},
      extend: () => {},
      toggleAll: keep,
      clear: () => {},
    }
    const grouped = groupedRows(answer, { ...none, opened: new Set(opened) })
    return { selection: groupSelection(base, grouped), rows: grouped.rows, toggled }
  }

  it('selects a closed group as a whole, by its row and by the box of the page', () => {
    const { selection, rows, toggled } = select([], 1, 2)
    for (const row of rows) selection.toggle(row)
    selection.toggleAll(rows)
    expect(toggled).toEqual([ids(1, 2, 3), ids(4), ids(5, 6), ids(1, 2, 3, 4, 5, 6)])
    expect(selection.has(uuidOf(1)), 'one of three is missing').toBe(false)
    expect(select([], 1, 2, 3).selection.has(uuidOf(1))).toBe(true)
  })

  it('selects the rows of an open group one by one', () => {
    const { selection, rows, toggled } = select([uuidOf(300)], 5)
    selection.toggle(rows[2] ?? makePosition())
    expect(toggled).toEqual([ids(5)])
    expect([5, 6].map((number) => selection.has(uuidOf(number)))).toEqual([true, false])
  })
})
