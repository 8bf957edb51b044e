import { type ChildProcess, spawn } from 'node:child_process'

const endWithParent = import.meta.resolve('./end-with-parent.ts')

/** Starts a program that ends with this process, however that ends. */
export function spawnTied(args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--import', endWithParent, ...args], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}
