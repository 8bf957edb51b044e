import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const script = join(import.meta.dirname, '../../../../../scripts/stripe-mock')

/** Stripe's stand-in for its API: it checks what it is asked against the API's description, and keeps nothing. */
export async function startStripeMock(): Promise<{ url: string; close: () => Promise<void> }> {
  const binary = execFileSync(script, { encoding: 'utf8' }).trim()
  // Without an address for either it takes a port that others may have.
  const anyPort = ['-http-addr', '127.0.0.1:0', '-https-addr', '127.0.0.1:0']
  const mock = spawn(binary, anyPort, { stdio: ['ignore', 'pipe', 'inherit'] })
  return {
    url: await addressOf(mock),
    close: async () => {
      mock.kill()
      await once(mock, 'exit')
    },
  }
}

/** It says on which port it listens; what it says later must be read too, or it ends. */
function addressOf(mock: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    mock.stdout?.on('data', (chunk) => {
      said += chunk
      const [, port] = /Listening for HTTP at address: \S*:(\d+)/.exec(said) ?? []
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    mock.once('exit', () => reject(new Error(`stripe-mock did not start: ${said}`)))
  })
}
