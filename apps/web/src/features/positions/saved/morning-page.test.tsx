import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { defaultSettings, getSettings, type Settings, updateSettings } from '@vedetta/contracts/customers/settings'
import { getPosition, markPosition } from '@vedetta/contracts/inbox/position-detail'
import { searchPositions } from '@vedetta/contracts/search/position-search'
import {
  countFilters,
  listSavedFilters,
  orderFilters,
  type SavedFilter,
  setFilterBell,
} from '@vedetta/contracts/search/saved-filters'
import { describe, expect, it, vi } from 'vitest'
import {
  answer,
  answerFacets,
  answerSearch,
  fail,
  makeDetail,
  makePosition,
  makeProfile,
  server,
} from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { listOf, makeCounts, makeFilter, uuidOf } from '../../../testing/saved.ts'
import { expectToast } from '../../../testing/toasts.ts'

startTestApi()

const open = (filters: SavedFilter[], path?: string) =>
  openWith({ ...defaultSettings, notifyOnFilter: true }, filters, path)

async function openWith(settings: Settings, filters: SavedFilter[], path = '/positions?tab=filters') {
  server.use(answer(listSavedFilters, { filters }), answer(getSettings, settings))
  const router = renderApp(path)
  await screen.findByRole('list', { name: 'Filtri salvati' })
  return router
}

const rows = () => within(screen.getByRole('list', { name: 'Filtri salvati' })).getAllByRole('listitem')
const names = () => rows().map((row) => within(row).getByRole('heading', { level: 3, hidden: true }).textContent)
const bellOf = (name: string) => screen.getByRole('button', { name: `Avvisami di quello che trova ${name}` })
const handleOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^Sposta ${name}:`) })

describe('the address of the positions without a query', () => {
  it('opens the saved filters for whoever has a bell, without beginning a search', async () => {
    const onSearch = vi.fn()
    server.use(fail(searchPositions, 'internal_error', onSearch))
    const router = await open([makeFilter(1), makeFilter(2, { bell: true })], '/positions')
    expect(router.state.location.search).toBe('?tab=filters')
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('opens the positions for everybody else, and for whoever chooses their tab', async () => {
    server.use(answer(listSavedFilters, { filters: [makeFilter(1)] }))
    const router = renderApp('/positions')
    expect(await screen.findByRole('heading', { name: 'Posizioni aperte' })).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })

  it('stays where it is when the last criterion of a search is removed', async () => {
    server.use(answer(listSavedFilters, { filters: [makeFilter(1, { bell: true })] }))
    const router = renderApp('/positions?contract=internship')
    await screen.findByRole('heading', { name: 'Posizioni aperte' })
    await router.navigate('/positions')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    expect(screen.getByRole('heading', { name: 'Posizioni aperte' })).toBeTruthy()
  })
})

describe('positions to see', () => {
  it.each([
    [{ toSee: 12, today: 3 }, '12 da vedere · 3 oggi'],
    [{ toSee: 12, today: 0 }, '12 da vedere'],
    [{ toSee: 1_234, today: 2 }, '1.234 da vedere · 2 oggi'],
    [{ toSee: 0, today: 0 }, 'Niente da vedere'],
  ])('a filter with %o says “%s”', async (counts, text) => {
    server.use(answer(countFilters, makeCounts([1], counts)))
    await open([makeFilter(1)])
    await waitFor(() => expect(rows()[0]?.textContent).toContain(text))
    expect(rows()[0]?.textContent).toContain('48 posizioni')
  })

  it('are the same in the header, the row of a filter and its results, and follow what is marked and discarded', async () => {
    const [first, second] = [makePosition(), makePosition({ positionID: uuidOf(40), name: 'Saldatore MIG' })]
    server.use(
      answerSearch({ positions: [first, second], total: 2 }),
      answerFacets({ statuses: [{ value: 'notSeen', count: 2 }] }),
      answer(countFilters, makeCounts([1], { count: 2, toSee: 2 })),
      answer(getPosition, makeDetail()),
      answer(markPosition, { status: 'seen' }),
    )
    await open([makeFilter(1)])
    const header = () => screen.getByRole('link', { name: /^Posizioni\s*\d/ }).textContent
    fireEvent.click(screen.getByRole('button', { name: 'Filtro 1' }))
    await waitFor(() => expect(header()).toBe('Posizioni2 da vedere'))
    await waitFor(() => expect(rows()[0]?.textContent).toContain('2 da vedere'))
    server.use(answer(countFilters, makeCounts([1], { count: 2, toSee: 1 })))
    fireEvent.click(screen.getByRole('link', { name: 'Saldatore TIG' }))
    await waitFor(() => expect(header()).toBe('Posizioni1 da vedere'))
    await waitFor(() => expect(rows()[0]?.textContent).toContain('1 da vedere'))
  })
})

describe('the bell of a filter while alerts are off in the settings', () => {
  it('asks whether to turn alerts on too, and stays off until that is confirmed', async () => {
    const onCall = vi.fn()
    server.use(answer(setFilterBell, { bell: true }, onCall))
    await openWith(defaultSettings, [makeFilter(1)])
    fireEvent.click(bellOf('Filtro 1'))
    const asked = within(await screen.findByRole('alertdialog', { name: 'Accendere anche gli avvisi?' }))
    fireEvent.click(asked.getByRole('button', { name: 'Annulla' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onCall).not.toHaveBeenCalled()
    fireEvent.click(bellOf('Filtro 1'))
    fireEvent.click(await screen.findByRole('button', { name: 'Accendi entrambi' }))
    await expectToast('Campanella e avvisi accesi')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ filterID: uuidOf(1), on: true, notifyOnFilter: true })
    expect(bellOf('Filtro 1').getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByText(/nessuna campanella suona/)).toBeNull()
  })

  it('does not ring, which the page says with a way to turn alerts on', async () => {
    const onCall = vi.fn()
    const settings = { ...defaultSettings, notifyOnFilter: true }
    server.use(answer(updateSettings, settings, onCall))
    await openWith(defaultSettings, [makeFilter(1, { bell: true })])
    expect(await screen.findByText('Gli avvisi sono spenti nelle impostazioni: nessuna campanella suona.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Accendi gli avvisi' }))
    await waitFor(() => expect(screen.queryByText(/nessuna campanella suona/)).toBeNull())
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ notifyOnFilter: true })
  })
})

describe('the bell of a filter', () => {
  it('is turned on and off', async () => {
    const onCall = vi.fn()
    await open([makeFilter(1), makeFilter(2)])
    server.use(answer(setFilterBell, { bell: true }, onCall))
    expect(bellOf('Filtro 2').getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(bellOf('Filtro 2'))
    await expectToast('Campanella accesa')
    expect(onCall).toHaveBeenLastCalledWith({ filterID: uuidOf(2), on: true })
    expect(bellOf('Filtro 2').getAttribute('aria-pressed')).toBe('true')
    server.use(answer(setFilterBell, { bell: false }, onCall))
    fireEvent.click(bellOf('Filtro 2'))
    await expectToast('Campanella spenta')
    expect(onCall).toHaveBeenLastCalledWith({ filterID: uuidOf(2), on: false })
    expect(bellOf('Filtro 1').getAttribute('aria-pressed')).toBe('false')
  })

  it('stays as it was when the server refuses', async () => {
    await open([makeFilter(1)])
    server.use(fail(setFilterBell, 'unknown_filter'))
    fireEvent.click(bellOf('Filtro 1'))
    await expectToast('Campanella non cambiata', errors.unknown_filter.it)
    expect(bellOf('Filtro 1').getAttribute('aria-pressed')).toBe('false')
  })

  it('is unavailable on plans without alerts, which says why and leads to the plans', async () => {
    const subscription = { tier: 'basic', licenceID: null, expiresAt: null } as const
    server.use(answer(getProfile, { user: makeProfile({ subscription }) }))
    await open([makeFilter(1), makeFilter(2, { bell: true })])
    expect(bellOf('Filtro 1').hasAttribute('disabled')).toBe(true)
    expect(bellOf('Filtro 2').hasAttribute('disabled'), 'it can be turned off').toBe(false)
    expect(screen.getByText(/È compresa nei piani Team, Pro e Enterprise\.$/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Piani' }).getAttribute('href')).toBe('/profile?tab=billing')
  })
})

describe('the order of filters', () => {
  it('changes by the arrow keys on a handle, is announced and saved once at rest', async () => {
    const onCall = vi.fn()
    server.use(answer(orderFilters, {}, onCall))
    await open(listOf(3, makeFilter))
    handleOf('Filtro 1').focus()
    fireEvent.keyDown(handleOf('Filtro 1'), { key: 'ArrowDown' })
    await waitFor(() => expect(names()).toEqual(['Filtro 2', 'Filtro 1', 'Filtro 3']))
    fireEvent.keyDown(handleOf('Filtro 1'), { key: 'ArrowDown' })
    await waitFor(() => expect(names()).toEqual(['Filtro 2', 'Filtro 3', 'Filtro 1']))
    expect(screen.getByText('Filtro 1: 3 di 3')).toBeTruthy()
    expect(document.activeElement).toBe(handleOf('Filtro 1'))
    fireEvent.keyDown(handleOf('Filtro 1'), { key: 'ArrowDown' })
    await waitFor(() => expect(onCall).toHaveBeenCalledExactlyOnceWith({ filterIDs: [2, 3, 1].map(uuidOf) }))
  })

  it('changes by the menu, where the first filter has nowhere to go up', async () => {
    server.use(answer(orderFilters, {}))
    await open(listOf(2, makeFilter))
    fireEvent.click(screen.getByRole('button', { name: 'Altre azioni su Filtro 1' }))
    expect((await screen.findByRole('menuitem', { name: 'Sposta su' })).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sposta giù' }))
    await waitFor(() => expect(names()).toEqual(['Filtro 2', 'Filtro 1']))
  })

  it('follows a filter to the page it moves to', async () => {
    server.use(answer(orderFilters, {}))
    const router = await open(listOf(9, makeFilter))
    fireEvent.keyDown(handleOf('Filtro 8'), { key: 'ArrowDown' })
    await waitFor(() => expect(router.state.location.search).toBe('?tab=filters&page=2'))
    await waitFor(() => expect(names()).toEqual(['Filtro 8']))
    await waitFor(() => expect(document.activeElement).toBe(handleOf('Filtro 8')))
  })

  it('returns to the server’s order when it fails to be saved', async () => {
    server.use(fail(orderFilters, 'internal_error'))
    await open(listOf(2, makeFilter))
    fireEvent.keyDown(handleOf('Filtro 2'), { key: 'ArrowUp' })
    await waitFor(() => expect(names()).toEqual(['Filtro 2', 'Filtro 1']))
    await expectToast('Ordine dei filtri non salvato', errors.internal_error.it)
    await waitFor(() => expect(names()).toEqual(['Filtro 1', 'Filtro 2']))
  })
})

describe('a filter that is opened in place', () => {
  const nameOf = (name: string) => screen.getByRole('button', { name })
  const { positionID } = makePosition()

  it('shows its results among the other filters by one search, and closes again', async () => {
    const onSearch = vi.fn()
    server.use(answerSearch({ positions: [makePosition()], total: 48 }, onSearch))
    const router = await open(listOf(9, makeFilter), '/positions?tab=filters&page=2')
    expect(nameOf('Filtro 9').getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(nameOf('Filtro 9'))
    const results = within(await screen.findByRole('region', { name: 'Risultati di Filtro 9' }))
    expect(await results.findByRole('link', { name: 'Saldatore TIG' })).toBeTruthy()
    expect(nameOf('Filtro 9').getAttribute('aria-expanded')).toBe('true')
    const search = `name=saldatore&provinces=BG,-MI&filter=${uuidOf(9)}`
    expect(router.state.location.search).toBe(`?${search}&tab=filters&page=2`)
    expect(results.getByRole('link', { name: 'Tutte le 48 posizioni' }).getAttribute('href')).toBe(
      `/positions?${search}`,
    )
    expect(onSearch).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ filterID: uuidOf(9) }))
    fireEvent.click(nameOf('Filtro 9'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Risultati di Filtro 9' })).toBeNull())
    expect(router.state.location.search).toBe('?tab=filters&page=2')
  })

  it('is read by keyboard: j opens its first position beside it, Escape closes that and returns to its row', async () => {
    server.use(answerSearch({ positions: [makePosition()] }), answer(getPosition, makeDetail()))
    const router = await open([makeFilter(1)])
    fireEvent.click(nameOf('Filtro 1'))
    const results = within(await screen.findByRole('region', { name: 'Risultati di Filtro 1' }))
    const link = await results.findByRole('link', { name: 'Saldatore TIG' })
    fireEvent.keyDown(document.body, { key: 'j' })
    await waitFor(() => expect(router.state.location.search).toContain(`&tab=filters&position=${positionID}`))
    expect(await screen.findByRole('complementary', { name: 'Posizione aperta' })).toBeTruthy()
    expect(document.activeElement).toBe(link)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await waitFor(() => expect(router.state.location.search).not.toContain('position='))
    expect(screen.getByRole('region', { name: 'Risultati di Filtro 1' })).toBeTruthy()
  })

  it('says that nothing matches it, and why it can not be searched by', async () => {
    server.use(answerSearch({ positions: [] }))
    await open([makeFilter(1), makeFilter(2, { position: { name: ['cuoco'] } })])
    fireEvent.click(nameOf('Filtro 1'))
    expect(await screen.findByText('In questo momento nessuna posizione aperta risponde al filtro.')).toBeTruthy()
    server.use(fail(searchPositions, 'search_limit_reached'))
    fireEvent.click(nameOf('Filtro 2'))
    expect(await screen.findByText(errors.search_limit_reached.it)).toBeTruthy()
  })
})
