import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getBalance } from '@vedetta/contracts/customers/licences'
import { markPosition } from '@vedetta/contracts/inbox/position-detail'
import { costOfExport } from '@vedetta/contracts/inbox/position-export'
import { listSavedPositions, type SavedPosition, savePosition } from '@vedetta/contracts/inbox/saved-positions'
import { describe, expect, it, vi } from 'vitest'
import { callApi } from '../../../lib/api-client.ts'
import { answer, fail, server } from '../../../testing/api.ts'
import { chooseOption } from '../../../testing/choose-option.ts'
import { renderPart, startTestApi } from '../../../testing/render-app.tsx'
import { listOf, makeSaved, uuidOf } from '../../../testing/saved.ts'
import { useToggleSaved } from '../saved-positions.ts'
import { SavedPositionsTab } from './saved-positions-tab.tsx'

startTestApi()

const another = makeSaved(99)

function Screen() {
  const toggle = useToggleSaved()
  return (
    <>
      <button type="button" onClick={() => void toggle(another)}>
        Un’altra
      </button>
      <SavedPositionsTab />
    </>
  )
}

async function open(positions: SavedPosition[], path = '/positions?tab=saved') {
  server.use(answer(listSavedPositions, { companies: positions.map(({ company }) => company), positions }))
  const router = renderPart(<Screen />, path)
  await screen.findByRole('list', { name: 'Posizioni salvate' })
  return router
}

function shown() {
  return within(screen.getByRole('list', { name: 'Posizioni salvate' }))
    .getAllByRole('link')
    .map((link) => link.textContent)
}

function remove(number: number) {
  fireEvent.click(screen.getByRole('button', { name: `Togli Saldatore ${number} dalle salvate` }))
}

function names(from: number, to: number) {
  return listOf(to - from + 1, (index) => `Saldatore ${from + index - 1}`)
}

describe('saved positions', () => {
  it('saved positions are exported: those shown, or all', async () => {
    const onCost = vi.fn()
    server.use(answer(costOfExport, { positions: 8, credits: 8, left: 100 }, onCost))
    await open(listOf(20, makeSaved))
    fireEvent.click(screen.getByRole('button', { name: 'Esporta file' }))
    const choice = await screen.findByRole('combobox', { name: 'Posizioni da esportare' })
    expect(choice.textContent).toBe('Mostrate: 8')
    const ids = listOf(20, makeSaved).map(({ positionID }) => positionID)
    await waitFor(() => expect(onCost).toHaveBeenLastCalledWith({ positionIDs: ids.slice(0, 8) }))
    await chooseOption('Posizioni da esportare', 'Tutte: 20')
    await waitFor(() => expect(onCost).toHaveBeenLastCalledWith({ positionIDs: ids }))
  })

  it('saved positions are listed newest first, in pages of 8', async () => {
    await open(listOf(20, makeSaved))
    expect(shown()).toEqual(names(1, 8))
    expect(screen.getByText('20 posizioni')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'Pagina 3' }))
    expect(shown()).toEqual(names(17, 20))
    expect(document.activeElement?.textContent).toBe('Posizioni salvate')
  })

  it('a saved position shows status, company, place, and whether it is closed', async () => {
    await open([makeSaved(1, { status: 'contacted', closedAt: '2026-11-10T09:00:00Z' }), makeSaved(2)])
    const [closed, still] = within(screen.getByRole('list', { name: 'Posizioni salvate' })).getAllByRole('listitem')
    expect(closed?.textContent).toContain('Contattata')
    expect(closed?.textContent).toContain('Chiusa il 10 nov 2026')
    expect(still?.textContent).toContain('Officine Valseriana S.p.A.')
    expect(still?.textContent).toContain('Albino (BG)')
    expect(still?.textContent).not.toContain('Chiusa')
  })

  it('a saved position is opened beside the list', async () => {
    const router = await open(listOf(3, makeSaved))
    fireEvent.click(screen.getByRole('link', { name: 'Saldatore 2' }))
    expect(router.state.location.search).toBe(`?tab=saved&position=${uuidOf(2)}`)
    expect(screen.getByRole('link', { name: 'Saldatore 2' }).closest('li')?.getAttribute('aria-current')).toBe('true')
  })

  it('saved positions show a skeleton while they load', async () => {
    const answered = Promise.withResolvers<void>()
    server.use(answer(listSavedPositions, { companies: [], positions: [makeSaved(1)] }, () => answered.promise))
    renderPart(<SavedPositionsTab />, '/positions?tab=saved')
    expect(screen.getByText('Caricamento…')).toBeTruthy()
    answered.resolve()
    expect(await screen.findByRole('link', { name: 'Saldatore 1' })).toBeTruthy()
  })

  it('saved positions that fail to load show the error and a retry', async () => {
    server.use(fail(listSavedPositions, 'internal_error'))
    renderPart(<SavedPositionsTab />, '/positions?tab=saved')
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answer(listSavedPositions, { companies: [], positions: [makeSaved(1)] }))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByRole('link', { name: 'Saldatore 1' })).toBeTruthy()
  })

  it('an empty list of saved positions explains how to save one', async () => {
    renderPart(<SavedPositionsTab />, '/positions?tab=saved')
    expect(await screen.findByRole('heading', { name: 'Ancora nessuna posizione salvata' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Cerca posizioni' }).getAttribute('href')).toBe('/positions?tab=positions')
  })
})

describe('toggling a saved position', () => {
  it('toggling a saved position removes it', async () => {
    const onCall = vi.fn()
    server.use(answer(savePosition, { status: 'removed' }, onCall))
    await open(listOf(3, makeSaved))
    remove(2)
    await waitFor(() => expect(shown()).toEqual(['Saldatore 1', 'Saldatore 3']))
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ positionID: uuidOf(2), saved: false })
    expect(screen.getByText('2 posizioni')).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Posizioni salvate'))
  })

  it('removing the last page’s only position leads to the new last page', async () => {
    server.use(answer(savePosition, { status: 'removed' }))
    const router = await open(listOf(17, makeSaved), '/positions?tab=saved&page=3')
    expect(shown()).toEqual(['Saldatore 17'])
    remove(17)
    await waitFor(() => expect(shown()).toEqual(names(9, 16)))
    expect(screen.getByRole('link', { name: 'Pagina 2' }).getAttribute('aria-current')).toBe('page')
    await waitFor(() => expect(router.state.location.search).toBe('?tab=saved&page=2'))
  })

  it('saving another position adds it at the front of page one', async () => {
    server.use(answer(savePosition, { status: 'saved' }))
    await open(listOf(8, makeSaved))
    fireEvent.click(screen.getByRole('button', { name: 'Un’altra' }))
    await waitFor(() => expect(shown()).toEqual(['Saldatore 99', ...names(1, 7)]))
    expect(screen.getByRole('link', { name: 'Pagina 2' })).toBeTruthy()
  })

  it('saving another position while on a later page stays on that page', async () => {
    server.use(answer(savePosition, { status: 'saved' }))
    await open(listOf(10, makeSaved), '/positions?tab=saved&page=2')
    fireEvent.click(screen.getByRole('button', { name: 'Un’altra' }))
    await waitFor(() => expect(shown()).toEqual(names(8, 10)))
  })

  it('toggling that fails leaves the list of saved positions unchanged', async () => {
    server.use(fail(savePosition, 'saved_positions_full'))
    await open(listOf(3, makeSaved))
    remove(2)
    fireEvent.click(screen.getByRole('button', { name: 'Un’altra' }))
    await waitFor(() => expect(screen.getAllByText(errors.saved_positions_full.it)).toHaveLength(2))
    expect(shown()).toEqual(names(1, 3))
  })

  it('toggling while the list loads fetches it again', async () => {
    let hasIt = false
    const saved = Promise.withResolvers<void>()
    const positions: SavedPosition[] = [makeSaved(1)]
    const list = { companies: [], positions }
    server.use(
      answer(savePosition, { status: 'saved' }, () => {
        hasIt = true
      }),
      answer(listSavedPositions, list, async () => {
        if (!hasIt) await saved.promise
        else positions.unshift(another)
      }),
    )
    renderPart(<Screen />, '/positions?tab=saved')
    fireEvent.click(await screen.findByRole('button', { name: 'Un’altra' }))
    await waitFor(() => expect(hasIt).toBe(true))
    // Answered after the save is.
    await callApi(getBalance, {})
    saved.resolve()
    await screen.findByRole('list', { name: 'Posizioni salvate' })
    expect(shown()).toEqual(['Saldatore 99', 'Saldatore 1'])
  })
})

describe('hotkeys of saved positions', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const focused = () => document.activeElement?.textContent

  it('j and k move through the saved positions across pages', async () => {
    const router = await open(listOf(9, makeSaved))
    press('j')
    expect(router.state.location.search).toBe(`?tab=saved&position=${uuidOf(1)}`)
    expect(focused()).toBe('Saldatore 1')
    for (const _ of listOf(8, String)) press('j')
    expect(router.state.location.search).toBe(`?tab=saved&page=2&position=${uuidOf(9)}`)
    await waitFor(() => expect(focused()).toBe('Saldatore 9'))
    press('j')
    expect(router.state.location.search).toBe(`?tab=saved&page=2&position=${uuidOf(9)}`)
    press('k')
    expect(router.state.location.search).toBe(`?tab=saved&position=${uuidOf(8)}`)
    press('Escape')
    await waitFor(() => expect(router.state.location.search).not.toContain('position='))
  })

  it('s removes the open saved position, and j continues from there', async () => {
    server.use(answer(savePosition, { status: 'removed' }))
    const router = await open(listOf(3, makeSaved), `/positions?tab=saved&position=${uuidOf(2)}`)
    press('s')
    await waitFor(() => expect(shown()).toEqual(['Saldatore 1', 'Saldatore 3']))
    press('j')
    expect(router.state.location.search).toBe(`?tab=saved&position=${uuidOf(3)}`)
  })

  it('c marks the open saved position as contacted once the server confirms', async () => {
    const onCall = vi.fn()
    server.use(answer(markPosition, { status: 'contacted' }, onCall))
    await open(listOf(2, makeSaved), `/positions?tab=saved&position=${uuidOf(2)}`)
    press('c')
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Saldatore 2' }).closest('li')?.textContent).toContain('Contattata'),
    )
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ positionID: uuidOf(2), status: 'contacted' })
  })
})
