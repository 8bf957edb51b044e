import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getProfile } from '@vedetta/contracts/customers/profile'
import { listAlerts, readAlerts } from '@vedetta/contracts/notify/alert-list'
import { countFilters, listSavedFilters } from '@vedetta/contracts/search/saved-filters'
import { minuteMs } from '@vedetta/contracts/text/durations'
import { describe, expect, it, vi } from 'vitest'
import { makeAlert } from '../../testing/alerts.ts'
import { answer, makeProfile, server } from '../../testing/api.ts'
import { eventSources } from '../../testing/event-sources.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { makeCounts, makeFilter, uuidOf } from '../../testing/saved.ts'
import { followAlerts } from './alert-stream.ts'

startTestApi()

const bell = (name: string) => screen.findByRole('button', { name })
const filterIDs = [uuidOf(1)]
const sent = (name: string, data: object) => act(() => eventSources[0]?.send(name, data))
const announced = () =>
  screen.queryAllByText(/nuov. avvis/, { selector: '[aria-live="polite"] *' }).map((each) => each.textContent)

/** Opens a page whose list has one alert, number 9, which is read. */
async function open(path = '/profile'): Promise<void> {
  server.use(answer(listAlerts, { alerts: [makeAlert(9)], next: null, unread: 0 }))
  renderApp(path)
  await bell('Avvisi')
  await waitFor(() => expect(eventSources.map(({ url }) => url)).toEqual(['/api/alert/stream?after=9']))
}

describe('an alert that arrives while the page is open', () => {
  it('shows in the bell and the list without a reload, and is announced once with the others of its burst', async () => {
    await open()
    fireEvent.click(await bell('Avvisi'))
    server.use(answer(readAlerts, { unread: 0 }))
    const onList = vi.fn()
    const alerts = [makeAlert(12, { isRead: false }), makeAlert(11, { isRead: false }), makeAlert(9)]
    server.use(answer(listAlerts, { alerts, next: null, unread: 2 }, onList))
    sent('alert', { alertNo: 11, unread: 1, filterIDs })
    sent('alert', { alertNo: 12, unread: 2, filterIDs })
    const list = await screen.findByRole('list', { name: 'Avvisi' })
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(3))
    expect(announced()).toEqual(['2 nuovi avvisi'])
    expect(onList).toHaveBeenCalledOnce()
  })

  it('raises the counters of the morning page', async () => {
    const filters = [makeFilter(1, { bell: true })]
    server.use(answer(listSavedFilters, { filters }), answer(countFilters, makeCounts([1])))
    await open('/positions?tab=filters')
    await screen.findByText('Niente da vedere')
    server.use(answer(countFilters, makeCounts([1], { toSee: 3, today: 1 })))
    sent('alert', { alertNo: 10, unread: 1, filterIDs })
    expect(await screen.findByText(/3 da vedere/)).toBeTruthy()
  })

  it('is neither counted nor announced again when the stream repeats it', async () => {
    await open()
    sent('alert', { alertNo: 9, unread: 5, filterIDs })
    sent('alert', { alertNo: 10, unread: 1, filterIDs })
    sent('alert', { alertNo: 10, unread: 5, filterIDs })
    await bell('Avvisi: 1 da leggere')
    await waitFor(() => expect(announced()).toEqual(['Un nuovo avviso']))
  })
})

describe('the page’s stream of alerts', () => {
  it('takes over what was read in another window', async () => {
    server.use(answer(listAlerts, { alerts: [makeAlert(9, { isRead: false })], next: null, unread: 3 }))
    renderApp('/profile')
    await bell('Avvisi: 3 da leggere')
    await waitFor(() => expect(eventSources).toHaveLength(1))
    sent('unread', { unread: 0 })
    await bell('Avvisi')
  })

  it('resumes after the last alert when the connection was lost, more slowly each time until it is open again', async () => {
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(Math, 'random').mockReturnValue(0)
    try {
      sent('alert', { alertNo: 14, unread: 1, filterIDs })
      for (const delay of [2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 120_000, 120_000, 2_000]) {
        if (delay === 2_000) act(() => void eventSources[0]?.dispatchEvent(new Event('open')))
        act(() => void eventSources[0]?.dispatchEvent(new Event('error')))
        act(() => void vi.advanceTimersByTime(delay - 1))
        expect(eventSources).toEqual([])
        act(() => void vi.advanceTimersByTime(1))
        expect(eventSources.map(({ url }) => url)).toEqual(['/api/alert/stream?after=14'])
      }
    } finally {
      vi.useRealTimers()
      vi.restoreAllMocks()
    }
  })

  it('goes on after a reset where the server says, and fetches the list again', async () => {
    await open()
    server.use(answer(listAlerts, { alerts: [makeAlert(500)], next: 500, unread: 100 }))
    sent('reset', { upTo: 512, unread: 100 })
    await bell('Avvisi: 99+ da leggere')
    await waitFor(() => expect(announced()).toEqual(['99+ nuovi avvisi']))
    act(() => void eventSources[0]?.dispatchEvent(new Event('error')))
    fireEvent.focus(window)
    expect(eventSources.map(({ url }) => url)).toEqual(['/api/alert/stream?after=512'])
  })

  it('stays closed once another window replaced it, until this one has the focus', async () => {
    await open()
    sent('replaced', {})
    expect(eventSources).toEqual([])
    fireEvent.focus(window)
    expect(eventSources).toHaveLength(1)
  })

  it('is closed while its window has been hidden for a minute', async () => {
    await open()
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      fireEvent(document, new Event('visibilitychange'))
      vi.advanceTimersByTime(minuteMs - 1)
      expect(eventSources).toHaveLength(1)
      vi.advanceTimersByTime(1)
      expect(eventSources).toEqual([])
      hidden.mockReturnValue(false)
      fireEvent(document, new Event('visibilitychange'))
      expect(eventSources).toHaveLength(1)
    } finally {
      vi.useRealTimers()
      vi.restoreAllMocks()
    }
  })

  it('is closed after a minute also if its window began hidden', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const unfollow = followAlerts(9, { onEvent: () => {}, onFailure: () => {} })
    try {
      expect(eventSources).toHaveLength(1)
      vi.advanceTimersByTime(minuteMs)
      expect(eventSources).toEqual([])
    } finally {
      unfollow()
      vi.useRealTimers()
      vi.restoreAllMocks()
    }
  })

  it('is opened at once when the network is back', async () => {
    await open()
    act(() => void eventSources[0]?.dispatchEvent(new Event('error')))
    expect(eventSources).toEqual([])
    fireEvent(window, new Event('online'))
    expect(eventSources).toHaveLength(1)
  })

  it('ends with a session that is over', async () => {
    await open()
    server.use(answer(getProfile, { user: null }))
    act(() => void eventSources[0]?.dispatchEvent(new Event('error')))
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Avvisi/ })).toBeNull())
    expect(eventSources).toEqual([])
  })

  it('is not opened on plans without alerts', async () => {
    const subscription = { tier: 'basic', licenceID: null, expiresAt: null } as const
    server.use(answer(getProfile, { user: makeProfile({ subscription }) }))
    renderApp('/profile')
    await screen.findByRole('button', { name: /^Account di/ })
    expect(eventSources).toEqual([])
  })
})
