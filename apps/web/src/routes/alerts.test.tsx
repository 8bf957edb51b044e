import { fireEvent, screen, waitFor } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getProfile } from '@vedetta/contracts/customers/profile'
import {
  type AlertSettings,
  getAlertSettings,
  stopReasons,
  unsubscribeAlerts,
  updateAlertSettings,
} from '@vedetta/contracts/notify/alert-settings'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, fail, server } from '../testing/api.ts'
import { renderApp, startTestApi } from '../testing/render-app.tsx'

startTestApi()

const settings: AlertSettings = {
  frequency: 'twice a week',
  alertDays: [2, 5],
  alertHour: 8,
  instantAlerts: false,
  hasInstantAlerts: false,
  isOn: true,
  stopReason: null,
  nextDigest: '2026-11-17T07:00:00.000Z',
  language: 'it',
}

beforeEach(() => server.use(answer(getProfile, { user: null }), answer(getAlertSettings, settings)))

it('the page of digests shows their times to whoever has the link, and saves others', async () => {
  const onCall = vi.fn()
  server.use(answer(updateAlertSettings, settings, onCall))
  renderApp('/alerts?token=abc')
  const save = await screen.findByRole('button', { name: 'Salva' })
  expect(screen.getAllByRole('combobox').map(({ textContent }) => textContent)).toEqual([
    'Due volte a settimana',
    'martedì',
    'venerdì',
    '08:00',
  ])
  fireEvent.click(save)
  expect((await screen.findByRole('status')).textContent).toMatch(/^Modifiche salvate\. Prossimo riepilogo: .*17.*8:00/)
  expect(onCall).toHaveBeenCalledExactlyOnceWith({
    token: 'abc',
    frequency: 'twice a week',
    alertDays: [2, 5],
    alertHour: 8,
    instantAlerts: false,
  })
})

it('the page of digests has a switch for instant alerts on plans that have them', async () => {
  const onCall = vi.fn()
  server.use(
    answer(getAlertSettings, { ...settings, hasInstantAlerts: true, instantAlerts: true }),
    answer(updateAlertSettings, settings, onCall),
  )
  renderApp('/alerts?token=abc')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Avvisami anche subito', checked: true }))
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }))
  await waitFor(() => expect(onCall).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ instantAlerts: false })))
})

it('the link that unsubscribes asks first, and unsubscribes on a click alone', async () => {
  const onCall = vi.fn()
  server.use(answer(unsubscribeAlerts, {}, onCall))
  renderApp('/alerts?token=abc&end=1')
  const submit = await screen.findByRole('button', { name: 'Sì, non inviarmeli più' })
  expect(screen.getByRole('heading', { level: 1, name: 'Vuoi smettere di ricevere i riepiloghi?' })).toBeTruthy()
  expect(onCall).not.toHaveBeenCalled()
  server.use(answer(getAlertSettings, { ...settings, isOn: false, stopReason: 'unsubscribed', nextDigest: null }))
  fireEvent.click(submit)
  expect(await screen.findByText(stopReasons.unsubscribed.it)).toBeTruthy()
  expect(onCall).toHaveBeenCalledExactlyOnceWith({ token: 'abc' })
  expect(screen.getByRole('button', { name: 'Salva e ricomincia a inviarli' })).toBeTruthy()
})

it('the question whether to unsubscribe can be answered with no', async () => {
  renderApp('/alerts?token=abc&end=1')
  fireEvent.click(await screen.findByRole('button', { name: 'No, scegli quando riceverli' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'I tuoi riepiloghi' })).toBeTruthy()
})

it('the page of digests says why they were stopped', async () => {
  server.use(answer(getAlertSettings, { ...settings, isOn: false, stopReason: 'bounced', nextDigest: null }))
  renderApp('/alerts?token=abc')
  expect(await screen.findByText(stopReasons.bounced.it)).toBeTruthy()
})

it('the page of digests is in the language of its reader’s mails', async () => {
  server.use(answer(getAlertSettings, { ...settings, language: 'en' }))
  renderApp('/alerts?token=abc')
  expect(await screen.findByRole('heading', { level: 1, name: 'Your digests' })).toBeTruthy()
  await waitFor(() => expect(document.documentElement.lang).toBe('en'))
})

it.each(['/alerts', '/alerts?token=abc'])('a link of digests that is not valid says what to do: %s', async (path) => {
  server.use(fail(getAlertSettings, 'alert_link_invalid'))
  renderApp(path)
  expect((await screen.findByRole('alert')).textContent).toBe(errors.alert_link_invalid.it)
  expect(screen.getByRole('link', { name: 'Vai alle impostazioni' }).getAttribute('href')).toBe('/profile?tab=settings')
})
