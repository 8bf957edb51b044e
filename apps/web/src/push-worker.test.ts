import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'

const code = readFileSync(join(import.meta.dirname, '../public/push-worker.js'), 'utf8')
const origin = 'https://vedetta.example'

type Handler = (event: object) => void

/** Runs the service worker with a stand-in for its global object. */
function startWorker(tabs: { url: string; focus: () => Promise<void> }[] = []) {
  const handlers = new Map<string, Handler>()
  const showNotification = vi.fn(async () => undefined)
  const openWindow = vi.fn(async () => undefined)
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    registration: { showNotification },
    clients: { matchAll: async () => tabs, openWindow },
    location: { origin },
  }
  new Function('self', code)(self)
  const send = async (name: string, event: object) => {
    const work: Promise<unknown>[] = []
    handlers.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    await Promise.all(work)
  }
  const click = (url: string) => send('notificationclick', { notification: { data: { url }, close: () => undefined } })
  return { handlers, send, click, showNotification, openWindow }
}

describe('the service worker of notifications', () => {
  it('the service worker shows a message with its tag, and handles no requests of the page', async () => {
    const { handlers, send, showNotification } = startWorker()
    const message = { title: '2 nuove posizioni', body: 'Saldatore', tag: 'alerts-7', url: '/positions?tab=filters' }
    await send('push', { data: { json: () => message } })
    const { title, url, ...shown } = message
    expect(showNotification).toHaveBeenCalledExactlyOnceWith(
      title,
      expect.objectContaining({ ...shown, data: { url } }),
    )
    expect([...handlers.keys()]).toEqual(['push', 'notificationclick'])
  })

  it('a click on a notification opens its page, and brings a tab to the front that shows it already', async () => {
    const focus = vi.fn(async () => undefined)
    const { click, openWindow } = startWorker([{ url: `${origin}/positions?position=1`, focus }])
    await click('/positions?position=2')
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/positions?position=2`)
    await click('/positions?position=1')
    expect(focus).toHaveBeenCalledOnce()
    expect(openWindow).toHaveBeenCalledOnce()
  })

  it('a click on a notification opens nothing of another site', async () => {
    const { click, openWindow } = startWorker()
    await click('https://altrove.example/')
    expect(openWindow).not.toHaveBeenCalled()
  })
})
