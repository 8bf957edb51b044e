import type { Client } from 'undici'

type Connections = {
  to(url: URL): Promise<Client>
  release(hostname: string): Promise<void>
  close(): Promise<void>
}

/** At most one connection to a host, across `http:` and `https:`. */
export function createConnections(connect: (origin: string) => Client): Connections {
  const open = new Map<string, Map<string, Client>>()

  async function end(hostname: string, isEnded: (origin: string) => boolean, how: 'close' | 'destroy'): Promise<void> {
    const clients = [...(open.get(hostname) ?? [])].filter(([origin]) => isEnded(origin))
    for (const [origin, client] of clients) drop(hostname, origin, client)
    await Promise.all(clients.map(([, client]) => client[how]()))
  }

  function drop(hostname: string, origin: string, client: Client): void {
    const ofHost = open.get(hostname)
    if (ofHost?.get(origin) === client) ofHost.delete(origin)
    if (ofHost?.size === 0) open.delete(hostname)
  }

  function clientTo({ hostname, origin }: URL): Client {
    const known = open.get(hostname)?.get(origin)
    if (known !== undefined) return known
    const client = connect(origin)
    const ofHost = open.get(hostname) ?? new Map<string, Client>()
    open.set(hostname, ofHost.set(origin, client))
    // A client without pending requests and without a connection is dropped.
    const tidy = () => client.stats.size === 0 && drop(hostname, origin, client)
    client.on('disconnect', tidy).on('connectionError', tidy)
    return client
  }

  return {
    to: async (url) => {
      await end(url.hostname, (origin) => origin !== url.origin, 'close')
      return clientTo(url)
    },
    release: (hostname) => end(hostname, () => true, 'destroy'),
    close: async () => {
      await Promise.all([...open.keys()].map((hostname) => end(hostname, () => true, 'destroy')))
    },
  }
}
