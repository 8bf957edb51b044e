import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { defaultSettings, getSettings, positionColumns } from '@vedetta/contracts/customers/settings'
import { describe, expect, it, vi } from 'vitest'
import {
  answer,
  answerPages,
  answerSearch,
  makePosition,
  makePositions,
  positionIDOf,
  server,
} from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'

startTestApi()

const { positionID } = makePosition()
const pane = () => screen.findByRole('complementary', { name: 'Posizione aperta' })
const row = (name: RegExp) => screen.findByRole('row', { name })
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

describe('the list beside an open position', () => {
  it('beside an open position a row has two lines: the title, then company, town, contract and date', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z'), toFake: ['Date'] })
    const towns = ['Albino', 'Nembro'].map((city) => ({ city, province: 'BG', region: '03' }))
    server.use(answer(getSettings, { ...defaultSettings, columns: [...positionColumns] }))
    server.use(answerSearch({ positions: [makePosition({ status: 'seen', places: towns })] }))
    renderApp(`/positions?position=${positionID}`)
    await pane()
    const found = await row(/Saldatore TIG/)
    await waitFor(() => expect(headings()).toEqual(['', 'Posizione', 'Stato']))
    expect(within(found).getAllByRole('cell')[1]?.textContent).toBe(
      'Saldatore TIGOfficine Valseriana S.p.A. · Albino (BG) +1 · Indeterminato14 nov · 1 g',
    )
    expect(screen.queryByRole('button', { name: 'Colonne' })).toBeNull()
    vi.useRealTimers()
  })

  it('the columns come back when the position is closed, and the link that opened it keeps the focus', async () => {
    server.use(answerPages([makePositions(1, 3)]))
    renderApp('/positions')
    const link = within(await row(/Posizione 2/)).getByRole('link')
    link.focus()
    fireEvent.click(link)
    await pane()
    expect(headings()).toEqual(['', 'Stato', 'Posizione'])
    expect(document.activeElement).toBe(link)
    fireEvent.keyDown(link, { key: 'Escape' })
    await waitFor(() => expect(headings()).toContain('Azienda'))
  })
})

describe('a new search', () => {
  async function search(name: string) {
    const field = screen.getByRole('combobox', { name: /^Ruolo/ })
    fireEvent.change(field, { target: { value: name } })
    fireEvent.click(screen.getByRole('button', { name: /^Cerca/ }))
    await waitFor(() => expect(screen.getByRole('table').closest('section')?.textContent).toContain('posizioni'))
  }

  it('a new search closes a position that it does not find, and "back" opens it again with its own', async () => {
    server.use(answerPages([makePositions(1, 3)]))
    const router = renderApp('/positions?name=saldatore')
    fireEvent.click(within(await row(/Posizione 2/)).getByRole('link'))
    await pane()
    server.use(answerPages([makePositions(11, 3)]))
    await search('tornitore')
    await row(/Posizione 11/)
    await waitFor(() => expect(router.state.location.search).toBe('?name=tornitore'))
    expect(screen.queryByRole('complementary', { name: 'Posizione aperta' })).toBeNull()
    await act(() => router.navigate(-1))
    expect(router.state.location.search).toBe(`?name=saldatore&position=${positionIDOf(2)}`)
    expect(await pane()).toBeTruthy()
  })

  it('a new search keeps a position open that it finds', async () => {
    server.use(answerPages([makePositions(1, 3)]))
    const router = renderApp('/positions?name=saldatore')
    fireEvent.click(within(await row(/Posizione 2/)).getByRole('link'))
    await pane()
    server.use(answerPages([makePositions(2, 3)]))
    await search('tornitore')
    await row(/Posizione 4/)
    expect(router.state.location.search).toBe(`?name=tornitore&position=${positionIDOf(2)}`)
    expect(await pane()).toBeTruthy()
  })

  it('a link to a position and the pages of a search keep it open beside other results', async () => {
    server.use(answerPages([makePositions(1, 3), makePositions(4, 3)]))
    const router = renderApp(`/positions?name=saldatore&position=${positionID}`)
    await row(/Posizione 1/)
    expect(await pane()).toBeTruthy()
    await act(() => router.navigate(`/positions?name=saldatore&page=2&position=${positionID}`))
    await row(/Posizione 4/)
    expect(await pane()).toBeTruthy()
  })
})
