import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { excludeCompany } from '@vedetta/contracts/companies/excluded-companies'
import { markPosition } from '@vedetta/contracts/inbox/position-detail'
import { costOfExport } from '@vedetta/contracts/inbox/position-export'
import { savePosition } from '@vedetta/contracts/inbox/saved-positions'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, answerPages, fail, makePositions, positionIDOf, server } from '../../../testing/api.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { expectToast } from '../../../testing/toasts.ts'

startTestApi()

beforeEach(() => server.use(answerPages([makePositions(1, 5)])))

async function open() {
  const router = renderApp('/positions')
  await screen.findAllByRole('row', { name: /Posizione \d/ })
  return router
}

const box = (number: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Seleziona Posizione ${number}` })
const chosen = () => [1, 2, 3, 4, 5].filter((number) => box(number).checked)
const link = (number: number) =>
  within(screen.getByRole('row', { name: new RegExp(`Posizione ${number}`) })).getByRole('link')
const bar = async () => within(await screen.findByRole('toolbar', { name: 'Azioni sulle posizioni selezionate' }))
const press = async (name: string) => fireEvent.click((await bar()).getByRole('button', { name }))
const extend = (key: 'J' | 'K') => fireEvent.keyDown(document.activeElement ?? document.body, { key, shiftKey: true })

describe('a range', () => {
  it('Shift-click selects the rows between the last selected one and this one, in either direction', async () => {
    await open()
    fireEvent.click(box(2))
    fireEvent.click(box(4), { shiftKey: true })
    expect(chosen()).toEqual([2, 3, 4])
    fireEvent.click(box(1), { shiftKey: true })
    expect(chosen()).toEqual([1, 2, 3, 4])
    fireEvent.click(box(3))
    expect(chosen()).toEqual([1, 2, 4])
    fireEvent.click(box(5), { shiftKey: true })
    expect(chosen()).toEqual([1, 2, 4, 5])
  })

  it('Shift+J and Shift+K make a range longer and shorter, and open nothing', async () => {
    const onMark = vi.fn()
    server.use(answer(markPosition, { status: 'seen' }, onMark))
    const router = await open()
    link(2).focus()
    extend('J')
    expect(chosen()).toEqual([2, 3])
    expect(document.activeElement).toBe(link(3))
    extend('J')
    expect(chosen()).toEqual([2, 3, 4])
    extend('K')
    expect(chosen()).toEqual([2, 3])
    expect(document.activeElement).toBe(link(3))
    expect(router.state.location.search).toBe('')
    expect(onMark).not.toHaveBeenCalled()
  })
})

describe('the bar of a selection', () => {
  it('the bar of a selection appears with it and goes with it', async () => {
    await open()
    expect(screen.queryByRole('toolbar')).toBeNull()
    fireEvent.click(box(2))
    expect((await bar()).getByText('1 selezionata')).toBeTruthy()
    await press('Annulla la selezione')
    expect(screen.queryByRole('toolbar')).toBeNull()
    expect(chosen()).toEqual([])
  })

  it('the bar of a selection marks all as seen or contacted, and undoes it', async () => {
    const onMark = vi.fn()
    await open()
    for (const number of [2, 4]) fireEvent.click(box(number))
    server.use(answer(markPosition, { status: 'contacted' }, onMark))
    await press('Segna contattate')
    await expectToast('2 posizioni segnate come contattate')
    expect(screen.getByRole('row', { name: /Contattata.*Posizione 2/ })).toBeTruthy()
    server.use(answer(markPosition, { status: 'notSeen' }, onMark))
    fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    await waitFor(() => expect(onMark).toHaveBeenCalledTimes(4))
    expect(onMark.mock.calls.map(([input]) => input)).toEqual([
      { positionID: positionIDOf(2), status: 'contacted' },
      { positionID: positionIDOf(4), status: 'contacted' },
      { positionID: positionIDOf(2), status: 'notSeen' },
      { positionID: positionIDOf(4), status: 'notSeen' },
    ])
  })

  it('the bar of a selection saves all of it, and a refusal says how far it came', async () => {
    const onSave = vi.fn()
    await open()
    for (const number of [1, 3]) fireEvent.click(box(number))
    server.use(answer(savePosition, { status: 'saved' }, onSave))
    await press('Salva')
    await expectToast('2 posizioni salvate')
    expect(onSave.mock.calls.map(([input]) => input)).toEqual(
      [1, 3].map((number) => ({ positionID: positionIDOf(number), saved: true })),
    )
    server.use(fail(savePosition, 'saved_positions_full'))
    await press('Salva')
    await expectToast('Posizione non salvata', errors.saved_positions_full.it)
  })

  it('the bar of a selection exports it by the dialog, which alone pays', async () => {
    const onCost = vi.fn()
    server.use(answer(costOfExport, { positions: 1, credits: 1, left: 10 }, onCost))
    await open()
    fireEvent.click(box(2))
    await press('Esporta')
    expect(await screen.findByRole('dialog', { name: /Esporta/ })).toBeTruthy()
    await waitFor(() => expect(onCost).toHaveBeenLastCalledWith({ positionIDs: [positionIDOf(2)] }))
  })

  it('the bar of a selection excludes its companies by themselves, searches again, and undoes it', async () => {
    const onExclude = vi.fn()
    const [first, second, ...others] = makePositions(1, 5)
    if (!first || !second) throw new Error('too few positions')
    const other = { ...second, company: { ...second.company, companyID: positionIDOf(900), name: 'Beta S.r.l.' } }
    server.use(answerPages([[first, other, ...others]]), answer(excludeCompany, { excluded: true }, onExclude))
    await open()
    for (const number of [1, 2, 3]) fireEvent.click(box(number))
    server.use(answerPages([makePositions(11, 2)]))
    await press('Escludi 2 aziende')
    await expectToast('2 aziende escluse dalle tue ricerche', 'Officine Valseriana S.p.A., Beta S.r.l.')
    expect(await screen.findByRole('row', { name: /Posizione 11/ })).toBeTruthy()
    expect(screen.queryByRole('toolbar')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Annulla' }))
    await waitFor(() => expect(onExclude).toHaveBeenCalledTimes(4))
    expect(onExclude.mock.calls.map(([input]) => input)).toEqual(
      [true, false].flatMap((excluded) =>
        [first.company.companyID, positionIDOf(900)].map((companyID) => ({ companyID, excluded })),
      ),
    )
  })
})
