const workerPath = '/push-worker.js'

export const receivesPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The subscription of this browser, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!receivesPush()) return null
  const registration = await navigator.serviceWorker.getRegistration(workerPath)
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Subscribes this browser, with the permission that the person gave. A subscription made with another key is renewed. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register(workerPath)
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const known = await pushManager.getSubscription()
  if (known && keyOf(known) !== publicKey) await known.unsubscribe()
  return pushManager.subscribe(options)
}

/** Ends the subscription of this browser: the next person who uses it sees no notification of this one. Never rejects. */
export async function endPushSubscription(): Promise<void> {
  try {
    await (await currentSubscription())?.unsubscribe()
  } catch {
    // The server stops once the push service no longer knows the subscription, or the next person takes it over.
  }
}

/** SHA-256 of the endpoint, by which the server names a browser. */
export async function endpointHashOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
