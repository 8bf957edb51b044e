import { createHash } from 'node:crypto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { getProfile } from '@vedetta/contracts/customers/profile'
import type { Tier } from '@vedetta/contracts/facts/plans'
import { getPushState, type PushState, subscribePush, unsubscribePush } from '@vedetta/contracts/notify/push'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer, makeProfile, server } from '../../testing/api.ts'
import { renderApp, startTestApi } from '../../testing/render-app.tsx'
import { expectToast } from '../../testing/toasts.ts'

startTestApi()
afterEach(() => vi.unstubAllGlobals())

const publicKey = `B${'A'.repeat(86)}`
const endpoint = 'https://push.example/questo'
const keys = { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) }
const chrome = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

function deviceAt(at: string, lastPush: string | null = null): PushState['devices'][number] {
  return {
    subscriptionID: crypto.randomUUID(),
    endpointHash: createHash('sha256').update(at).digest('hex'),
    userAgent: chrome,
    createdAt: '2026-11-16T09:00:00Z',
    lastPush,
  }
}

/** A browser that answers the question about notifications; `isSubscribed` as the person left it. */
function stubBrowser({ permission = 'granted' as NotificationPermission, isSubscribed = false } = {}) {
  const unsubscribe = vi.fn(async () => true)
  const options = {
    applicationServerKey: Uint8Array.from(atob(publicKey.padEnd(88, '=')), (c) => c.charCodeAt(0)).buffer,
  }
  const subscription = { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys }) }
  let current = isSubscribed ? subscription : null
  const subscribe = vi.fn(async (_options: PushSubscriptionOptionsInit) => {
    current = subscription
    return subscription
  })
  const registration = { pushManager: { subscribe, getSubscription: async () => current } }
  const requestPermission = vi.fn(async () => permission)
  const register = vi.fn(async () => registration)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'default', requestPermission })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  return { requestPermission, register, subscribe, unsubscribe }
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const heading = 'Notifiche sui dispositivi'
const turnOn = 'Attiva su questo dispositivo'

async function open(devices: PushState['devices'], tier: Tier = 'pro', key: string | null = publicKey) {
  const subscription = { tier, licenceID: null, expiresAt: null }
  server.use(
    answer(getProfile, { user: makeProfile({ subscription }) }),
    answer(getPushState, { publicKey: key, devices }),
  )
  renderApp('/profile?tab=settings')
  await screen.findByRole('heading', { name: 'Avvisi dei filtri' })
}

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: turnOn })

describe('notifications on devices', () => {
  it('notifications are turned on for this device by its button, which alone asks for permission', async () => {
    const browser = stubBrowser()
    const onCall = vi.fn()
    server.use(answer(subscribePush, { publicKey, devices: [deviceAt(endpoint)] }, onCall))
    await open([])
    expect(await screen.findByText('Nessun dispositivo riceve notifiche.')).toBeTruthy()
    expect(browser.requestPermission).not.toHaveBeenCalled()
    expect(browser.register).not.toHaveBeenCalled()
    fireEvent.click(await button())
    await expectToast('Notifiche attivate su questo dispositivo')
    expect(browser.register).toHaveBeenCalledExactlyOnceWith('/push-worker.js')
    expect(browser.subscribe).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ endpoint, keys })
    const list = screen.getByRole('list', { name: heading })
    await waitFor(() => expect(within(list).getByText('Questo dispositivo')).toBeTruthy())
    expect(screen.queryByRole('button', { name: turnOn })).toBeNull()
  })

  it('notifications that the browser blocks are explained, and nothing is sent', async () => {
    const browser = stubBrowser({ permission: 'denied' })
    await open([])
    fireEvent.click(await button())
    expect(await screen.findByText(/Il browser blocca le notifiche di Vedetta/)).toBeTruthy()
    expect(browser.subscribe).not.toHaveBeenCalled()
  })

  it('notifications are said to be impossible in a browser without them', async () => {
    await open([])
    expect(await screen.findByText(/Questo browser non riceve notifiche/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: turnOn })).toBeNull()
  })

  it('this device and others are listed, and each is removed by its button', async () => {
    const browser = stubBrowser({ isSubscribed: true })
    const [own, other] = [deviceAt(endpoint), deviceAt('https://push.example/altro', new Date().toISOString())]
    const onCall = vi.fn()
    server.use(answer(unsubscribePush, { publicKey, devices: [other] }, onCall))
    await open([own, other])
    const list = await screen.findByRole('list', { name: heading })
    await waitFor(() => expect(within(list).getByText('Questo dispositivo')).toBeTruthy())
    expect(within(list).getByText('Nessuna notifica finora')).toBeTruthy()
    expect(within(list).getByText(/Ultima notifica/)).toBeTruthy()
    const [first] = within(list).getAllByRole('button', { name: 'Togli Chrome su Windows' })
    if (first) fireEvent.click(first)
    await expectToast('Dispositivo tolto')
    expect(onCall).toHaveBeenCalledExactlyOnceWith({ subscriptionID: own.subscriptionID })
    expect(browser.unsubscribe).toHaveBeenCalledOnce()
    expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  })

  it('notifications are shown as unavailable on a plan without instant alerts', async () => {
    stubBrowser()
    await open([], 'team')
    expect((await button()).disabled).toBe(true)
  })

  it('notifications are not offered where the operator has not set them up', async () => {
    stubBrowser()
    await open([], 'pro', null)
    await screen.findByRole('heading', { name: 'Esportazione' })
    expect(screen.queryByRole('heading', { name: heading })).toBeNull()
  })
})
