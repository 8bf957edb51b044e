import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { excludeCompany, listExcludedCompanies } from '@vedetta/contracts/companies/excluded-companies'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { defaultSettings, getSettings, type Settings, updateSettings } from '@vedetta/contracts/customers/settings'
import type { Tier } from '@vedetta/contracts/facts/plans'
import { getAlertState, resumeAlerts, stopReasons } from '@vedetta/contracts/notify/alert-settings'
import { describe, expect, it, vi } from 'vitest'
import { answer, fail, makeProfile, noSubscription, server } from '../../testing/api.ts'
import { chooseOption } from '../../testing/choose-option.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { uuidOf } from '../../testing/saved.ts'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()

/** Opens the settings with a server that stores the changes it is sent. */
async function open(settings: Partial<Settings> = {}) {
  const stored: Settings = { ...defaultSettings, ...settings }
  const onCall = vi.fn((changes: unknown) => Object.assign(stored, changes))
  server.use(answer(getSettings, stored), answer(updateSettings, stored, onCall))
  renderApp('/profile?tab=settings')
  await screen.findByRole('heading', { name: 'Avvisi dei filtri' })
  return onCall
}

describe('alerts', () => {
  const onFilter = 'Avvisami delle nuove posizioni che corrispondono ai miei filtri'
  const instant = 'Avvisami anche subito'

  it('alerts are turned on, and those of unsure readings off', async () => {
    const onCall = await open()
    fireEvent.click(screen.getByRole('checkbox', { name: onFilter }))
    await expectToast('Modifiche salvate')
    expect(onCall).toHaveBeenLastCalledWith({ notifyOnFilter: true })
    const unsure = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Avvisami anche delle posizioni da verificare',
    })
    expect(unsure.checked).toBe(true)
    expect(screen.getByText(/mai con avvisi immediati o notifiche/)).toBeTruthy()
    fireEvent.click(unsure)
    await waitFor(() => expect(onCall).toHaveBeenLastCalledWith({ tellUnsure: false }))
  })

  it('alerts come on the chosen days and at the chosen hour', async () => {
    const onCall = await open({ frequency: 'twice a week' })
    await chooseOption('Secondo giorno', 'venerdì')
    await waitFor(() =>
      expect(onCall).toHaveBeenLastCalledWith({ frequency: 'twice a week', alertDays: [1, 5], alertHour: 8 }),
    )
    await chooseOption('Ora', '07:00')
    await waitFor(() => expect(onCall).toHaveBeenLastCalledWith(expect.objectContaining({ alertHour: 7 })))
  })

  it.each<Tier | 'none'>(['basic', 'none'])('alerts are marked as premium on plan %s', async (tier) => {
    const subscription = tier === 'none' ? noSubscription : { tier, licenceID: null, expiresAt: null }
    server.use(answer(getProfile, { user: makeProfile({ subscription }) }))
    await open()
    expect(screen.getByText('Gli avvisi sono compresi nei piani Team, Pro e Enterprise.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: onFilter }).disabled).toBe(true)
    expect(screen.getByRole('combobox', { name: 'Frequenza' }).hasAttribute('data-disabled')).toBe(true)
  })

  it('instant alerts are a switch of their own, and leave the frequency as it is', async () => {
    const subscription = { tier: 'pro' as const, licenceID: null, expiresAt: null }
    server.use(answer(getProfile, { user: makeProfile({ subscription }) }))
    const onCall = await open({ frequency: 'weekly' })
    fireEvent.click(screen.getByRole('checkbox', { name: instant }))
    await expectToast('Modifiche salvate')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ instantAlerts: true })
    expect(screen.getByRole('combobox', { name: 'Frequenza' }).textContent).toBe('Ogni settimana')
  })

  it('instant alerts are shown as unavailable on a plan that has only digests', async () => {
    const subscription = { tier: 'team' as const, licenceID: null, expiresAt: null }
    server.use(answer(getProfile, { user: makeProfile({ subscription }) }))
    await open()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: instant }).disabled).toBe(true)
    expect(screen.getByText('Gli avvisi immediati sono compresi nei piani Pro e Enterprise.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: onFilter }).disabled).toBe(false)
  })

  it('the frequency of alerts is daily, twice a week or weekly', async () => {
    const onCall = await open()
    await chooseOption('Frequenza', 'Due volte a settimana')
    await expectToast('Modifiche salvate')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ frequency: 'twice a week', alertDays: [], alertHour: 8 })
    expect(screen.getByRole('combobox', { name: 'Frequenza' }).textContent).toBe('Due volte a settimana')
  })
})

describe('digests that stopped', () => {
  it.each(['unsubscribed', 'bounced', 'complained'] as const)(
    'digests that stopped as %s say why, and start again by a button',
    async (stopReason) => {
      const onCall = vi.fn()
      server.use(
        answer(getAlertState, { isOn: false, stopReason, nextDigest: null }),
        answer(resumeAlerts, { isOn: true, stopReason: null, nextDigest: null }, onCall),
      )
      await open()
      expect(await screen.findByText(stopReasons[stopReason].it)).toBeTruthy()
      fireEvent.click(screen.getByRole('button', { name: 'Ricomincia a inviarli' }))
      await expectToast('I riepiloghi ricominciano')
      expect(onCall).toHaveBeenCalledOnce()
      expect(screen.queryByText(stopReasons[stopReason].it)).toBeNull()
    },
  )
})

describe('contacts in the export', () => {
  const name = 'Includi i contatti nei file esportati'

  it('including contacts in the export is a checkbox, saved at once', async () => {
    const onCall = await open()
    fireEvent.click(screen.getByRole('checkbox', { name }))
    await expectToast('Modifiche salvate')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ exportContacts: true })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true)
  })

  it('including contacts in the export stays as it was when saving fails', async () => {
    await open()
    server.use(fail(updateSettings, 'internal_error'))
    fireEvent.click(screen.getByRole('checkbox', { name }))
    await expectToast('Modifiche non salvate', errors.internal_error.it)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(false)
  })
})

describe('agencies', () => {
  it('hiding agencies is a switch, saved at once', async () => {
    const onCall = await open()
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Nascondi le agenzie' })
    expect(box.checked).toBe(false)
    fireEvent.click(box)
    await expectToast('Modifiche salvate')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ hideAgencies: true })
    expect(box.checked).toBe(true)
  })
})

describe('excluded companies', () => {
  function add(name: string) {
    fireEvent.change(screen.getByLabelText('Nome dell’azienda'), { target: { value: name } })
    fireEvent.click(screen.getByRole('button', { name: 'Aggiungi' }))
  }

  const listed = () =>
    within(screen.getByRole('list', { name: 'Aziende escluse' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent)

  it('an excluded company is added to the list', async () => {
    const onCall = await open({ excludedCompanies: ['Gi Group'] })
    add(' Adecco ')
    await expectToast('Modifiche salvate')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ excludedCompanies: ['Adecco', 'Gi Group'] })
    expect(listed()).toEqual(['Adecco', 'Gi Group'])
    expect(screen.getByLabelText<HTMLInputElement>('Nome dell’azienda').value).toBe('')
  })

  it('an excluded company is removed from the list', async () => {
    const onCall = await open({ excludedCompanies: ['Gi Group'] })
    fireEvent.click(screen.getByRole('button', { name: 'Togli Gi Group' }))
    expect(await screen.findByText('Nessun nome escluso.')).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ excludedCompanies: [] })
  })

  it('a company excluded from the results is listed beside the names, with its VAT number, and brought back', async () => {
    const company = {
      companyID: uuidOf(1),
      name: 'Alfa S.r.l.',
      vat: '01234567890',
      excludedAt: '2026-11-16T09:00:00Z',
    }
    const onExclude = vi.fn()
    server.use(answer(listExcludedCompanies, { companies: [company] }))
    await open({ excludedCompanies: ['Gi Group'] })
    const list = await screen.findByRole('list', { name: 'Aziende escluse dai risultati' })
    expect(within(list).getByRole('listitem').textContent).toBe('Alfa S.r.l. 01234567890')
    server.use(answer(excludeCompany, { excluded: false }, onExclude), answer(listExcludedCompanies, { companies: [] }))
    fireEvent.click(within(list).getByRole('button', { name: 'Togli Alfa S.r.l. 01234567890' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Aziende escluse dai risultati' })).toBeNull())
    expect(onExclude).toHaveBeenCalledExactlyOnceWith({ companyID: uuidOf(1), excluded: false })
    expect(listed()).toEqual(['Gi Group'])
  })

  it.each([
    ['gi group', 'È già nell’elenco.'],
    ['  ', 'Scrivi un nome di 120 caratteri al massimo. L’elenco può contenere 200 nomi.'],
  ])('an excluded company named %j is refused without a request', async (name, text) => {
    const onCall = await open({ excludedCompanies: ['Gi Group'] })
    add(name)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(onCall).not.toHaveBeenCalled()
  })

  it('an excluded company that fails to be saved is not listed and stays in the input', async () => {
    await open({ excludedCompanies: ['Gi Group'] })
    server.use(fail(updateSettings, 'internal_error'))
    add('Adecco')
    await expectToast('Modifiche non salvate', errors.internal_error.it)
    expect(listed()).toEqual(['Gi Group'])
    expect(screen.getByLabelText<HTMLInputElement>('Nome dell’azienda').value).toBe('Adecco')
  })
})

describe('the columns of the table', () => {
  const columns = () => screen.getByRole('group', { name: 'Colonne della tabella' })

  it('the column choice has the specification’s twenty columns, turnover and pay, and saves the chosen ones in their order', async () => {
    const onCall = await open({ columns: ['name', 'date'] })
    expect(within(columns()).getAllByRole('checkbox')).toHaveLength(22)
    fireEvent.click(within(columns()).getByRole('checkbox', { name: 'Benefit' }))
    fireEvent.click(within(columns()).getByRole('checkbox', { name: 'Posizione' }))
    fireEvent.click(screen.getByRole('button', { name: 'Salva le colonne' }))
    await expectToast('Modifiche salvate')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ columns: ['benefits', 'date'] })
  })

  it('the column choice needs at least one column', async () => {
    const onCall = await open({ columns: ['date'] })
    fireEvent.click(within(columns()).getByRole('checkbox', { name: 'Trovata' }))
    fireEvent.click(screen.getByRole('button', { name: 'Salva le colonne' }))
    expect(await screen.findByText('Scegli almeno una colonna.')).toBeTruthy()
    expect(onCall).not.toHaveBeenCalled()
  })

  it('the column choice resets to the default columns', async () => {
    const onCall = await open({ columns: ['date'] })
    fireEvent.click(screen.getByRole('button', { name: 'Ripristina' }))
    fireEvent.click(screen.getByRole('button', { name: 'Salva le colonne' }))
    await waitFor(() => expect(onCall).toHaveBeenCalledTimes(1))
    const sent = onCall.mock.lastCall?.[0] as Settings
    expect(new Set(sent.columns)).toEqual(new Set(defaultSettings.columns))
  })
})
