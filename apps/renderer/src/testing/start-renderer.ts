import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const source = join(import.meta.dirname, '..')

type Started = { process: ChildProcess; stop(): Promise<void> }

/** The product's own process, with its settings and nothing else; as `nobody` where root runs the tests. */
export function startRenderer(
  { url, prefix }: { url: string; prefix: string },
  { RENDERER_SANDBOX }: NodeJS.ProcessEnv,
): Started {
  const child = spawn(process.execPath, ['--import', join(source, 'leave-root.ts'), join(source, 'main.ts')], {
    env: {
      REDIS_URL: url,
      REDIS_PREFIX: prefix,
      LOG_LEVEL: 'warn',
      ...(RENDERER_SANDBOX === undefined ? {} : { RENDERER_SANDBOX }),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = once(child, 'exit')
  return {
    process: child,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}
