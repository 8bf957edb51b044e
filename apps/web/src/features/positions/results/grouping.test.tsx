import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { costOfExport } from '@vedetta/contracts/inbox/position-export'
import { describe, expect, it, vi } from 'vitest'
import { answer, answerSearch, makePositions, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { uuidOf } from '../../../testing/saved.ts'

startTestApi()

/** Three positions of a company, and one of another. */
const positions = makePositions(1, 4).map((position, n) =>
  n < 3
    ? position
    : { ...position, company: { companyID: uuidOf(900), name: 'Beta S.r.l.', employees: null, turnover: null } },
)
const [first] = positions
const groups = [
  { companyID: first?.company.companyID ?? '', total: 12 },
  { companyID: uuidOf(900), total: 1 },
]

async function open(url = '/positions?name=saldatore&group=company') {
  const asked: { groupBy?: string; searchID?: string; newSearch?: boolean }[] = []
  const found = { positions, total: 13, companies: 2, searchID: uuidOf(70) }
  const answerNext = (isGrouped: boolean) =>
    server.use(
      answerSearch({ ...found, ...(isGrouped && { groups }) }, (input) => asked.push(input as (typeof asked)[number])),
    )
  answerNext(url.includes('group=company'))
  const router = renderApp(url)
  await waitFor(() => expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false'))
  return { router, asked, answerNext }
}

const titles = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent)
const further = () => screen.findByRole('button', { name: 'altre 11 posizioni' })
const hit = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('a list by company', () => {
  it('has one row a company, whose other positions open in place', async () => {
    await open()
    expect(titles()).toEqual(['Posizione 1', 'Posizione 4'])
    const button = await further()
    expect(button.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(button)
    expect(titles()).toEqual(['Posizione 1', 'Posizione 2', 'Posizione 3', 'Posizione 4'])
    expect(button.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(button)
    expect(titles()).toEqual(['Posizione 1', 'Posizione 4'])
  })

  it('leads to the company where the list has not all of its positions', async () => {
    const { router } = await open()
    fireEvent.click(await further())
    fireEvent.click(await screen.findByRole('button', { name: 'tutte e 12, nell’azienda' }))
    expect(router.state.location.search).toContain(`company=${groups[0]?.companyID}`)
  })

  it('is kept in the address, and asks for the same search', async () => {
    const { router, asked, answerNext } = await open('/positions?name=saldatore')
    answerNext(true)
    const button = await screen.findByRole('button', { name: 'Per azienda' })
    expect(button.getAttribute('aria-pressed')).toBe('false')
    await act(async () => fireEvent.click(button))
    expect(router.state.location.search).toBe('?name=saldatore&group=company')
    await waitFor(() => expect(titles()).toEqual(['Posizione 1', 'Posizione 4']))
    expect(asked).toMatchObject([{ newSearch: true }, { groupBy: 'company', searchID: uuidOf(70) }])
    expect(asked[1]).not.toHaveProperty('newSearch')
  })

  it('is opened and closed by the arrow keys, which j and k follow', async () => {
    const { router } = await open()
    await further()
    hit('j')
    await waitFor(() => expect(router.state.location.search).toContain(`position=${positions[0]?.positionID}`))
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Posizione 1'))
    hit('ArrowRight')
    await waitFor(() => expect(titles()).toHaveLength(4))
    hit('ArrowLeft')
    await waitFor(() => expect(titles()).toHaveLength(2))
    hit('ArrowRight')
    await waitFor(() => expect(titles()).toHaveLength(4))
    hit('j')
    await waitFor(() => expect(router.state.location.search).toContain(`position=${positions[1]?.positionID}`))
  })

  it('shows the open position of a shared address among those of its company', async () => {
    await open(`/positions?name=saldatore&group=company&position=${positions[2]?.positionID}`)
    expect(titles()).toHaveLength(4)
  })

  it('exports a closed company as a whole, and by default the rows it shows', async () => {
    const onCost = vi.fn()
    server.use(answer(costOfExport, { positions: 3, credits: 3, left: 10 }, onCost))
    await open()
    await further()
    fireEvent.click(screen.getByRole('button', { name: 'Esporta file' }))
    const idsOf = (...numbers: number[]) => numbers.map((number) => positions[number - 1]?.positionID)
    await waitFor(() => expect(onCost).toHaveBeenLastCalledWith({ positionIDs: idsOf(1, 4) }))
    fireEvent.click(await screen.findByRole('button', { name: 'Annulla' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Seleziona Posizione 1' }))
    fireEvent.click(screen.getByRole('button', { name: 'Esporta file' }))
    await waitFor(() => expect(onCost).toHaveBeenLastCalledWith({ positionIDs: idsOf(1, 2, 3) }))
  })
})
