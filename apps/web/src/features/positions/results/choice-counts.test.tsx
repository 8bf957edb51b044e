import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { apiPrefix } from '@vedetta/contracts/calls/call'
import { markPosition } from '@vedetta/contracts/inbox/position-detail'
import { countFacets, fieldsShownFirst } from '@vedetta/contracts/search/facets'
import { describe, expect, it, vi } from 'vitest'
import {
  answer,
  answerFacets,
  answerPages,
  answerSearch,
  type FacetsAsked,
  makePosition,
  makePositions,
  searchID,
  server,
} from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

const otherSearch = '7d0c8a43-3a5a-4a2a-8f1e-0a6f3b0a1c21'
const row = () => screen.findByRole('row', { name: /Saldatore TIG/ })
const section = (name: string) => screen.findByRole('button', { name })
const contracts = async () => within(await screen.findByRole('list', { name: 'Contratto' }))
const countOf = (choice: HTMLElement) => document.getElementById(choice.getAttribute('aria-describedby') ?? '')
const permanent = async () => countOf((await contracts()).getByRole('checkbox', { name: 'Tempo indeterminato' }))
const contract = (count: number) => ({ contract: [{ value: 'permanent', count }] })

/** Everything that was asked for, request by request. */
function noteCounts() {
  const asked: FacetsAsked[] = []
  return { asked, note: (each: FacetsAsked) => void asked.push(each) }
}
const fieldsOf = (asked: FacetsAsked[]) => asked.flatMap(({ fields }) => fields).toSorted()

describe('counts beside choices', () => {
  it('rows and choices are shown before the counts are there, whose place is kept', async () => {
    const counted = Promise.withResolvers<void>()
    server.use(answerFacets(contract(12_331), () => counted.promise))
    renderApp('/positions')
    expect(await row()).toBeTruthy()
    const place = await permanent()
    expect(place?.textContent).toBe('')
    const width = place?.className
    expect(width).toContain('min-w-11')
    counted.resolve()
    await waitFor(async () => expect((await permanent())?.textContent).toBe('12.331'))
    expect((await permanent())?.className).toBe(width)
  })

  it('only choices of open sections are counted, those of one that is opened alone, and none twice', async () => {
    const { asked, note } = noteCounts()
    server.use(answerFacets(contract(7), note))
    renderApp('/positions')
    await waitFor(() => expect(fieldsOf(asked)).toEqual(fieldsShownFirst.toSorted()))
    expect(new Set(asked.map((each) => each.searchID))).toEqual(new Set([searchID]))
    const before = asked.length
    fireEvent.click(await section('Orario'))
    await waitFor(() => expect(asked.slice(before)).toEqual([{ searchID, fields: ['schedule'] }]))
    fireEvent.click(await section('Contratto'))
    fireEvent.click(await section('Esperienza'))
    fireEvent.click(await section('Contratto'))
    expect((await permanent())?.textContent).toBe('7')
    expect(asked).toHaveLength(before + 1)
  })

  it('fields that are asked for at once are one request, and a further page asks for nothing', async () => {
    const { asked, note } = noteCounts()
    server.use(answerPages([makePositions(1, 3), makePositions(4, 3)]), answerFacets(contract(7), note))
    const router = renderApp('/positions?contract=permanent')
    await screen.findByRole('row', { name: /Posizione 1/ })
    await waitFor(() => expect(fieldsOf(asked)).toEqual(fieldsShownFirst.toSorted()))
    // The header may ask before the code of the filters has arrived.
    expect(asked.length).toBeLessThanOrEqual(2)
    const before = asked.length
    await act(() => router.navigate('/positions?contract=permanent&page=2'))
    await screen.findByRole('row', { name: /Posizione 4/ })
    expect((await permanent())?.textContent).toBe('7')
    expect(asked).toHaveLength(before)
  })

  it('counts are cancelled as soon as the criteria change, and those shown stay, pale, until the new ones are there', async () => {
    const { asked, note } = noteCounts()
    server.use(answerFacets(contract(7), note))
    const router = renderApp('/positions')
    await waitFor(async () => expect((await permanent())?.textContent).toBe('7'))
    const fetched = vi.spyOn(globalThis, 'fetch')
    const never = new Promise<void>(() => {})
    server.use(
      answerSearch({ searchID: otherSearch, positions: [makePosition()] }),
      answerFacets({}, () => never),
    )
    await act(() => router.navigate('/positions?name=saldatore'))
    await waitFor(() => expect(countsIn(fetched.mock.calls).length).toBeGreaterThan(0))
    expect((await permanent())?.closest('[aria-busy=true]')?.textContent).toContain('7')
    const third = Promise.withResolvers<void>()
    server.use(answerSearch({ searchID, positions: [makePosition()] }, () => third.promise))
    const pending = countsIn(fetched.mock.calls)
    await act(() => router.navigate('/positions?name=tornitore'))
    await waitFor(() => expect(pending.map(({ signal }) => signal.aborted)).toEqual(pending.map(() => true)))
    const before = asked.length
    server.use(answerFacets(contract(9), note))
    third.resolve()
    await waitFor(async () => expect((await permanent())?.closest('[aria-busy=true]')).toBeNull())
    // The first search's, which the test answers again: it is known.
    expect((await permanent())?.textContent).toBe('7')
    expect(asked).toHaveLength(before)
  })

  it('on a screen without room for the filters only the header’s count is asked for, and the rest once they are opened', async () => {
    window.innerWidth = 800
    const { asked, note } = noteCounts()
    server.use(answerFacets({ ...contract(7), statuses: [{ value: 'notSeen', count: 3 }] }, note))
    renderApp('/positions')
    expect(await screen.findByText('3 da vedere')).toBeTruthy()
    await screen.findAllByRole('list', { name: 'Contratto' })
    expect(fieldsOf(asked)).toEqual(['statuses'])
    fireEvent.click(screen.getByRole('button', { name: 'Filtri' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filtri' }))
    const list = within(await drawer.findByRole('list', { name: 'Contratto' }))
    await waitFor(() =>
      expect(countOf(list.getByRole('checkbox', { name: 'Tempo indeterminato' }))?.textContent).toBe('7'),
    )
    expect(fieldsOf(asked)).toEqual(fieldsShownFirst.toSorted())
  })

  it('a mark that is confirmed before the counts arrive is in them', async () => {
    const counted = Promise.withResolvers<void>()
    const statuses = [
      { value: 'notSeen', count: 214 },
      { value: 'seen', count: 96 },
    ]
    server.use(
      answerFacets({ statuses }, () => counted.promise),
      answer(markPosition, { status: 'seen' }),
    )
    renderApp(`/positions?position=${makePosition().positionID}`)
    await waitFor(async () => expect((await row()).textContent).toMatch(/^Vista/))
    counted.resolve()
    expect(await screen.findByText('213 da vedere')).toBeTruthy()
  })
})

function countsIn(calls: Parameters<typeof fetch>[]): Request[] {
  return calls
    .map(([request]) => request as Request)
    .filter(({ url }) => url.endsWith(`${apiPrefix}${countFacets.path}`))
}
