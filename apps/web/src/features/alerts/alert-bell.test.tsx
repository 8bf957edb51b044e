import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { errors } from '@vedetta/contracts/calls/errors'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { defaultSettings, getSettings, updateSettings } from '@vedetta/contracts/customers/settings'
import { listAlerts, readAlerts } from '@vedetta/contracts/notify/alert-list'
import { listSavedFilters } from '@vedetta/contracts/search/saved-filters'
import { describe, expect, it, vi } from 'vitest'
import { makeAlert } from '../../testing/alerts.ts'
import { answer, fail, makeProfile, server } from '../../testing/api.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { makeFilter, uuidOf } from '../../testing/saved.ts'

startTestApi()

async function open(name: string) {
  const router = renderApp('/profile')
  fireEvent.click(await screen.findByRole('button', { name }))
  await screen.findByRole('dialog', { name: 'Avvisi' })
  return router
}

const entries = () => within(screen.getByRole('list', { name: 'Avvisi' })).getAllByRole('listitem')

describe('the bell in the header', () => {
  it('says how many alerts are unread, and opening it notes them as read up to the newest', async () => {
    const onRead = vi.fn()
    const alerts = [makeAlert(9, { isRead: false }), makeAlert(7)]
    server.use(answer(listAlerts, { alerts, next: null, unread: 1 }), answer(readAlerts, { unread: 0 }, onRead))
    await open('Avvisi: 1 da leggere')
    await waitFor(() => expect(onRead).toHaveBeenCalledExactlyOnceWith({ upTo: 9 }))
    expect(await screen.findByRole('button', { name: 'Avvisi', hidden: true })).toBeTruthy()
    expect(entries()[0]?.textContent, 'what was new is still marked').toContain('Nuovo')
    expect(entries()[1]?.textContent).not.toContain('Nuovo')
  })

  it.each([
    [99, 'Avvisi: 99 da leggere'],
    [100, 'Avvisi: 99+ da leggere'],
    [0, 'Avvisi'],
  ])('with %i unread is named “%s”', async (unread, name) => {
    server.use(answer(listAlerts, { alerts: [], next: null, unread }))
    renderApp('/profile')
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  })

  it('is not shown on plans without alerts', async () => {
    const subscription = { tier: 'basic', licenceID: null, expiresAt: null } as const
    server.use(answer(getProfile, { user: makeProfile({ subscription }) }))
    renderApp('/profile')
    await screen.findByRole('button', { name: /^Account di/ })
    expect(screen.queryByRole('button', { name: /^Avvisi/ })).toBeNull()
  })
})

describe('the list of alerts', () => {
  it('shows position, company, place, filters and doubts, and opens the inbox at the position', async () => {
    const alerts = [makeAlert(3, { isUnsure: true, closedAt: '2026-11-16T08:00:00Z' })]
    server.use(answer(listAlerts, { alerts, next: null, unread: 0 }))
    const router = await open('Avvisi')
    const text = entries()[0]?.textContent ?? ''
    for (const part of ['Saldatore 3', 'Saldatori bergamaschi', 'Da verificare', 'Chiusa il 16 nov 2026'])
      expect(text).toContain(part)
    const filterLink = screen.getByRole('link', { name: 'Saldatori bergamaschi' })
    expect(filterLink.getAttribute('href')).toMatch(/^\/positions\?filter=[0-9a-f-]{36}&alert=3$/)
    fireEvent.click(screen.getByRole('link', { name: 'Saldatore 3' }))
    await waitFor(() => expect(router.state.location.search).toBe(`?position=${uuidOf(3)}`))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Avvisi' })).toBeNull())
  })

  it('loads the next page on demand', async () => {
    const onCall = vi.fn()
    server.use(answer(listAlerts, { alerts: [makeAlert(9)], next: 9, unread: 0 }, onCall))
    await open('Avvisi')
    server.use(answer(listAlerts, { alerts: [makeAlert(4)], next: null, unread: 0 }, onCall))
    fireEvent.click(screen.getByRole('button', { name: 'Mostra i precedenti' }))
    await waitFor(() => expect(entries()).toHaveLength(2))
    expect(onCall.mock.lastCall?.[0].get('before')).toBe('9')
    expect(screen.queryByRole('button', { name: 'Mostra i precedenti' })).toBeNull()
  })

  it('is fetched again when the window has the focus again', async () => {
    server.use(answer(listAlerts, { alerts: [], next: null, unread: 0 }))
    renderApp('/profile')
    await screen.findByRole('button', { name: 'Avvisi' })
    server.use(answer(listAlerts, { alerts: [makeAlert(9, { isRead: false })], next: null, unread: 1 }))
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByRole('button', { name: 'Avvisi: 1 da leggere' })).toBeTruthy()
  })

  it('says how to get alerts while there are none', async () => {
    await open('Avvisi')
    expect(await screen.findByRole('heading', { name: 'Ancora nessun avviso' })).toBeTruthy()
    expect(screen.getByText(/^Accendi la campanella di un filtro salvato/)).toBeTruthy()
  })

  it('says that bells are on already, rather than asking to turn one on', async () => {
    const filters = [makeFilter(1, { bell: true }), makeFilter(2), makeFilter(3, { bell: true })]
    server.use(answer(listSavedFilters, { filters }), answer(getSettings, { ...defaultSettings, notifyOnFilter: true }))
    await open('Avvisi')
    expect(
      await screen.findByText('Le campanelle di 2 filtri sono accese: quello che trovano compare qui.'),
    ).toBeTruthy()
  })

  it('says that no bell rings while alerts are off in the settings, and turns them on where asked to', async () => {
    const onCall = vi.fn()
    server.use(
      answer(listSavedFilters, { filters: [makeFilter(1, { bell: true })] }),
      answer(updateSettings, { ...defaultSettings, notifyOnFilter: true }, onCall),
    )
    await open('Avvisi')
    fireEvent.click(await screen.findByRole('button', { name: 'Accendi gli avvisi' }))
    expect(await screen.findByText('La campanella di un filtro è accesa: quello che trova compare qui.')).toBeTruthy()
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ notifyOnFilter: true })
  })

  it('shows the error and a retry when it fails to load', async () => {
    server.use(fail(listAlerts, 'internal_error'))
    await open('Avvisi')
    expect((await screen.findByRole('alert')).textContent).toContain(errors.internal_error.it)
    server.use(answer(listAlerts, { alerts: [makeAlert(1)], next: null, unread: 0 }))
    fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
    expect(await screen.findByRole('link', { name: 'Saldatore 1' })).toBeTruthy()
  })
})
