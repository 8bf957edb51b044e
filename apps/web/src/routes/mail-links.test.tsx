import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { inboxLinks } from '@vedetta/contracts/inbox/inbox-links'
import { getPosition, markPosition, type PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { searchPositions } from '@vedetta/contracts/search/position-search'
import { listSavedFilters } from '@vedetta/contracts/search/saved-filters'
import { describe, expect, it, vi } from 'vitest'
import { answer, answerSearch, fail, makeDetail, makePosition, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'
import { makeFilter, uuidOf } from '../testing/saved.ts'
import { expectToast } from '../testing/toasts.ts'

startTestApi()

const { positionID } = makePosition()
const question = 'Vuoi segnare “Saldatore TIG” come contattata?'

function follow(status: PositionDetail['status']) {
  server.use(answer(getPosition, makeDetail({ status })), answerSearch({ positions: [makePosition({ status })] }))
  return renderApp(inboxLinks.askContacted(positionID))
}

/** The dialog comes with the position, whose code is loaded first. */
async function findQuestion() {
  await screen.findByText('Descrizione')
  return within(await screen.findByRole('alertdialog', { name: question }))
}

const contactedButton = async () => {
  const pane = within(await screen.findByRole('complementary', { name: 'Posizione aperta' }))
  return pane.findByRole('button', { name: 'Contattata' })
}

describe('a mail’s link that asks whether a position was contacted', () => {
  it('marks it only by the button of its question, and the mark can be taken back', async () => {
    const onMark = vi.fn()
    server.use(answer(markPosition, { status: 'contacted' }, onMark))
    const router = follow('seen')
    const dialog = await findQuestion()
    expect(onMark).not.toHaveBeenCalled()
    // The company's name ends with the full stop that ends the sentence.
    expect(dialog.getByText(/^È una posizione di Officine Valseriana S\.p\.A\. Se cambi idea/)).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'Segna contattata' }))
    await expectToast('Segnata come contattata')
    expect(onMark).toHaveBeenCalledExactlyOnceWith({ positionID, status: 'contacted' })
    await waitFor(() => expect(router.state.location.search).toBe(`?position=${positionID}`))
    server.use(answer(markPosition, { status: 'seen' }, onMark))
    expect((await contactedButton()).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(await contactedButton())
    await waitFor(() => expect(onMark).toHaveBeenLastCalledWith({ positionID, status: 'seen' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('leaves the position as it is when the question is cancelled, and does not ask again', async () => {
    const onMark = vi.fn()
    server.use(answer(markPosition, { status: 'contacted' }, onMark))
    const router = follow('seen')
    const dialog = await findQuestion()
    fireEvent.click(dialog.getByRole('button', { name: 'Annulla' }))
    await waitFor(() => expect(router.state.location.search).toBe(`?position=${positionID}`))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(onMark).not.toHaveBeenCalled()
  })

  it('goes on asking when the server refuses the mark', async () => {
    server.use(fail(markPosition, 'internal_error'))
    follow('seen')
    const dialog = await findQuestion()
    fireEvent.click(dialog.getByRole('button', { name: 'Segna contattata' }))
    await expectToast('Stato non cambiato', errors.internal_error.it)
    expect(screen.getByRole('alertdialog', { name: question })).toBeTruthy()
  })

  it('asks nothing about a position that is marked already', async () => {
    follow('contacted')
    expect((await contactedButton()).getAttribute('aria-pressed')).toBe('true')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a mail’s link to a saved filter', () => {
  it('opens the results of that filter, by one search that names the alert and is therefore free', async () => {
    const onSearch = vi.fn()
    server.use(answer(listSavedFilters, { filters: [makeFilter(1), makeFilter(2, { position: { name: ['cuoco'] } })] }))
    server.use(answerSearch({ positions: [makePosition()] }, onSearch))
    const router = renderApp(inboxLinks.filterOfAlert(uuidOf(2), 907))
    const address = `?name=cuoco&provinces=-MI&filter=${uuidOf(2)}&alert=907`
    await waitFor(() => expect(router.state.location.search).toBe(address))
    await screen.findByRole('heading', { name: 'Posizioni aperte' })
    await waitFor(() => expect(onSearch).toHaveBeenCalledOnce())
    expect(onSearch).toHaveBeenCalledWith(
      expect.objectContaining({ filterID: uuidOf(2), alertNo: 907, position: { name: ['cuoco'] } }),
    )
  })

  it('opens the saved filters when that filter was deleted, without a search', async () => {
    const onSearch = vi.fn()
    server.use(answer(listSavedFilters, { filters: [makeFilter(1)] }))
    server.use(fail(searchPositions, 'internal_error', onSearch))
    const router = renderApp(inboxLinks.filterOfAlert(uuidOf(2), 907))
    await expectToast('Questo filtro non c’è più')
    expect(router.state.location.search).toBe('?tab=filters')
    expect(onSearch).not.toHaveBeenCalled()
  })
})

describe('a saved filter opened from an alert', () => {
  it('is searched with its number, until its criteria change', async () => {
    const onSearch = vi.fn()
    const filterID = uuidOf(2)
    server.use(answer(listSavedFilters, { filters: [makeFilter(2)] }))
    server.use(answerSearch({ positions: [makePosition()] }, onSearch))
    renderApp(inboxLinks.filterOfAlert(filterID, 41))
    await screen.findByRole('row', { name: /Saldatore TIG/ })
    expect(onSearch.mock.lastCall?.[0]).toMatchObject({ filterID, alertNo: 41 })
    fireEvent.change(screen.getByRole('combobox', { name: /^Ruolo/ }), { target: { value: 'tornitore' } })
    fireEvent.click(screen.getByRole('button', { name: /^Cerca/ }))
    await waitFor(() => expect(onSearch).toHaveBeenCalledTimes(2))
    expect(onSearch.mock.lastCall?.[0]).not.toHaveProperty('alertNo')
    expect(onSearch.mock.lastCall?.[0]).not.toHaveProperty('filterID')
  })
})
