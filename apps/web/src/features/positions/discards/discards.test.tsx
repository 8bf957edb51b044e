import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { discardPositions, listDiscardedPositions } from '@vedetta/contracts/inbox/discarded-positions'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, answerPages, fail, makePosition, makePositions, positionIDOf, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

const onDiscard = vi.fn()

beforeEach(() => {
  onDiscard.mockReset()
  server.use(answerPages([makePositions(1, 3)]), answer(discardPositions, { discarded: true }, onDiscard))
})

const hit = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const row = (number: number) => screen.getByRole('row', { name: new RegExp(`Posizione ${number}`) })
const discardOf = (...numbers: number[]) => ({ positionIDs: numbers.map(positionIDOf), discarded: true, reason: null })

async function open(path = '/positions') {
  const router = renderApp(path)
  await screen.findAllByRole('row', { name: /Posizione \d/ })
  return router
}

describe('discarding by key', () => {
  it('d discards the open position, whose row says so, opens the next one, and is undone from the toast', async () => {
    const router = await open(`/positions?position=${positionIDOf(1)}`)
    hit('d')
    await waitFor(() => expect(router.state.location.search).toBe(`?position=${positionIDOf(2)}`))
    await waitFor(() => expect(within(row(1)).getByText('Scartata')).toBeTruthy())
    expect(onDiscard).toHaveBeenCalledExactlyOnceWith(discardOf(1))
    expect(within(row(2)).queryByText('Scartata')).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: 'Annulla' }))
    await waitFor(() => expect(within(row(1)).queryByText('Scartata')).toBeNull())
    expect(onDiscard).toHaveBeenLastCalledWith({ ...discardOf(1), discarded: false })
  })

  it('d again brings a discarded position back, and opens no other', async () => {
    server.use(answerPages([[makePosition({ positionID: positionIDOf(1), name: 'Posizione 1', discarded: true })]]))
    const router = await open()
    row(1).querySelector('a')?.focus()
    hit('d')
    await waitFor(() => expect(within(row(1)).queryByText('Scartata')).toBeNull())
    expect(onDiscard).toHaveBeenCalledExactlyOnceWith({ ...discardOf(1), discarded: false })
    expect(router.state.location.search).toBe('')
  })

  it('a refusal leaves the row as it is and says what to do', async () => {
    server.use(fail(discardPositions, 'discarded_positions_full'))
    await open()
    row(1).querySelector('a')?.focus()
    hit('d')
    expect(await screen.findByText(/numero massimo di posizioni scartate/)).toBeTruthy()
    expect(within(row(1)).queryByText('Scartata')).toBeNull()
  })
})

it('a selection is discarded by one call and undone as one', async () => {
  await open()
  for (const number of [1, 3]) fireEvent.click(within(row(number)).getByRole('checkbox'))
  const bar = await screen.findByRole('toolbar')
  fireEvent.click(within(bar).getByRole('button', { name: 'Scarta' }))
  expect(await screen.findByText('2 posizioni scartate')).toBeTruthy()
  expect(onDiscard).toHaveBeenCalledExactlyOnceWith(discardOf(1, 3))
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))
  await waitFor(() => expect(onDiscard).toHaveBeenLastCalledWith({ ...discardOf(1, 3), discarded: false }))
})

it('an open position is discarded by its button, says so with its reason, and is restored', async () => {
  await open(`/positions?position=${positionIDOf(1)}`)
  const pane = await screen.findByRole('complementary', { name: 'Posizione aperta' })
  fireEvent.click(await within(pane).findByRole('button', { name: 'Scarta' }))
  const banner = await within(pane).findByRole('region', { name: 'Posizione scartata' })
  fireEvent.click(within(banner).getByRole('button', { name: 'Luogo non adatto' }))
  await waitFor(() => expect(onDiscard).toHaveBeenLastCalledWith({ ...discardOf(1), reason: 'place' }))
  expect(await within(banner).findByRole('button', { name: 'Luogo non adatto', pressed: true })).toBeTruthy()
  fireEvent.click(within(banner).getByRole('button', { name: 'Ripristina' }))
  await waitFor(() => expect(within(pane).queryByRole('region', { name: 'Posizione scartata' })).toBeNull())
})

it('the list of discarded positions says why and since when, and restores one or all of a page', async () => {
  const { matches: _, foundBy: __, ...position } = makePosition({ discarded: true, name: 'Tornitore' })
  const discarded = [
    { ...position, positionID: positionIDOf(1), reason: 'place' as const },
    { ...position, positionID: positionIDOf(2), name: 'Fresatore', reason: null },
  ].map((each) => ({ ...each, closedAt: null, discardedAt: '2026-11-14T09:00:00Z' }))
  server.use(answer(listDiscardedPositions, { positions: discarded, total: 2, pages: 1 }))
  renderApp('/positions?tab=discarded')
  const list = await screen.findByRole('list', { name: 'Posizioni scartate' })
  expect(within(list).getByText('Luogo non adatto')).toBeTruthy()
  expect(screen.getByText('2 posizioni, fuori da ricerche e avvisi')).toBeTruthy()
  fireEvent.click(within(list).getByRole('button', { name: 'Ripristina Tornitore' }))
  await waitFor(() => expect(onDiscard).toHaveBeenCalledWith({ ...discardOf(1), discarded: false }))
  fireEvent.click(screen.getByRole('button', { name: 'Ripristina queste 2' }))
  await waitFor(() => expect(onDiscard).toHaveBeenCalledTimes(2))
  // Undone, each gets its own reason back.
  fireEvent.click((await screen.findAllByRole('button', { name: 'Annulla' })).at(-1) as HTMLElement)
  await waitFor(() => expect(onDiscard).toHaveBeenCalledWith({ ...discardOf(1), reason: 'place' }))
})

it('without discarded positions the list says how to discard one', async () => {
  server.use(answer(listDiscardedPositions, { positions: [], total: 0, pages: 0 }))
  renderApp('/positions?tab=discarded')
  expect(await screen.findByText('Nessuna posizione scartata')).toBeTruthy()
})
