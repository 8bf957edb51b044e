import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { PushMessage } from '../../packages/contracts/src/notify/push.ts'
import { pushDue } from '../../packages/core/src/notify/push/push-due.ts'
import { makePushSubscription } from '../../packages/core/src/notify/push/testing/push-subscription.ts'
import type { Db } from '../../packages/core/src/platform/db/client.ts'
import { createAddressGate } from '../../packages/crawler/src/fetch/address-gate.ts'
import { createGatedPost } from '../../packages/crawler/src/fetch/gated-post.ts'
import { decryptPush } from '../../tools/simweb/src/testing/decrypt-push.ts'
import { startPushService } from '../../tools/simweb/src/testing/push-service.ts'
import { stack } from './stack.ts'
import { vapidKeys } from './vapid-keys.ts'

const log = { info() {}, warn: console.warn, error: console.error }

/**
 * A browser with a push service of this machine. A browser under test has no connection to one, so that its subscribing
 * is replaced, with keys as it would make them; everything else is the browser's own.
 */
export async function startPushDevice(context: BrowserContext, db: Db) {
  const service = await startPushService()
  const { subscription, privateKey } = makePushSubscription()
  await context.grantPermissions(['notifications'], { origin: stack.publicUrl })
  await context.addInitScript(subscribing(subscription))
  const gate = createAddressGate(async () => ['127.0.0.1'], ['127.0.0.1/32'])
  const { post, close } = createGatedPost(gate, service.web)
  const vapid = { ...vapidKeys, subject: 'mailto:assistenza@vedetta.example' }
  const latencies = { record() {} }

  /** Sends in place of the worker, which can't reach this machine's push service. Returns the message that arrived. */
  async function receivePush() {
    await pushDue({ db, log, clock: () => new Date(), vapid, post, latencies })
    const [push, ...others] = service.received.splice(0)
    if (!push || others.length > 0) throw new Error(`${others.length} messages came, or none`)
    return decryptPush(push, { privateKey, authSecret: subscription.keys.auth })
  }

  return {
    endpoint: subscription.endpoint,
    receivePush,
    close: async () => {
      await close()
      await service.close()
    },
  }
}

/**
 * Hands a message to the page's service worker, as a browser does with one of its push service, and returns the
 * notifications shown. Where the machine is busy, Chromium drops a message for a worker that it is starting, and says
 * nothing; the message is handed over again until it shows, and its tag keeps it one notification.
 */
export async function deliverPush(page: Page, message: PushMessage): Promise<ShownNotification[]> {
  const session = await page.context().newCDPSession(page)
  // A worker that is still being installed would miss the message.
  const active = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { registrationId, status } of versions) if (status === 'activated') resolve(registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await active
  const data = JSON.stringify(message)
  const shown = () => shownNotifications(page).then(({ length }) => length)
  // The session stays until the page is closed: detached, it may take the message with it.
  await expect(async () => {
    await session.send('ServiceWorker.deliverPushMessage', { origin: stack.publicUrl, registrationId, data })
    await expect.poll(shown, { timeout: 3_000 }).toBeGreaterThan(0)
  }).toPass({ timeout: 30_000 })
  return shownNotifications(page)
}

type ShownNotification = Pick<PushMessage, 'title' | 'body' | 'tag'>

/** The notifications of the page's service worker. */
function shownNotifications(page: Page): Promise<ShownNotification[]> {
  return page.evaluate(`navigator.serviceWorker.ready.then(async (registration) =>
    (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag })))`)
}

/** The subscription lasts across pages, as a browser's own. */
const subscribing = (subscription: object) => `
  const kept = 'the key that this browser is subscribed with'
  const made = () => ({
    ...${JSON.stringify(subscription)},
    options: { applicationServerKey: Uint8Array.fromBase64(localStorage.getItem(kept), { alphabet: 'base64url' }).buffer },
    toJSON: () => (${JSON.stringify(subscription)}),
    unsubscribe: async () => {
      localStorage.removeItem(kept)
      return true
    },
  })
  PushManager.prototype.getSubscription = async () => (localStorage.getItem(kept) ? made() : null)
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    localStorage.setItem(kept, applicationServerKey)
    return made()
  }
`
