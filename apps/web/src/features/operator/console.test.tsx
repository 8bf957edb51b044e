import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { listAudit } from '@vedetta/contracts/operator/audit'
import { acceptHeld, listHeld } from '@vedetta/contracts/operator/held'
import { findLicences, getCustomerLicence, setPublicApi } from '@vedetta/contracts/operator/licences'
import { addOptOut, listOptOuts, withdrawOptOut } from '@vedetta/contracts/operator/opt-outs'
import { endSessions, findPeople, getPerson, resetPersonSecondStep } from '@vedetta/contracts/operator/people'
import { consolePath, consoleScreenNames } from '@vedetta/contracts/operator/screens'
import { featureSwitches, listSwitches, setSwitch } from '@vedetta/contracts/operator/switches'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { getWatchStatus, revisitHeld } from '@vedetta/contracts/watch/watch-status'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, server } from '../../testing/api.ts'
import { makeEntry, makeHeld, makeOperatorLicence, makeOperatorPerson } from '../../testing/operator.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { expectToast } from '../../testing/toasts.ts'
import { makeWatchStatus } from '../../testing/watch.ts'

startTestApi()

beforeEach(() => {
  server.use(
    answer(getProfile, { user: makeProfile({ operator: true }) }),
    answer(getWatchStatus, makeWatchStatus()),
    answer(listHeld, { held: [makeHeld()], next: null }),
    answer(findPeople, { people: [makeOperatorPerson()], next: null }),
    answer(getPerson, makeOperatorPerson()),
    answer(findLicences, { licences: [makeOperatorLicence()], next: null }),
    answer(getCustomerLicence, makeOperatorLicence()),
    answer(listAudit, { entries: [makeEntry(2), makeEntry(1, { act: 'an_old_act', actor: null })], next: null }),
    answer(listOptOuts, {
      optOuts: [{ host: 'comune.example', since: '2026-10-01T08:00:00.000Z', reason: 'Lo ha chiesto chi lo gestisce' }],
      next: null,
    }),
  )
})

const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })

async function giveReason(title: string, act: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Motivo' }), { target: { value: 'Richiesta del cliente' } })
  fireEvent.click(dialog.getByRole('button', { name: act }))
}

describe('the frame', () => {
  it('the navigation leads to every screen of the console, and marks the current one', async () => {
    renderApp('/operator/held')
    const nav = within(await screen.findByRole('navigation', { name: 'Console dell’operatore' }))
    const links = nav.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(consoleScreenNames.map(consolePath))
    expect(nav.getByRole('link', { current: 'page' }).textContent).toContain('Siti sospesi')
    expect(screen.getByRole('heading', { level: 1, name: 'Siti sospesi' })).toBeTruthy()
  })

  it.each(['/operator', '/operator/', '/operator/unknown'])('%s leads to the watch', async (path) => {
    const router = renderApp(path)
    await waitFor(() => expect(router.state.location.pathname).toBe('/operator/watch'))
  })
})

describe('a held site', () => {
  it('a held site is visited by v, and its loss accepted by a after a question', async () => {
    const onVisit = vi.fn()
    const onAccept = vi.fn()
    server.use(answer(revisitHeld, {}, onVisit), answer(acceptHeld, {}, onAccept))
    renderApp('/operator/held')
    await screen.findByRole('link', { name: 'azienda1.example/lavora-con-noi' })
    press('j')
    press('v')
    await expectToast('Visita messa in coda')
    press('a')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Accettare ciò che è sparito?' }))
    expect(dialog.getByText(/mancano: 7 su 9/)).toBeTruthy()
    expect(onAccept).not.toHaveBeenCalled()
    fireEvent.click(dialog.getByRole('button', { name: 'Accetta' }))
    await expectToast('Chiusura accettata')
    expect(onVisit).toHaveBeenCalledExactlyOnceWith({ sourceNo: 17 })
    expect(onAccept).toHaveBeenCalledExactlyOnceWith({ sourceNo: 17 })
  })

  it('a held site leads to its detail, and no held site has a text', async () => {
    renderApp('/operator/held')
    const link = await screen.findByRole('link', { name: 'azienda1.example/lavora-con-noi' })
    expect(link.getAttribute('href')).toBe('/operator/sites?open=1')
  })

  it('no held site has a text', async () => {
    server.use(answer(listHeld, { held: [], next: null }))
    renderApp('/operator/held')
    expect(await screen.findByText('Nessun sito sospeso')).toBeTruthy()
  })
})

describe('an opt-out', () => {
  it('an opt-out is added by n with its host and reason', async () => {
    const onCall = vi.fn()
    server.use(answer(addOptOut, { host: 'azienda.example', sites: 2, sources: 3 }, onCall))
    renderApp('/operator/opt-outs')
    await screen.findByRole('link', { name: 'comune.example' })
    press('n')
    const dialog = within(await screen.findByRole('dialog', { name: 'Aggiungi un’esclusione' }))
    fireEvent.change(dialog.getByRole('textbox', { name: 'Host' }), { target: { value: 'non un host' } })
    fireEvent.change(dialog.getByRole('textbox', { name: 'Motivo' }), { target: { value: 'PEC del titolare' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Aggiungi un’esclusione' }))
    expect(await dialog.findByText(errors.host_required.it)).toBeTruthy()
    fireEvent.change(dialog.getByRole('textbox', { name: 'Host' }), { target: { value: 'azienda.example' } })
    fireEvent.click(dialog.getByRole('button', { name: 'Aggiungi un’esclusione' }))
    await expectToast('azienda.example escluso: 2 siti')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ host: 'azienda.example', reason: 'PEC del titolare' })
  })

  it('an opt-out is withdrawn with a reason', async () => {
    const onCall = vi.fn()
    server.use(answer(withdrawOptOut, { sites: 1, sources: 1 }, onCall))
    renderApp('/operator/opt-outs')
    fireEvent.click(await screen.findByRole('button', { name: 'Ritira l’esclusione di comune.example' }))
    await giveReason('Ritirare l’esclusione di comune.example?', 'Ritira')
    await expectToast('Esclusione ritirata: 1 sito')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ host: 'comune.example', reason: 'Richiesta del cliente' })
  })
})

describe('a person', () => {
  const { userID, email } = makeOperatorPerson()

  it('a person’s sessions end, and their second step is reset, with a reason each', async () => {
    const onEnd = vi.fn()
    const onReset = vi.fn()
    server.use(answer(endSessions, { sessions: 2 }, onEnd), answer(resetPersonSecondStep, {}, onReset))
    renderApp(`/operator/people?open=${userID}`)
    fireEvent.click(await screen.findByRole('button', { name: 'Termina le sessioni' }))
    await giveReason(`Terminare le sessioni di ${email}?`, 'Termina le sessioni')
    await expectToast('2 sessioni terminate')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Reimposta il secondo passaggio' }))
    await giveReason(`Reimpostare il secondo passaggio di ${email}?`, 'Reimposta il secondo passaggio')
    await expectToast('Secondo passaggio reimpostato')
    expect(onEnd).toHaveBeenCalledExactlyOnceWith({ userID, reason: 'Richiesta del cliente' })
    expect(onReset).toHaveBeenCalledExactlyOnceWith({ userID, reason: 'Richiesta del cliente' })
  })

  it('a person’s licence is a link, and acts that would change nothing are off', async () => {
    server.use(answer(getPerson, makeOperatorPerson({ twoStep: false, sessions: 0 })))
    renderApp(`/operator/people?open=${userID}`)
    const pane = within(await screen.findByRole('complementary', { name: 'Persona' }))
    const link = await pane.findByRole('link', { name: 'Agenzia Bianchi S.p.A.' })
    expect(link.getAttribute('href')).toContain('/operator/licences?open=')
    for (const name of ['Termina le sessioni', 'Reimposta il secondo passaggio'])
      expect(pane.getByRole('button', { name }).hasAttribute('disabled')).toBe(true)
  })
})

describe('a licence', () => {
  const { licenceID } = makeOperatorLicence()

  it('a licence is granted the public API after a question', async () => {
    const onCall = vi.fn()
    server.use(answer(setPublicApi, { publicApi: true }, onCall))
    renderApp(`/operator/licences?open=${licenceID}`)
    fireEvent.click(await screen.findByRole('button', { name: 'Concedi l’API pubblica' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    fireEvent.click(dialog.getByRole('button', { name: 'Concedi l’API pubblica' }))
    await expectToast('API pubblica concessa')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ licenceID, granted: true })
  })

  it('the public API that a plan includes can’t be withdrawn', async () => {
    server.use(answer(getCustomerLicence, makeOperatorLicence({ publicApi: true })))
    renderApp(`/operator/licences?open=${licenceID}`)
    expect(await screen.findByText('L’API pubblica è compresa nel piano.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /API pubblica/ })).toBeNull()
  })
})

describe('a switch', () => {
  const switches = keysOf(featureSwitches).map((name) => ({
    name,
    on: name !== 'exports',
    changedAt: null,
    by: null,
    reason: null,
  }))

  it('a switch is turned off with a reason, and the dialog says what stops', async () => {
    const onCall = vi.fn()
    server.use(answer(listSwitches, { switches }), answer(setSwitch, { switches }, onCall))
    renderApp('/operator/switches')
    await screen.findByRole('button', { name: 'Spegni: Registrazione' })
    press('j')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Spegni: Registrazione' }))
    fireEvent.click(document.activeElement as Element)
    expect(await screen.findByText(featureSwitches.signUp.off.it, { selector: '[role=dialog] *' })).toBeTruthy()
    await giveReason('Spegnere “Registrazione”?', 'Spegni')
    await expectToast('Interruttore cambiato')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ name: 'signUp', on: false, reason: 'Richiesta del cliente' })
    expect(screen.getByRole('button', { name: 'Accendi: Esportazioni' })).toBeTruthy()
  })
})

describe('the audit', () => {
  it('the audit is filtered by person, act and days, and exported with the same filters', async () => {
    const onCall = vi.fn()
    server.use(answer(listAudit, { entries: [makeEntry(2)], next: null }, onCall))
    const router = renderApp('/operator/audit?q=anna@azienda.example&from=2026-11-01')
    await screen.findByRole('link', { name: 'Sito messo in pausa' })
    fireEvent.change(screen.getByRole('combobox', { name: 'Atto' }), { target: { value: 'site_paused' } })
    fireEvent.change(screen.getByLabelText('al'), { target: { value: '2026-11-16' } })
    const filters = 'person=anna%40azienda.example&act=site_paused&from=2026-11-01&to=2026-11-16'
    await waitFor(() => expect(String(onCall.mock.lastCall)).toBe(filters))
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect(href('Esporta in CSV')).toBe(`/api/operator/audit/export?format=csv&${filters}`)
    expect(href('Esporta in NDJSON')).toBe(`/api/operator/audit/export?format=ndjson&${filters}`)
    expect(router.state.location.search).toContain('act=site_paused')
  })

  it('an entry opens with its details and the operator’s reason, and acts of earlier versions keep their name', async () => {
    renderApp('/operator/audit')
    fireEvent.click(await screen.findByRole('link', { name: 'Sito messo in pausa' }))
    const pane = within(await screen.findByRole('complementary', { name: 'Voce del registro' }))
    expect(pane.getByText('Il sito è in manutenzione')).toBeTruthy()
    expect(pane.getByRole('link', { name: 'operatore@vedetta.example' })).toBeTruthy()
    press('j')
    expect(await screen.findByRole('heading', { level: 2, name: 'an_old_act' })).toBeTruthy()
  })

  it('an entry is told in words, its numbers of things without separators, and unknown names as they are', async () => {
    const entries = [
      makeEntry(5),
      makeEntry(4, { act: 'spent', subject: '5', details: { unit: 'search', amount: 1200, reason: 'search' } }),
      makeEntry(3, { act: 'feature_switched', subject: 'signUp', details: { on: false, reason: 'Guasto' } }),
      makeEntry(2, { act: 'letters_retried', subject: 'mail', details: { retried: 2 } }),
      makeEntry(1, { subject: null, details: { anOldDetail: 'anOldValue' } }),
    ]
    server.use(answer(listAudit, { entries, next: null }))
    renderApp('/operator/audit')
    const told = [
      'azienda1.example · Numero del sito: 8955 · Fonti: 1 · Motivo: Il sito è in manutenzione',
      'movimento n. 5 · Unità: ricerche · Quantità: 1.200 · Motivo: Ricerca',
      'Registrazione · Accesa: No · Motivo: Guasto',
      'E-mail · Messaggi ritentati: 2',
      'anOldDetail: anOldValue',
    ]
    for (const text of told) expect(await screen.findByText(text)).toBeTruthy()
  })

  it('Shift and E follow the link of the CSV file', async () => {
    renderApp('/operator/audit')
    await screen.findByRole('link', { name: 'Sito messo in pausa' })
    const link = screen.getByRole('link', { name: 'Esporta in CSV' })
    const onClick = vi.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', onClick)
    press('E', { shiftKey: true })
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('a failed audit offers a retry', async () => {
    server.use(fail(listAudit, 'internal_error'))
    renderApp('/operator/audit')
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
  })
})
