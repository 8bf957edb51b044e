import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getProfile } from '@vedetta/contracts/customers/profile'
import {
  countFilters,
  deleteFilter,
  listSavedFilters,
  type SavedFilter,
  saveFilter,
} from '@vedetta/contracts/search/saved-filters'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../../../testing/api.ts'
import { renderPart, startTestApi } from '../../../testing/render-app.tsx'
import { listOf, makeCounts, makeFilter, uuidOf } from '../../../testing/saved.ts'
import { expectToast } from '../../../testing/toasts.ts'
import { SavedFiltersTab } from './saved-filters-tab.tsx'

startTestApi()

const created = '2026-11-03T09:00:00Z'

async function open(filters: SavedFilter[], path = '/positions?tab=filters') {
  server.use(fail(countFilters, 'search_unavailable'))
  server.use(answer(listSavedFilters, { filters }))
  const router = renderPart(<SavedFiltersTab />, path)
  await screen.findByRole('list', { name: 'Filtri salvati' })
  return router
}

function rows() {
  return within(screen.getByRole('list', { name: 'Filtri salvati' })).getAllByRole('listitem')
}

function names() {
  return screen.getAllByRole('heading', { level: 3, hidden: true }).map((heading) => heading.textContent)
}

async function act(name: string, action: string) {
  fireEvent.click(screen.getByRole('button', { name: `Altre azioni su ${name}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: action }))
}

describe('saved filters', () => {
  it('a saved filter shows its name, date, criteria in words and count', async () => {
    await open([
      makeFilter(1214, {
        name: 'Saldatori bergamaschi',
        position: { name: ['saldatore', 'carpentiere'], provinces: ['BG'] },
        company: { employees: { from: 50 } },
        statuses: ['notSeen'],
      }),
    ])
    await waitFor(() => expect(rows()[0]?.textContent).toContain('Provincia Bergamo'))
    const text = rows()[0]?.textContent ?? ''
    expect(text).toContain('Saldatori bergamaschi')
    expect(text).toContain('Ruolo saldatore, carpentiere')
    expect(text).toContain('Milano')
    expect(text).toContain('Da vedere')
    expect(text).toContain('Salvato il 3 nov 2026')
    expect(text).toContain('1.214 posizioni')
  })

  it('saved filters come in pages of 8, with the plan’s limit', async () => {
    await open(listOf(9, makeFilter))
    expect(names()).toEqual(listOf(8, (number) => `Filtro ${number}`))
    expect(screen.getByText('9 di 25')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Pagina 2' }))
    expect(names()).toEqual(['Filtro 9'])
  })

  it('the limit of saved filters depends on the plan', async () => {
    const subscription = { tier: 'basic', licenceID: null, expiresAt: null } as const
    server.use(answer(getProfile, { user: makeProfile({ subscription }) }))
    await open(listOf(3, makeFilter))
    expect(await screen.findByText('3 di 5')).toBeTruthy()
  })

  it('a saved filter is opened with its criteria as the current filter', async () => {
    const router = await open([makeFilter(1)], '/positions?contract=internship&tab=filters&sort=relevance')
    fireEvent.click(screen.getByRole('button', { name: 'Apri il filtro Filtro 1' }))
    expect(router.state.location.search).toBe(`?name=saldatore&provinces=BG,-MI&filter=${uuidOf(1)}`)
  })

  it('saved filters that fail to load show the error and a retry', async () => {
    server.use(fail(listSavedFilters, 'internal_error'))
    renderPart(<SavedFiltersTab />, '/positions?tab=filters')
    expect(screen.getByText('Caricamento…')).toBeTruthy()
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answer(listSavedFilters, { filters: [makeFilter(1)] }))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByRole('heading', { name: 'Filtro 1' })).toBeTruthy()
  })

  it('an empty list of saved filters explains how to save one', async () => {
    renderPart(<SavedFiltersTab />, '/positions?name=saldatore&tab=filters')
    expect(await screen.findByRole('heading', { name: 'Ancora nessun filtro salvato' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vai alla ricerca' }).getAttribute('href')).toBe(
      '/positions?name=saldatore',
    )
  })
})

describe('the counts', () => {
  it('the counts are the stored ones at first, then the current ones of the page, fetched in one request', async () => {
    const onCall = vi.fn()
    const shown = Promise.withResolvers<void>()
    const filters = [makeFilter(1), makeFilter(2, { count: null }), ...listOf(9, (number) => makeFilter(number + 2))]
    server.use(answer(listSavedFilters, { filters }))
    const ids = [1, 2, 3, 4, 5, 6, 7, 8]
    server.use(
      answer(countFilters, makeCounts(ids, { count: 77 }), async (input) => {
        onCall(input)
        await shown.promise
      }),
    )
    renderPart(<SavedFiltersTab />, '/positions?tab=filters')
    await screen.findByRole('list', { name: 'Filtri salvati' })
    for (const text of ['1 posizione', 'Da contare', '3 posizioni']) expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByText('Niente da vedere'), 'nothing is said before it is counted').toBeNull()
    shown.resolve()
    await waitFor(() => expect(screen.getAllByText('77 posizioni')).toHaveLength(8))
    expect(screen.getAllByText('Niente da vedere')).toHaveLength(8)
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ filterIDs: ids.map(uuidOf) })
  })

  it('the stored counts stay when a fetch fails', async () => {
    const onCall = vi.fn()
    server.use(answer(listSavedFilters, { filters: listOf(3, makeFilter) }))
    server.use(fail(countFilters, 'request_limit', onCall))
    renderPart(<SavedFiltersTab />, '/positions?tab=filters')
    await waitFor(() => expect(onCall).toHaveBeenCalledTimes(1))
    expect(await screen.findByText('2 posizioni')).toBeTruthy()
    expect(screen.queryByText('Niente da vedere')).toBeNull()
  })
})

describe('a saved filter', () => {
  it('a saved filter is renamed and keeps its criteria', async () => {
    const onCall = vi.fn()
    server.use(answer(saveFilter, { filterID: uuidOf(2), created, count: 12 }, onCall))
    await open(listOf(3, makeFilter))
    await act('Filtro 2', 'Rinomina')
    const field = await screen.findByLabelText<HTMLInputElement>('Nome del filtro')
    expect(field.value).toBe('Filtro 2')
    fireEvent.change(field, { target: { value: ' Saldatori ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Rinomina' }))
    await expectToast('Filtro rinominato', 'Saldatori')
    expect(names()).toEqual(['Filtro 1', 'Saldatori', 'Filtro 3'])
    const { position, notPosition, company, notCompany, aiSearch } = makeFilter(2)
    const criteria = { position, notPosition, company, notCompany, aiSearch }
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ ...criteria, filterID: uuidOf(2), name: ' Saldatori ' })
  })

  it('a saved filter needs a unique name', async () => {
    server.use(fail(saveFilter, 'filter_name_taken'))
    await open(listOf(2, makeFilter))
    await act('Filtro 1', 'Rinomina')
    fireEvent.change(await screen.findByLabelText('Nome del filtro'), { target: { value: '  ' } })
    fireEvent.click(screen.getByRole('button', { name: 'Rinomina' }))
    expect(await screen.findByText(errors.filter_name_required.it)).toBeTruthy()
    fireEvent.change(screen.getByLabelText('Nome del filtro'), { target: { value: 'filtro 2' } })
    fireEvent.click(screen.getByRole('button', { name: 'Rinomina' }))
    expect(await screen.findByText(errors.filter_name_taken.it)).toBeTruthy()
    expect(names()).toEqual(['Filtro 1', 'Filtro 2'])
  })

  it('a saved filter is overwritten with the URL’s criteria once confirmed', async () => {
    const onCall = vi.fn()
    server.use(answer(saveFilter, { filterID: uuidOf(1), created, count: 48 }, onCall))
    await open(listOf(2, makeFilter), '/positions?contract=internship&tab=filters')
    await act('Filtro 1', 'Sovrascrivi con i criteri attuali')
    const question = await screen.findByRole('alertdialog', { name: 'Vuoi sovrascrivere “Filtro 1”?' })
    expect(question.textContent).toContain('Contratto Tirocinio')
    expect(onCall).not.toHaveBeenCalled()
    fireEvent.click(within(question).getByRole('button', { name: 'Sovrascrivi' }))
    await expectToast('Filtro sovrascritto')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({
      filterID: uuidOf(1),
      name: 'Filtro 1',
      position: { contract: ['internship'] },
      notPosition: {},
      company: {},
      notCompany: {},
      aiSearch: false,
    })
    expect(rows()[0]?.textContent).toContain('Contratto Tirocinio')
    expect(rows()[0]?.textContent).toContain('48 posizioni')
  })

  it('a saved filter that finds related roles says so', async () => {
    await open([makeFilter(1, { aiSearch: true }), makeFilter(2)])
    expect(rows().map(({ textContent }) => textContent?.includes('Ruoli affini'))).toEqual([true, false])
  })

  it('a saved filter cannot be overwritten without criteria', async () => {
    await open([makeFilter(1)])
    fireEvent.click(screen.getByRole('button', { name: 'Altre azioni su Filtro 1' }))
    const item = await screen.findByRole('menuitem', { name: 'Sovrascrivi con i criteri attuali' })
    expect(item.getAttribute('aria-disabled')).toBe('true')
  })

  it('a saved filter is deleted once confirmed, and is no longer current', async () => {
    const onCall = vi.fn()
    server.use(answer(deleteFilter, {}, onCall))
    const router = await open(listOf(9, makeFilter), `/positions?name=saldatore&filter=${uuidOf(9)}&tab=filters&page=2`)
    await act('Filtro 9', 'Elimina')
    const question = await screen.findByRole('alertdialog', { name: 'Vuoi eliminare “Filtro 9”?' })
    fireEvent.click(within(question).getByRole('button', { name: 'Elimina' }))
    await expectToast('Filtro eliminato')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ filterID: uuidOf(9) })
    expect(names()).toEqual(listOf(8, (number) => `Filtro ${number}`))
    expect(screen.getByText('8 di 25')).toBeTruthy()
    await waitFor(() => expect(router.state.location.search).toBe('?name=saldatore&tab=filters'))
  })

  it('a saved filter that fails to be deleted stays, and the dialog shows the error', async () => {
    server.use(fail(deleteFilter, 'internal_error'))
    await open([makeFilter(1)])
    await act('Filtro 1', 'Elimina')
    const question = await screen.findByRole('alertdialog')
    fireEvent.click(within(question).getByRole('button', { name: 'Elimina' }))
    expect(await within(question).findByText(errors.internal_error.it)).toBeTruthy()
    expect(names()).toEqual(['Filtro 1'])
  })
})
