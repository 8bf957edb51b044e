import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { HostileCounts } from './hostile-client.ts'
import type { HostileProcess } from './hostile-process.ts'

const main = join(import.meta.dirname, 'hostile-process.ts')
const endWithParent = import.meta.resolve('../harness/end-with-parent.ts')

type RunningAttack = { readonly stop: () => Promise<HostileCounts> }

/** Starts hostile clients in a process of their own, and returns once they are at work. */
export async function startHostile(settings: HostileProcess): Promise<RunningAttack> {
  const child = fork(main, {
    execArgv: ['--import', endWithParent],
    env: { HOSTILE_PROCESS: JSON.stringify(settings) },
  })
  const gone = once(child, 'exit')
  await Promise.race([once(child, 'message'), gone])
  return {
    async stop() {
      const told = once(child, 'message')
      child.send('stop')
      const [counts] = (await Promise.race([told, once(child, 'disconnect')])) as [HostileCounts]
      await gone
      return counts
    },
  }
}
