import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { defaultSettings, getSettings, type Settings } from '@vedetta/contracts/customers/settings'
import { type PositionSort, positionSorts } from '@vedetta/contracts/search/position-sort'
import { describe, expect, it, vi } from 'vitest'
import { answer, answerSearch, makePositions, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { uuidOf } from '../../../testing/saved.ts'
import { nextSort } from './sorting.ts'

startTestApi()

const columns = ['name', 'employees', 'turnover', 'cities', 'pay', 'date'] as const

/** Each search has an id of its own. */
async function open(url: string) {
  const sorts: unknown[] = []
  const onSearch = vi.fn((input: unknown) => {
    sorts.push((input as { sort: unknown }).sort)
    server.use(answerSearch({ positions: makePositions(1, 3), total: 3, searchID: uuidOf(sorts.length) }, onSearch))
  })
  server.use(
    answer(getSettings, { ...defaultSettings, columns: [...columns] }),
    answerSearch({ positions: makePositions(1, 3), total: 3, searchID: uuidOf(0) }, onSearch),
  )
  const router = renderApp(url)
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  return { router, sorts }
}

/** Its name has that of the handle of its width, too. */
const heading = (name: string) => screen.getByRole('columnheader', { name: new RegExp(`^${name}`) })
/** Sections of the filters have the same names. */
const button = (name: string) => within(screen.getByRole('table')).getByRole('button', { name })
const menu = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ordine' })
const directions = () => screen.getAllByRole('columnheader').flatMap((each) => each.getAttribute('aria-sort') ?? [])

describe('the headings of the columns', () => {
  it('a heading sorts by its column, then the other way round, says so, and keeps the focus', async () => {
    const { router, sorts } = await open('/positions?name=saldatore&page=2')
    expect(heading('Trovata').getAttribute('aria-sort')).toBe('descending')
    button('Dipendenti').focus()
    for (const [sort, direction] of [
      ['employees', 'descending'],
      ['employeesAsc', 'ascending'],
      ['employees', 'descending'],
    ] as const) {
      fireEvent.click(button('Dipendenti'))
      expect(router.state.location.search).toBe(`?name=saldatore&sort=${sort}`)
      await waitFor(() => expect(heading('Dipendenti').getAttribute('aria-sort')).toBe(direction))
      await waitFor(() => expect(sorts).toContain(sort))
      await waitFor(() => expect(screen.getByRole('table').closest('.opacity-50')).toBeNull())
      expect(directions()).toHaveLength(1)
      expect(menu().value).toBe(sort)
      expect(document.activeElement).toBe(button('Dipendenti'))
    }
    // The last is still known.
    expect(sorts).toEqual(['date', 'employees', 'employeesAsc'])
    fireEvent.click(button('Trovata'))
    expect(router.state.location.search).toBe('?name=saldatore')
  })

  it('the heading of the towns sorts by distance only where a search has a town', async () => {
    const { router, sorts } = await open('/positions?name=saldatore')
    expect(within(screen.getByRole('table')).queryByRole('button', { name: 'Comuni' })).toBeNull()
    await act(() => router.navigate('/positions?city=016024~30'))
    await waitFor(() => expect(button('Comuni')).toBeTruthy())
    fireEvent.click(button('Comuni'))
    await waitFor(() => expect(sorts.at(-1)).toBe('distance'))
    expect(heading('Comuni').getAttribute('aria-sort')).toBe('ascending')
    fireEvent.click(button('Comuni'))
    await waitFor(() => expect(router.state.location.search).toBe('?city=016024~30'))
  })

  it.each<[Parameters<typeof nextSort>[0], PositionSort, PositionSort]>([
    ['pay', 'date', 'pay'],
    ['pay', 'pay', 'payAsc'],
    ['pay', 'payAsc', 'pay'],
    ['date', 'pay', 'date'],
    ['date', 'date', 'dateAsc'],
    ['distance', 'date', 'distance'],
    ['distance', 'distance', 'date'],
  ])('a press of the heading by %s in the order %s leads to %s', (by, current, next) => {
    expect(nextSort(by, current)).toBe(next)
  })
})

describe('the menu of orders', () => {
  it('the menu has every order that the criteria allow', async () => {
    const { router, sorts } = await open('/positions')
    const offered = () => [...menu().options].map(({ value }) => value)
    expect(offered()).toEqual(positionSorts.filter((sort) => sort !== 'relevance' && sort !== 'distance'))
    expect([...menu().options].map(({ text }) => text)).toContain('Retribuzione più alta')
    await act(() => router.navigate('/positions?name=saldatore&city=016024~30'))
    await waitFor(() => expect(offered()).toEqual(positionSorts))
    fireEvent.change(menu(), { target: { value: 'pay' } })
    await waitFor(() => expect(sorts.at(-1)).toBe('pay'))
    expect(router.state.location.search).toBe('?name=saldatore&city=016024~30&sort=pay')
  })

  it('an order of the address that the criteria do not allow is newest first', async () => {
    const { sorts } = await open('/positions?name=saldatore&sort=distance')
    expect([menu().value, sorts]).toEqual(['date', ['date']])
    expect(heading('Trovata').getAttribute('aria-sort')).toBe('descending')
  })
})

describe('the value that the rows are sorted by', () => {
  const unknown = { companyID: uuidOf(9), name: 'Beta S.r.l.', employees: null, turnover: null }
  const found = makePositions(1, 2).map((position, n) =>
    n === 0
      ? { ...position, distanceKm: 12, pay: { from: 30_000, to: 35_000, period: 'year' as const } }
      : { ...position, distanceKm: null, pay: null, company: unknown },
  )
  const place = 'name=saldatore&city=016024~30'

  async function openSorted(url: string, chosen: Settings['columns'] = ['status', 'name', 'companyName', 'cities']) {
    server.use(
      answer(getSettings, { ...defaultSettings, columns: chosen }),
      answerSearch({ positions: found, total: 2, searchID: uuidOf(0) }),
    )
    renderApp(url)
    await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  }
  const names = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const lastCells = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((each) => within(each).getAllByRole('cell').at(-1)?.textContent?.replace(/\s/g, ' '))

  it.each<[PositionSort, string, string]>([
    ['pay', 'Retribuzione', '30.000–35.000 € l’anno'],
    ['distance', 'Distanza', '12 km'],
    ['employeesAsc', 'Dipendenti', '1.186'],
    ['turnover', 'Fatturato', '41,2 Mln €'],
  ])('the order %s adds the column %s at the right, which says what is unknown', async (sort, name, text) => {
    await openSorted(`/positions?${place}&sort=${sort}`)
    expect(names().at(-1)).toBe(name)
    expect(lastCells()).toEqual([text, '–non indicato'])
    expect(directions()).toHaveLength(1)
  })

  it('a chosen column stays where it is', async () => {
    await openSorted(`/positions?${place}&sort=pay`, ['name', 'pay', 'cities'])
    expect(names().map((name) => name?.split('Larghezza')[0])).toEqual(['', 'Posizione', 'Retribuzione', 'Comuni'])
  })

  it('the towns say how far they are, unless the distance has its column', async () => {
    await openSorted(`/positions?${place}`)
    expect(screen.getAllByText('12 km')).toHaveLength(1)
    fireEvent.change(menu(), { target: { value: 'distance' } })
    await waitFor(() => expect(names().at(-1)).toBe('Distanza'))
    expect(screen.getAllByText('12 km')).toHaveLength(1)
  })

  it('beside an open position the value stays at the right', async () => {
    await openSorted(`/positions?${place}&sort=pay&position=${found[0]?.positionID}`)
    await waitFor(() => expect(names().at(-1)).toBe('Retribuzione'))
    expect(lastCells()[0]).toBe('30.000–35.000 € l’anno')
  })

  it.each<[PositionSort, RegExp]>([
    ['pay', /dip\. · 41,2 Mln €30\.000–35\.000 € l’annoAlbino \(BG\)12 km/],
    ['distance', /41,2 Mln €12 kmAlbino \(BG\)(?!12)/],
    ['employees', /S\.p\.A\.41,2 Mln €1\.186 dip\./],
    ['turnover', /S\.p\.A\.1\.186 dip\.41,2 Mln €/],
  ])('on a phone the order %s has its value at the right of each card', async (sort, text) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    )
    server.use(answerSearch({ positions: found, total: 2, searchID: uuidOf(0) }))
    renderApp(`/positions?${place}&sort=${sort}`)
    const card = (await screen.findByText('Posizione 1')).closest('li')
    await waitFor(() => expect(card?.textContent?.replace(/\s/g, ' ')).toMatch(text))
  })
})
