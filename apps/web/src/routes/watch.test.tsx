import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { consolePath, consoleScreenNames, consoleScreens } from '@vedetta/contracts/operator/screens'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { freshnessStages } from '@vedetta/contracts/watch/freshness-stages'
import { getDriftSample, getWatchStatus, revisitHeld } from '@vedetta/contracts/watch/watch-status'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'
import { expectToast } from '../testing/toasts.ts'
import { makeWatchStatus } from '../testing/watch.ts'

startTestApi()

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: new Date('2026-11-16T09:00:20Z'),
    shouldAdvanceTime: true,
  })
  server.use(answer(getProfile, { user: makeProfile({ operator: true }) }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function open(status = makeWatchStatus()) {
  server.use(answer(getWatchStatus, status))
  renderApp('/operator/watch')
  await screen.findByText('Visite di oggi')
}

const textOf = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ')
const figure = (label: string) => textOf(screen.getByText(label).parentElement as HTMLElement)
const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1)

it('the watch page starts with the figures: visits against the plan, rate, changes, lag', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Monitoraggio dei siti' })).toBeTruthy()
  expect(figure('Visite di oggi')).toBe('Visite di oggi1.204.331 su 3.400.000 previste')
  expect(figure('Visite al secondo')).toBe('Visite al secondo39,4')
  expect(figure('Siti invariati')).toBe('Siti invariati91,3%')
  expect(figure('Posizioni nuove')).toBe('Posizioni nuove5.120')
  expect(figure('Ritardo')).toBe('Ritardo95 s')
  expect(screen.getByText(/^Aggiornato oggi, 10:00\./)).toBeTruthy()
})

it('the watch page says so while the day’s plan is not computed', async () => {
  const { figures } = makeWatchStatus()
  await open(makeWatchStatus({ figures: { ...figures, plannedToday: null, unchangedShare: null } }))
  expect(figure('Visite di oggi')).toBe('Visite di oggi1.204.331 totale previsto non ancora contato')
  expect(figure('Siti invariati')).toBe('Siti invariati–')
})

it('the watch page states how long each stage to the alert took, and where too few were measured', async () => {
  await open()
  const rows = rowsOf('Dal sito all’avviso').map(textOf)
  expect(rows).toHaveLength(keysOf(freshnessStages).length)
  expect(rows.find((row) => row?.startsWith('Visita'))).toContain('4,8 s · 27 s')
  expect(rows.find((row) => row?.startsWith('Per e-mail immediata'))).toContain('6,4 s · 15 min')
  expect(rows.find((row) => row?.startsWith('Per notifica push'))).toMatch(/meno di 50.*meno di 50.*12$/)
})

it('the watch page lists every outcome with its share and meaning', async () => {
  await open()
  const rows = rowsOf('Esito delle visite').map(textOf)
  expect(rows).toHaveLength(8)
  expect(rows[0]).toContain('InvariatoNulla è cambiato dalla visita precedente.Visite 1.100.036 · 91,3%')
  expect(rows.at(-1)).toContain('Non riuscito')
})

it('the watch page lists the slowest hosts and the addresses with more sources than fit in a day', async () => {
  await open()
  expect(rowsOf('Host più lenti').map(textOf)).toEqual(['lento.example56 sRichieste 3Irraggiungibile'])
  expect(rowsOf('Indirizzi troppo affollati').map(textOf)).toEqual([
    '192.0.2.1Siti 500.000Visite possibili al giorno 432.000',
  ])
})

it('the watch page has a text for each empty list', async () => {
  const { figures, outcomes } = makeWatchStatus()
  await open(
    makeWatchStatus({
      figures: { ...figures, heldSites: 0 },
      outcomes: outcomes.map(({ outcome }) => ({ outcome, visits: 0 })),
      systems: [],
      held: [],
      slowestHosts: [],
      crowded: [],
    }),
  )
  for (const text of [
    'Ancora nessuna visita',
    'Nessun sito sospeso',
    'Ancora nessuna bacheca',
    'Nessuna visita oltre',
    'Nessun indirizzo troppo',
  ])
    expect(screen.getByText(new RegExp(`^${text}`))).toBeTruthy()
  expect(screen.getAllByRole('table')).toEqual([screen.getByRole('table', { name: 'Dal sito all’avviso' })])
})

describe('a tracking system', () => {
  const sample = {
    system: 'greenhouse',
    url: 'https://boards-api.greenhouse.io/v1/boards/alfa/jobs?content=true',
    seenAt: '2026-11-15T08:12:00.000Z',
    sample: '{"data":"<img src=x onerror=alert(1)><b>Saldatore</b>"}',
  }

  it('a tracking system shows how wholly its boards were read, and how often an answer changed shape', async () => {
    await open()
    expect(rowsOf('Bacheche di annunci').map(textOf)).toEqual([
      'greenhouseBacheche 1.204Lette per intero 1.180Lette in parte 20Non lette 4Risposte non capite, 7 giorni 12Vedi la risposta',
      'leverBacheche 90Lette per intero 90Lette in parte 0Non lette 0Risposte non capite, 7 giorni 0',
    ])
  })

  it('a tracking system’s stored answer opens as text, of which nothing is rendered', async () => {
    const onCall = vi.fn()
    server.use(answer(getDriftSample, sample, onCall))
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Vedi la risposta di greenhouse' }))
    const dialog = await screen.findByRole('dialog', { name: 'Una risposta di greenhouse' })
    const text = await within(dialog).findByText(sample.sample)
    expect(text.childElementCount).toBe(0)
    expect(dialog.querySelector('img, b, iframe')).toBeNull()
    expect(dialog.textContent).toContain(sample.url)
    expect(dialog.textContent).toContain('arrivata ieri, 09:12')
    expect(String(onCall.mock.lastCall)).toBe('system=greenhouse')
  })

  it('a tracking system whose stored answer is gone says so', async () => {
    server.use(fail(getDriftSample, 'no_drift_sample'))
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'Vedi la risposta di greenhouse' }))
    expect((await screen.findByRole('alert')).textContent).toContain(errors.no_drift_sample.it)
  })
})

describe('a held site', () => {
  it('a held site shows its companies, the missing positions and the next visit', async () => {
    await open()
    const [row] = rowsOf('Siti sospesi')
    const text = textOf(row as HTMLElement)
    expect(text).toContain('officinevalseriana.example/lavora-con-noi')
    expect(text).toContain('Officine Valseriana S.p.A. · Valseriana Servizi S.r.l.Mancanti 7 su 9')
    expect(text).toContain('Sospeso ieri, 09:12Prossima visita oggi, 12:30')
  })

  it('a held site is queued for another visit on request, which the list then shows', async () => {
    const onCall = vi.fn(() => {
      const { held, at } = makeWatchStatus()
      server.use(answer(getWatchStatus, makeWatchStatus({ held: held.map((one) => ({ ...one, nextVisit: at })) })))
    })
    server.use(answer(revisitHeld, {}, onCall))
    await open()
    fireEvent.click(screen.getByRole('button', { name: /^Visita di nuovo https:/ }))
    await expectToast('Visita messa in coda')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ sourceNo: 17 })
    expect(await screen.findByText('in coda')).toBeTruthy()
  })

  it('a held site that could not be queued shows the error', async () => {
    server.use(fail(revisitHeld, 'internal_error'))
    await open()
    fireEvent.click(screen.getByRole('button', { name: /^Visita di nuovo https:/ }))
    await expectToast('Visita non messa in coda', errors.internal_error.it)
  })

  it('the list of held sites shows the total when there are more than listed', async () => {
    const { figures } = makeWatchStatus()
    await open(makeWatchStatus({ figures: { ...figures, heldSites: 1234 } }))
    expect(screen.getByText('I 1 sospesi da più tempo, su 1.234.')).toBeTruthy()
  })
})

describe('polling of the watch page', () => {
  it('the watch page is fetched every 30 seconds while visible, not in the background', async () => {
    const onCall = vi.fn()
    server.use(answer(getWatchStatus, makeWatchStatus(), onCall))
    renderApp('/operator/watch')
    await screen.findByText('Visite di oggi')
    vi.advanceTimersByTime(30_000)
    await waitFor(() => expect(onCall).toHaveBeenCalledTimes(2))
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    vi.advanceTimersByTime(120_000)
    await Promise.resolve()
    expect(onCall).toHaveBeenCalledTimes(2)
  })

  it('a refresh that fails keeps the last figures and shows a warning', async () => {
    await open()
    server.use(fail(getWatchStatus, 'internal_error'))
    vi.advanceTimersByTime(30_000)
    expect(await screen.findByText(/^Questi dati non sono aggiornati/)).toBeTruthy()
    expect(screen.getByText('Visite di oggi')).toBeTruthy()
  })
})

it('the watch page offers a retry when it fails to load', async () => {
  server.use(fail(getWatchStatus, 'internal_error'))
  renderApp('/operator/watch')
  expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
  server.use(answer(getWatchStatus, makeWatchStatus()))
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(await screen.findByText('Visite di oggi')).toBeTruthy()
})

it('the watch page is refused to users who are not operators, without a request', async () => {
  const onCall = vi.fn()
  server.use(answer(getProfile, { user: makeProfile() }), answer(getWatchStatus, makeWatchStatus(), onCall))
  renderApp('/operator/watch')
  expect(
    await screen.findByRole('heading', { name: 'Questa pagina è riservata agli operatori di Vedetta' }),
  ).toBeTruthy()
  expect(onCall).not.toHaveBeenCalled()
})

it('the menu of an operator lists the screens of the console', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: /^Account di/ }))
  const group = within(await screen.findByRole('group', { name: 'Console dell’operatore' }))
  const links = group.getAllByRole('menuitem').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual(consoleScreenNames.map((name) => [consoleScreens[name].it, consolePath(name)]))
})
