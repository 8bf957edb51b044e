import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { explainSource, getSourceReading, readingFailures } from '@vedetta/contracts/operator/site-reading'
import { findSites, getSite, pauseSite, resumeSite, visitSiteNow } from '@vedetta/contracts/operator/sites'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../../../testing/api.ts'
import { makeReading, makeSite, makeSiteDetail } from '../../../testing/operator.ts'
import { renderApp, startTestApi } from '../../../testing/render-app.tsx'
import { expectToast } from '../../../testing/toasts.ts'

startTestApi()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T09:00:20Z'), shouldAdvanceTime: true })
  server.use(
    answer(getProfile, { user: makeProfile({ operator: true }) }),
    answer(findSites, { sites: [makeSite(1, { state: 'held' }), makeSite(2)], next: null, searchedNames: true }),
    answer(getSite, makeSiteDetail()),
  )
})
afterEach(() => vi.useRealTimers())

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const row = (name: string) => screen.findByRole('link', { name })

describe('the list of sites', () => {
  it('the list of sites shows state, positions and visits, and asks for what is typed, in the URL too', async () => {
    const onCall = vi.fn()
    server.use(answer(findSites, { sites: [makeSite(1)], next: null, searchedNames: true }, onCall))
    const router = renderApp('/operator/sites')
    const table = await screen.findByRole('table', { name: 'Aziende e siti' })
    await row('azienda1.example')
    expect(within(table).getByText('oggi, 06:10')).toBeTruthy()
    expect(within(table).getByText('Azienda 1 S.r.l.')).toBeTruthy()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'officine' } })
    await waitFor(() => expect(String(onCall.mock.lastCall)).toContain('query=officine'))
    expect(router.state.location.search).toBe('?q=officine')
  })

  it('the list of sites does not ask for a text that is too short', async () => {
    const onCall = vi.fn()
    server.use(answer(findSites, { sites: [makeSite(1)], next: null, searchedNames: true }, onCall))
    renderApp('/operator/sites?q=of')
    await row('azienda1.example')
    expect(String(onCall.mock.lastCall)).not.toContain('query')
  })

  it('the list of sites says when company names could not be searched', async () => {
    server.use(answer(findSites, { sites: [makeSite(1)], next: null, searchedNames: false }))
    renderApp('/operator/sites?q=officine')
    expect(await screen.findByText(/La ricerca per nome di azienda ora non risponde/)).toBeTruthy()
  })

  it('an empty list and a failed one have a next step', async () => {
    server.use(answer(findSites, { sites: [], next: null, searchedNames: true }))
    renderApp('/operator/sites?q=nessuno')
    expect(await screen.findByText('Nessun sito trovato')).toBeTruthy()
    expect(screen.getByText(/togli il filtro sullo stato/)).toBeTruthy()
  })

  it('a failed list offers a retry', async () => {
    server.use(fail(findSites, 'internal_error'))
    renderApp('/operator/sites')
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answer(findSites, { sites: [makeSite(1)], next: null, searchedNames: true }))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await row('azienda1.example')).toBeTruthy()
  })

  it('more sites come with the button, from where the page before ended', async () => {
    const onCall = vi.fn()
    server.use(answer(findSites, { sites: [makeSite(1)], next: 'after1', searchedNames: true }, onCall))
    renderApp('/operator/sites')
    await row('azienda1.example')
    server.use(answer(findSites, { sites: [makeSite(2)], next: null, searchedNames: true }, onCall))
    fireEvent.click(screen.getByRole('button', { name: 'Mostra altri' }))
    expect(await row('azienda2.example')).toBeTruthy()
    expect(String(onCall.mock.lastCall)).toContain('cursor=after1')
  })
})

describe('the keyboard', () => {
  it('j and k move, Enter’s link opens beside the list, moving on opens the next, Escape returns to the row', async () => {
    const router = renderApp('/operator/sites')
    const first = await row('azienda1.example')
    press('j')
    await waitFor(() => expect(document.activeElement).toBe(first))
    press('j')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('azienda2.example'))
    press('k')
    await waitFor(() => expect(document.activeElement).toBe(first))
    fireEvent.click(first)
    await screen.findByRole('complementary', { name: 'Sito' })
    press('j')
    await waitFor(() => expect(router.state.location.search).toBe('?open=2'))
    press('Escape')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('azienda2.example'))
  })

  it('a slash goes to the field, and a digit to another screen', async () => {
    const router = renderApp('/operator/sites')
    await row('azienda1.example')
    press('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    act(() => (document.activeElement as HTMLElement).blur())
    press('0')
    await waitFor(() => expect(router.state.location.pathname).toBe('/operator/audit'))
  })

  it('a question mark lists the keys', async () => {
    renderApp('/operator/sites')
    await row('azienda1.example')
    press('?')
    const dialog = await screen.findByRole('dialog', { name: 'Scorciatoie da tastiera' })
    expect(within(dialog).getByText('Fai visitare il sito ora')).toBeTruthy()
  })
})

describe('a site', () => {
  async function open(change: Parameters<typeof makeSiteDetail>[0] = {}) {
    server.use(answer(getSite, makeSiteDetail(change)))
    renderApp('/operator/sites?open=1')
    return within(await screen.findByRole('complementary', { name: 'Sito' }))
  }

  it('a held site says what disappeared and what to do, with its sources and visits', async () => {
    const pane = await open()
    expect(await pane.findByText('Sono sparite insieme 7 posizioni su 9')).toBeTruthy()
    expect(pane.getByText(/poi fallo visitare ora o accetta la chiusura/)).toBeTruthy()
    expect(pane.getByText('1 lettura da verificare')).toBeTruthy()
    expect(pane.getByText('1 cambiata')).toBeTruthy()
  })

  it('a site is visited now by key', async () => {
    const onCall = vi.fn()
    server.use(answer(visitSiteNow, { sources: 1 }, onCall))
    const pane = await open()
    await pane.findByRole('button', { name: /^Visita ora/ })
    press('v')
    await expectToast('Visita messa in coda')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ siteNo: 1 })
  })

  it('a refused visit shows why', async () => {
    server.use(fail(visitSiteNow, 'site_opted_out'))
    const pane = await open()
    fireEvent.click(await pane.findByRole('button', { name: /^Visita ora/ }))
    await expectToast('Visita non messa in coda', errors.site_opted_out.it)
  })

  it('a pause needs a reason without addresses, which is sent', async () => {
    const onCall = vi.fn()
    server.use(answer(pauseSite, { sources: 1 }, onCall))
    const pane = await open()
    await pane.findByRole('button', { name: /^Metti in pausa/ })
    press('p')
    const dialog = within(await screen.findByRole('dialog', { name: 'Mettere in pausa azienda1.example?' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Metti in pausa' }))
    expect(await dialog.findByText(errors.operator_reason_required.it)).toBeTruthy()
    const field = dialog.getByRole('textbox', { name: 'Motivo' })
    fireEvent.change(field, { target: { value: 'lo chiede anna@azienda.example' } })
    expect(await dialog.findByText(errors.operator_reason_address.it)).toBeTruthy()
    expect(onCall).not.toHaveBeenCalled()
    fireEvent.change(field, { target: { value: ' Sito in manutenzione ' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await expectToast('Sito in pausa')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ siteNo: 1, reason: 'Sito in manutenzione' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('a paused site says since when, by whom and why, and is resumed', async () => {
    const onCall = vi.fn()
    server.use(answer(resumeSite, { sources: 1 }, onCall))
    const pause = { since: '2026-11-16T07:00:00.000Z', by: null, reason: 'Sito in manutenzione' }
    const pane = await open({ state: 'paused', pause, nextVisit: null })
    expect(await pane.findByText('In pausa da oggi, 08:00')).toBeTruthy()
    expect(pane.getByText('Da un account eliminato: Sito in manutenzione')).toBeTruthy()
    expect(pane.queryByRole('button', { name: /^Visita ora/ })).toBeNull()
    fireEvent.click(pane.getByRole('button', { name: /^Riprendi/ }))
    await expectToast('Sito ripreso')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ siteNo: 1 })
  })

  it('a site that is gone says so', async () => {
    server.use(fail(getSite, 'gone_from_console'))
    renderApp('/operator/sites?open=9')
    expect((await screen.findByRole('alert')).textContent).toContain(errors.gone_from_console.it)
  })
})

describe('why a site is read so', () => {
  it('the order waits, then the steps appear: pages, candidates kept and dropped, and their reasons', async () => {
    server.use(
      answer(explainSource, { readingID: makeReading().readingID }),
      answer(getSourceReading, makeReading({ state: 'waiting', report: null, finishedAt: null })),
    )
    renderApp('/operator/sites?open=1')
    await screen.findByRole('button', { name: /^Perché è letta così/ })
    press('e')
    expect(await screen.findByText('Rilettura in corso')).toBeTruthy()
    server.use(answer(getSourceReading, makeReading()))
    expect(await screen.findByRole('heading', { name: 'Perché azienda1.example è letto così' })).toBeTruthy()
    const steps = within(await screen.findByRole('region', { name: 'Pagine e candidate' }))
    expect(steps.getByText('Il link o la pagina parlano di lavoro')).toBeTruthy()
    expect(steps.getByText('Saldatore TIG', { exact: false }).textContent).toContain('Posizione:')
    expect(steps.getByText('È una candidatura spontanea')).toBeTruthy()
    expect(steps.getAllByText('Lettore: blocchi simili ripetuti')).toHaveLength(2)
    expect(screen.getByText(/Il lettore è cambiato dopo quella visita/)).toBeTruthy()
    expect(document.querySelectorAll('#content')).toHaveLength(1)
    press('Escape')
    expect(await screen.findByRole('complementary', { name: 'Sito' })).toBeTruthy()
  })

  it('an order that is answered late leaves alone what was opened and typed meanwhile', async () => {
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    server.use(answer(explainSource, { readingID: makeReading().readingID }, () => isReleased))
    const router = renderApp('/operator/sites?open=1')
    const explain = () => screen.findByRole('button', { name: /^Perché è letta così/ })
    await explain()
    press('e')
    await waitFor(async () => expect((await explain()).getAttribute('aria-disabled')).toBe('true'))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'azienda' } })
    fireEvent.click(await row('azienda2.example'))
    await waitFor(() => expect(router.state.location.search).toBe('?q=azienda&open=2'))
    release()
    await waitFor(async () => expect((await explain()).getAttribute('aria-disabled')).toBeNull())
    expect(router.state.location.search).toBe('?q=azienda&open=2')
  })

  it('a reading without pages says why and what to do', async () => {
    const failed = makeReading({ state: 'failed', failure: 'no_pages', report: null })
    server.use(answer(getSourceReading, failed))
    renderApp(`/operator/sites?open=1&reading=${failed.readingID}`)
    expect(await screen.findByText(readingFailures.no_pages.it)).toBeTruthy()
  })
})
