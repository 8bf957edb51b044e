import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const script = join(import.meta.dirname, '../../../../../../scripts/stripe-mock')

/** Starts stripe-mock, which checks requests against the API's description and stores nothing. */
export async function startStripeMock(): Promise<{ url: string; close: () => Promise<void> }> {
  const binary = execFileSync(script, { encoding: 'utf8' }).trim()
  // Without both addresses it takes a fixed port, which may be in use.
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

/** Reads the port from its output. The later output must be read too, since a full pipe would stall it. */
function addressOf(mock: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    mock.stdout?.on('data', (chunk) => {
      output += chunk
      const [, port] = /Listening for HTTP at address: \S*:(\d+)/.exec(output) ?? []
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
    mock.once('exit', () => reject(new Error(`stripe-mock did not start: ${output}`)))
  })
}
