import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports of outgoing connections, and beside those of our engines: nothing takes one by itself. */
const from = 20_000
const to = 27_000

/** A free port, so that runs beside each other don't meet. */
export async function pickPort(): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const port = randomInt(from, to)
    if (await isFree(port)) return port
  }
  throw new Error(`no port from ${from} to ${to} is free`)
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}
