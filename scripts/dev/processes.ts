import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

type Program = {
  readonly folder: string
  readonly file: string
  readonly args: readonly string[]
  /** Beside the environment of all. */
  readonly env: NodeJS.ProcessEnv
}

export type Processes = {
  /** Runs a command to its end and returns its standard output; its standard error is shown. */
  readonly run: (file: string, ...args: string[]) => Promise<string>
  /** Starts a process that runs until `stop`; if it ends by itself, `onExit` is called. */
  readonly start: (program: Program, onLine: (line: string) => void, onExit: () => void) => void
  /** Ends every process, and the processes they started. */
  readonly stop: () => Promise<void>
}

/** Longer than the worker takes for its last batch. */
const graceMs = 25_000

/**
 * Each app has a process group of its own: Ctrl+C in a terminal signals the whole group in front, and a second signal
 * would end the apps before they have finished their requests. Commands stay in front: `sudo` knows its user by the terminal.
 */
export function createProcesses(root: string, env: NodeJS.ProcessEnv): Processes {
  const commands = new Set<ChildProcess>()
  const apps = new Set<ChildProcess>()
  let isStopping = false

  return {
    async run(file, ...args) {
      if (isStopping) throw new Error('stopping')
      const child = spawn(file, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
      commands.add(child)
      const output: Buffer[] = []
      child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
      const [code] = (await once(child, 'close')) as [number | null]
      commands.delete(child)
      const text = Buffer.concat(output).toString()
      if (code !== 0) throw new Error(`${text}${[file, ...args].join(' ')} failed`)
      return text
    },

    start({ folder, file, args, env: ownEnv }, onLine, onExit) {
      if (isStopping) throw new Error('stopping')
      const cwd = join(root, folder)
      const child = spawn(file, args, {
        cwd,
        env: { ...env, ...ownEnv },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      apps.add(child)
      for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', onLine)
      // A file that can't be run gives an error and no exit.
      for (const event of ['exit', 'error']) {
        child.once(event, () => {
          if (!isStopping) onExit()
        })
      }
    },

    async stop() {
      isStopping = true
      // Of an app only the first process: `node --watch` passes the signal on.
      for (const child of [...commands, ...apps]) child.kill('SIGTERM')
      const grace = new AbortController()
      await Promise.race([
        Promise.all([...commands, ...apps].map(waitForExit)),
        sleep(graceMs, undefined, { signal: grace.signal }).catch(() => {}),
      ])
      grace.abort()
      for (const app of apps) killGroup(app)
    },
  }
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // The group is empty.
  }
}
