import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { apiPrefix } from '@vedetta/contracts/calls/call'
import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { getBalance } from '@vedetta/contracts/customers/licences'
import { defaultSettings, updateSettings } from '@vedetta/contracts/customers/settings'
import { fieldsShownFirst } from '@vedetta/contracts/search/facets'
import { positionCriteria, type SearchOffer, searchPositions } from '@vedetta/contracts/search/position-search'
import { isCounted, searchCosts, searchRules } from '@vedetta/contracts/search/search-cost'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import {
  answer,
  answerFacets,
  answerSearch,
  fail,
  makePosition,
  makePositions,
  positionIDOf,
  searchID,
  server,
} from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { expectToast } from '../../../testing/toasts.ts'

startTestApi()

const counts = { statuses: [{ value: 'notSeen', count: 214 }] }
const twoPages = { positions: makePositions(1, 3), total: 50, pages: 2 }
const row = (name: string | RegExp) => screen.findByRole('row', { name })

/** The inputs of the search calls, without the criteria. */
function inputsOf(onSearch: ReturnType<typeof vi.fn>) {
  return onSearch.mock.calls.map(([body]) => {
    const { page, newSearch, refresh, searchID, filterID, alertNo } = body as Record<string, unknown>
    return { page, newSearch, refresh, searchID, filterID, alertNo }
  })
}

/** The fields whose choices were counted, each as often as it was. */
const fieldsOf = (onCount: ReturnType<typeof vi.fn>) =>
  onCount.mock.calls.flatMap(([{ fields }]) => fields as string[]).toSorted()

describe('the cost of a search', () => {
  it.each(searchRules)('the results say what a search cost by the rule %s, and why', async (rule) => {
    server.use(answerSearch({ ...twoPages, rule, counted: isCounted(rule) }))
    renderApp('/positions?name=saldatore')
    await row(/Posizione 1/)
    const { short, it: why } = searchCosts[rule]
    const text = isCounted(rule) ? `${short.it} · ne restano 842` : `gratis: ${short.it}`
    const cost = await screen.findByText(text)
    expect(cost.title).toContain(why)
    expect(cost.role).toBe('status')
  })
})

describe('offers', () => {
  const criteriaOf = (position: object) => positionCriteria.parse({ position })
  const offer = { kind: 'conditionDropped', field: 'contract', word: null, found: null, token: null } as const
  const near = { mode: 'radius', istat: '016024', km: 20 } as const

  it('an empty result says which change finds how many, and a press of it searches', async () => {
    const onSearch = vi.fn()
    const found = { positions: makePositions(1, 3), total: 9 }
    const offers: SearchOffer[] = [
      {
        ...offer,
        kind: 'wordDropped',
        field: 'name',
        word: 'elettromeccanico',
        found: 9,
        criteria: criteriaOf({ name: 'saldatore' }),
      },
      { ...offer, kind: 'widerRadius', field: 'city', found: 4, criteria: criteriaOf({ city: { ...near, km: 100 } }) },
      { ...offer, found: 1214, criteria: criteriaOf({ city: near }) },
      { ...offer, kind: 'exclusionDropped', found: 2, criteria: criteriaOf({ name: 'x' }) },
      { ...offer, kind: 'periodDropped', field: 'period', found: 1, criteria: criteriaOf({ name: 'y' }) },
      { ...offer, kind: 'statusesDropped', field: 'statuses', found: 7, criteria: criteriaOf({ name: 'z' }) },
    ]
    server.use(answerSearch({ positions: [], rule: 'empty', counted: false, offers }))
    const router = renderApp('/positions?name=saldatore+elettromeccanico')
    await screen.findByText('Nessuna posizione con questi filtri')
    const names = screen.getAllByRole('button', { name: / [\d.]+ posizion[ei]$/ }).map((button) => button.textContent)
    expect(names).toEqual([
      'senza «elettromeccanico» 9 posizioni',
      'entro 100 km 4 posizioni',
      'senza il filtro «Contratto» 1.214 posizioni',
      'senza escludere «Contratto» 2 posizioni',
      'in qualsiasi periodo 1 posizione',
      'in qualsiasi stato 7 posizioni',
    ])
    server.use(answerSearch(found, onSearch))
    fireEvent.click(screen.getByRole('button', { name: 'senza «elettromeccanico» 9 posizioni' }))
    await row(/Posizione 1/)
    expect(router.state.location.search).toBe('?name=saldatore')
    expect(onSearch.mock.lastCall?.[0]).not.toHaveProperty('offer')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: '9 posizioni' }))
  })

  it('a short list offers what the same search pays for, and a press sends the token, which is dropped once it has expired', async () => {
    const onSearch = vi.fn()
    const wider = { ...offer, criteria: criteriaOf({ name: 'saldatore' }), token: 'signed' }
    const few = {
      positions: makePositions(1, 3),
      offers: [wider, { ...wider, field: 'schedule', token: null }],
    } as const
    server.use(answerSearch({ ...few, positions: makePositions(1, 3), offers: [...few.offers] }))
    renderApp('/positions?name=saldatore&contract=permanent')
    await screen.findByText('Poche? Allarga, gratis:')
    expect(screen.queryByRole('button', { name: 'senza il filtro «Orario»' })).toBeNull()
    server.use(fail(searchPositions, 'offer_expired', onSearch))
    fireEvent.click(screen.getByRole('button', { name: 'senza il filtro «Contratto»' }))
    expect(await screen.findByText(errors.offer_expired.it)).toBeTruthy()
    expect(onSearch.mock.calls.map(([body]) => body.offer)).toEqual(['signed'])
    server.use(answerSearch({ positions: makePositions(4, 3) }, onSearch))
    fireEvent.click(screen.getByRole('button', { name: /^Cerca/ }))
    await row(/Posizione 4/)
    expect(onSearch.mock.lastCall?.[0]).not.toHaveProperty('offer')
  })
})

describe('a search', () => {
  it('a search is made once: its further pages reuse its ID, and its choices are counted once', async () => {
    const [onSearch, onCount] = [vi.fn(), vi.fn()]
    server.use(answerSearch(twoPages, onSearch), answerFacets(counts, onCount))
    const router = renderApp('/positions?name=saldatore')
    await row(/Posizione 1/)
    expect(await screen.findByText('214 da vedere')).toBeTruthy()
    await act(() => router.navigate('/positions?name=saldatore&page=2'))
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    expect(inputsOf(onSearch)).toEqual([
      { page: 1, newSearch: true },
      { page: 2, searchID },
    ])
    expect(within(await screen.findByRole('list', { name: 'Stato' })).getByText('214')).toBeTruthy()
    await waitFor(() => expect(fieldsOf(onCount)).toEqual(fieldsShownFirst.toSorted()))
  })

  it('a search is repeated when agencies are hidden or shown again', async () => {
    const onSearch = vi.fn()
    const onSave = vi.fn(() => server.use(answerSearch({ ...twoPages, total: 30 }, onSearch)))
    server.use(
      answerSearch(twoPages, onSearch),
      answer(updateSettings, { ...defaultSettings, hideAgencies: true }, onSave),
    )
    renderApp('/positions?name=saldatore')
    await screen.findByRole('heading', { name: '50 posizioni' })
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Nascondi le agenzie' })
    await waitFor(() => expect(box.disabled).toBe(false))
    fireEvent.click(box)
    expect(await screen.findByRole('heading', { name: '30 posizioni' })).toBeTruthy()
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ hideAgencies: true })
    expect(inputsOf(onSearch)).toEqual([
      { page: 1, newSearch: true },
      { page: 1, newSearch: true },
    ])
  })

  it('other criteria or another order are a new search', async () => {
    const onSearch = vi.fn()
    server.use(answerSearch(twoPages, onSearch))
    const router = renderApp('/positions?name=saldatore')
    await row(/Posizione 1/)
    await act(() => router.navigate('/positions?name=tornitore'))
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    fireEvent.change(screen.getByRole('combobox', { name: 'Ordine' }), { target: { value: 'relevance' } })
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(3))
    expect(inputsOf(onSearch).map(({ newSearch }) => newSearch)).toEqual([true, true, true])
    expect(onSearch.mock.lastCall?.[0]).toMatchObject({ sort: 'relevance' })
  })

  it('a search that has expired on the server is made again', async () => {
    const onSearch = vi.fn()
    server.use(answerSearch(twoPages))
    const router = renderApp('/positions')
    await row(/Posizione 1/)
    server.use(answerSearch({ ...twoPages, positions: makePositions(26, 3) }, onSearch))
    server.use(failOnce('unknown_search'))
    await act(() => router.navigate('/positions?page=2'))
    await row(/Posizione 26/)
    expect(inputsOf(onSearch)).toEqual([{ page: 2, newSearch: true }])
  })

  it('a search by a saved filter sends its ID; an unknown filter still searches by its criteria', async () => {
    const onRefused = vi.fn()
    const onSearch = vi.fn()
    server.use(failOnce('unknown_filter', onRefused), answerSearch(twoPages, onSearch))
    const filterID = positionIDOf(700)
    renderApp(`/positions?name=saldatore&filter=${filterID}`)
    await row(/Posizione 1/)
    expect(inputsOf(onRefused)).toEqual([{ page: 1, newSearch: true, filterID }])
    expect(inputsOf(onSearch)).toEqual([{ page: 1, newSearch: true }])
  })

  it('a search by a saved filter that an alert opened names the alert, also when it is refreshed', async () => {
    const onSearch = vi.fn()
    server.use(answerSearch(twoPages, onSearch))
    const filterID = positionIDOf(700)
    renderApp(`/positions?name=saldatore&filter=${filterID}&alert=907`)
    await row(/Posizione 1/)
    fireEvent.click(screen.getByRole('button', { name: 'Aggiorna i risultati' }))
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    const named = { page: 1, newSearch: true, filterID, alertNo: 907 }
    expect(inputsOf(onSearch)).toEqual([named, { ...named, refresh: true }])
  })

  it('"Cerca" with the same criteria repeats the search', async () => {
    const onSearch = vi.fn()
    server.use(answerSearch(twoPages, onSearch))
    renderApp('/positions?name=saldatore')
    await row(/Posizione 1/)
    fireEvent.click(screen.getByRole('button', { name: /^Cerca/ }))
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    expect(inputsOf(onSearch)[1]).toEqual({ page: 1, newSearch: true })
  })

  it('a search that was charged refreshes the balance; one that was not does not', async () => {
    const onBalance = vi.fn()
    const left = { left: 841, monthly: 1000 }
    server.use(answer(getBalance, { search: left, credit: left, nextReset: '2026-12-01T09:00:00Z' }, onBalance))
    const isRead = Promise.withResolvers<void>()
    server.use(answerSearch({ ...twoPages, counted: true }, () => isRead.promise))
    const router = renderApp('/positions?name=saldatore')
    // A first reading that is still on its way when the search ends is dropped and repeated.
    await waitFor(() => expect(document.body.textContent).toContain('841'))
    isRead.resolve()
    await row(/Posizione 1/)
    await waitFor(() => expect(onBalance).toHaveBeenCalledTimes(2))
    server.use(answerSearch({ ...twoPages, counted: false, positions: makePositions(26, 3) }))
    await act(() => router.navigate('/positions?name=tornitore'))
    await row(/Posizione 26/)
    expect(onBalance).toHaveBeenCalledTimes(2)
  })

  it('after an aborted search, which may have been charged, the next response refreshes the balance', async () => {
    const onBalance = vi.fn()
    const onSearch = vi.fn()
    const left = { left: 841, monthly: 1000 }
    server.use(answer(getBalance, { search: left, credit: left, nextReset: '2026-12-01T09:00:00Z' }, onBalance))
    server.use(
      http.post(apiPrefix + searchPositions.path, () => {
        onSearch()
        return new Promise(() => {})
      }),
    )
    const router = renderApp('/positions?name=saldatore')
    await waitFor(() => expect(onSearch).toHaveBeenCalled())
    await waitFor(() => expect(document.body.textContent).toContain('841'))
    expect(onBalance).toHaveBeenCalledTimes(1)
    server.use(answerSearch({ ...twoPages, counted: false }))
    await act(() => router.navigate('/positions?name=tornitore'))
    await row(/Posizione 1/)
    await waitFor(() => expect(onBalance).toHaveBeenCalledTimes(2))
  })
})

describe('a refresh', () => {
  const refresh = () => fireEvent.click(screen.getByRole('button', { name: 'Aggiorna i risultati' }))

  it('a refresh shows the current results on the first page', async () => {
    const onSearch = vi.fn()
    server.use(answerSearch(twoPages))
    const router = renderApp('/positions?page=2')
    await row(/Posizione 1/)
    server.use(answerSearch({ ...twoPages, positions: [makePosition({ name: 'Appena arrivata' })] }, onSearch))
    refresh()
    await row(/Appena arrivata/)
    expect(inputsOf(onSearch)).toEqual([{ page: 1, refresh: true }])
    expect(router.state.location.search).toBe('')
  })

  it('a refresh that comes too soon shows a warning and keeps the list', async () => {
    server.use(answerSearch(twoPages))
    renderApp('/positions')
    await row(/Posizione 1/)
    server.use(fail(searchPositions, 'refresh_too_soon'))
    refresh()
    await expectToast('Risultati non aggiornati', errors.refresh_too_soon.it)
    expect(screen.getByRole('row', { name: /Posizione 1/ })).toBeTruthy()
  })
})

it('matched words are highlighted in the position and in the company', async () => {
  const matches = { name: [[10, 13]] as [number, number][], companyName: [[0, 8]] as [number, number][] }
  server.use(answerSearch({ positions: [makePosition({ matches })] }))
  renderApp('/positions?name=tig')
  const found = await row(/Saldatore TIG/)
  expect([...found.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['TIG', 'Officine'])
})

function failOnce(code: ErrorCode, onCall?: (body: unknown) => void) {
  const { status, en } = errors[code]
  const refuse = async ({ request }: { request: Request }) => {
    onCall?.(await request.json())
    return HttpResponse.json({ code, message: en }, { status })
  }
  return http.post(`*${apiPrefix}${searchPositions.path}`, refuse, { once: true })
}
