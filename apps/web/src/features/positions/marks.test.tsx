import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { listSavedCompanies } from '@vedetta/contracts/companies/saved-companies'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { getPosition, markPosition } from '@vedetta/contracts/inbox/position-detail'
import { listSavedPositions, savePosition } from '@vedetta/contracts/inbox/saved-positions'
import { listSavedFilters } from '@vedetta/contracts/search/saved-filters'
import { describe, expect, it, vi } from 'vitest'
import {
  answer,
  answerFacets,
  answerSearch,
  fail,
  makeDetail,
  makePosition,
  makeProfile,
  noSubscription,
  server,
} from '../../testing/api.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { makeSaved } from '../../testing/saved.ts'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()

const { positionID } = makePosition()
const here = `/positions?position=${positionID}`
const statuses = [
  { value: 'notSeen', count: 214 },
  { value: 'seen', count: 96 },
]

const row = () => screen.findByRole('row', { name: /Saldatore TIG/ })
const pane = () => screen.findByRole('complementary', { name: 'Posizione aperta' })
const press = async (name: string) => fireEvent.click(await within(await pane()).findByRole('button', { name }))

async function choose(item: string) {
  await press('Altre azioni')
  fireEvent.click(await screen.findByRole('menuitem', { name: item }))
}

describe('opening a position', () => {
  it('an opened position is marked as seen in the list and the counts once the server confirms', async () => {
    const confirmed = Promise.withResolvers<void>()
    const onMark = vi.fn(() => confirmed.promise)
    server.use(answerSearch({ positions: [makePosition()] }), answerFacets({ statuses }))
    server.use(answer(markPosition, { status: 'seen' }, onMark))
    renderApp(here)
    await waitFor(() => expect(onMark).toHaveBeenCalledExactlyOnceWith({ positionID, status: 'seen' }))
    expect((await row()).textContent).toMatch(/^Da vedere/)
    expect(await screen.findByText('214 da vedere')).toBeTruthy()
    confirmed.resolve()
    await waitFor(async () => expect((await row()).textContent).toMatch(/^Vista/))
    expect(screen.getByText('213 da vedere')).toBeTruthy()
    expect(within(await screen.findByRole('list', { name: 'Stato' })).getByText('97')).toBeTruthy()
  })

  it.each(['seen', 'contacted'] as const)('an opened position that is already %s stays so', async (status) => {
    const onMark = vi.fn()
    server.use(answerSearch({ positions: [makePosition({ status })] }))
    server.use(answer(getPosition, makeDetail({ status })), answer(markPosition, { status }, onMark))
    renderApp(here)
    expect(await within(await pane()).findByText('Descrizione')).toBeTruthy()
    expect(onMark).not.toHaveBeenCalled()
  })

  it('an open position whose mark is cleared is not marked again while it stays open', async () => {
    const onMark = vi.fn()
    server.use(answerSearch({ positions: [makePosition({ status: 'seen' })] }))
    server.use(answer(getPosition, makeDetail({ status: 'seen' })))
    server.use(answer(markPosition, { status: 'notSeen' }, onMark))
    renderApp(here)
    await choose('Segna come da vedere')
    expect(await within(await pane()).findByText(/^Da vedere ·/)).toBeTruthy()
    expect(onMark).toHaveBeenCalledExactlyOnceWith({ positionID, status: 'notSeen' })
  })
})

describe('a mark', () => {
  it('the mark contacted replaces seen, and undoing it restores seen', async () => {
    server.use(answer(getPosition, makeDetail({ status: 'seen' })))
    renderApp(here)
    await press('Segna contattata')
    await waitFor(async () => expect((await row()).textContent).toMatch(/^Contattata/))
    const button = within(await pane()).getByRole('button', { name: 'Contattata' })
    expect(button.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(button)
    await waitFor(async () => expect((await row()).textContent).toMatch(/^Vista/))
  })

  it('the mark contacted says what it did, on the position and in a toast that undoes it', async () => {
    const onMark = vi.fn()
    server.use(answer(getPosition, makeDetail({ status: 'notSeen' })))
    server.use(answer(markPosition, { status: 'seen' }))
    renderApp(here)
    await waitFor(async () => expect((await row()).textContent).toMatch(/^Vista/))
    server.use(answer(markPosition, { status: 'contacted' }, onMark))
    fireEvent.keyDown(document.body, { key: 'c' })
    await expectToast('Contattata · oggi', 'Saldatore TIG')
    expect(within(await pane()).getByText(/^Contattata ·/).textContent).toBe('Contattata · oggi')
    server.use(answer(markPosition, { status: 'seen' }, onMark))
    fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    await waitFor(async () => expect((await row()).textContent).toMatch(/^Vista/))
    expect(within(await pane()).getByText(/^Vista ·/).textContent).toMatch(/^Vista · trovata/)
    expect(onMark.mock.calls).toEqual([[{ positionID, status: 'contacted' }], [{ positionID, status: 'seen' }]])
  })

  it('a position contacted on another day says when', async () => {
    const markedAt = new Date(Date.now() - 3 * 24 * 3_600_000).toISOString()
    server.use(answer(getPosition, makeDetail({ status: 'contacted', markedAt })))
    server.use(answerSearch({ positions: [makePosition({ status: 'contacted' })] }))
    renderApp(here)
    await waitFor(async () =>
      expect(within(await pane()).getByText(/^Contattata ·/).textContent).toBe('Contattata · 3 giorni fa'),
    )
  })

  it('a mark that fails changes nothing and shows the error', async () => {
    server.use(answerSearch({ positions: [makePosition({ status: 'seen' })] }))
    server.use(answer(getPosition, makeDetail({ status: 'seen' })), fail(markPosition, 'internal_error'))
    renderApp(here)
    await press('Segna contattata')
    await expectToast('Stato non cambiato', errors.internal_error.it)
    expect((await row()).textContent).toMatch(/^Vista/)
    expect(
      within(await pane())
        .getByRole('button', { name: 'Segna contattata' })
        .getAttribute('aria-pressed'),
    ).toBe('false')
  })

  it('a confirmed mark is not undone by a response that was in flight', async () => {
    const late = Promise.withResolvers<void>()
    server.use(answer(getPosition, makeDetail({ status: 'seen' })))
    server.use(answerSearch({ positions: [makePosition({ status: 'seen' })] }))
    renderApp(here)
    await row()
    server.use(
      answerSearch({ positions: [makePosition({ status: 'seen', name: 'Saldatore TIG/MIG' })] }, () => late.promise),
    )
    fireEvent.click(screen.getByRole('button', { name: /^Cerca/ }))
    await press('Segna contattata')
    await waitFor(async () => expect((await row()).textContent).toMatch(/^Contattata/))
    await act(async () => late.resolve())
    expect((await screen.findByRole('row', { name: /TIG\/MIG/ })).textContent).toMatch(/^Contattata/)
  })
})

describe('saved positions and filters', () => {
  const company = { ...makePosition().company, name: 'Officine Valseriana Group S.p.A.' }
  const { positionID, name } = makePosition()
  const saved = makeSaved(1, { positionID, name, status: 'contacted', company })

  it('saved companies, positions and filters are loaded with a profile that has a tier, and their data reach the other lists', async () => {
    const late = Promise.withResolvers<void>()
    const onPositions = vi.fn(() => late.promise)
    const onFilters = vi.fn()
    server.use(answer(listSavedPositions, { companies: [company], positions: [saved] }, onPositions))
    server.use(answer(listSavedFilters, { filters: [] }, onFilters))
    const onCompanies = vi.fn()
    server.use(answer(listSavedCompanies, { companies: [] }, onCompanies))
    renderApp('/positions')
    expect((await row()).textContent).toMatch(/^Da vedere/)
    late.resolve()
    await waitFor(async () => expect((await row()).textContent).toMatch(/^Contattata.*Valseriana Group/))
    expect(onPositions).toHaveBeenCalledTimes(1)
    expect(onFilters).toHaveBeenCalledTimes(1)
    expect(onCompanies).toHaveBeenCalledTimes(1)
  })

  it('saved companies, positions and filters are not loaded without a tier', async () => {
    const onCall = vi.fn()
    server.use(answer(getProfile, { user: makeProfile({ subscription: noSubscription }) }))
    server.use(answer(listSavedPositions, { companies: [], positions: [] }, onCall))
    server.use(answer(listSavedFilters, { filters: [] }, onCall))
    server.use(answer(listSavedCompanies, { companies: [] }, onCall))
    renderApp('/redeem')
    await screen.findByRole('button', { name: /Account di/ })
    expect(onCall).not.toHaveBeenCalled()
  })

  it('the saved positions change when a position is saved and when it is removed', async () => {
    const onSave = vi.fn()
    server.use(answer(savePosition, { status: 'saved' }, onSave))
    renderApp(here)
    await press('Salva')
    await expectToast('Posizione salvata')
    expect(within(await row()).getByText('(Salvata)')).toBeTruthy()
    server.use(answer(savePosition, { status: 'removed' }, onSave))
    await press('Salvata')
    await expectToast('Posizione tolta dalle salvate')
    expect(within(await row()).queryByText('(Salvata)')).toBeNull()
    expect(onSave.mock.calls.map(([body]) => body)).toEqual([
      { positionID, saved: true },
      { positionID, saved: false },
    ])
  })

  it('the saved positions stay unchanged when saving fails', async () => {
    server.use(fail(savePosition, 'saved_positions_full'))
    renderApp(here)
    await press('Salva')
    await expectToast('Posizione non salvata', errors.saved_positions_full.it)
    expect(
      within(await pane())
        .getByRole('button', { name: 'Salva' })
        .getAttribute('aria-pressed'),
    ).toBe('false')
  })
})
