import { once } from 'node:events'
import { connect } from 'node:net'
import type { DevSettings } from './settings.ts'

/** Before anything is started: another process that answers there would be taken for the app. */
export async function refuseTakenPorts({ ports, sinksMails }: DevSettings): Promise<void> {
  const { web, api, mailbox, receiver, simGateway, smtp } = ports
  const pages = { mailbox, 'webhook receiver': receiver, 'simulated pages': simGateway }
  const needed = { web, API: api, ...pages, ...(sinksMails && { 'mail sink': smtp }) }
  for (const [app, port] of Object.entries(needed)) {
    if (await isTaken(port))
      throw new Error(
        `Port ${port}, for the ${app}, is taken by another process. Stop that one, or set VEDETTA_PORT_BASE.`,
      )
  }
}

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
