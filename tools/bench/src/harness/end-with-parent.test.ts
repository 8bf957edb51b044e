import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const preloaded = join(import.meta.dirname, 'end-with-parent.ts')

/** Starts a process that would never end, and says its number. */
const parentCode = `
  const child = require('node:child_process').spawn(process.execPath, ['--import', ${JSON.stringify(preloaded)}, '-e', 'setInterval(() => {}, 1000)'],
    { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  console.log(child.pid)
  setInterval(() => {}, 1000)`

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a process ends with the run that started it, also when that is killed', async () => {
  const parent = spawn(process.execPath, ['-e', parentCode], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = await once(parent.stdout, 'data')
  const pid = Number(printed)
  expect(isRunning(pid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(pid)).toBe(false)
})
