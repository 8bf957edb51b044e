import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const services = join(import.meta.dirname, '../../../../scripts/services')
const portBase = '18400'
const folder = join(tmpdir(), `vedetta-engines-${portBase}`)

export type EngineName = 'postgres' | 'redis' | 'opensearch'

export type DedicatedEngines = {
  env: NodeJS.ProcessEnv
  pidOf(engine: EngineName): Promise<number>
  /** Restarts the engines that are not running. */
  up(): Promise<void>
}

/** Runs a measurement on engines of its own, so that it can kill them and attribute their CPU; deletes them afterwards. */
export async function withDedicatedEngines<Result>(
  env: NodeJS.ProcessEnv,
  measure: (engines: DedicatedEngines) => Promise<Result>,
): Promise<Result> {
  const own = { ...env, VEDETTA_PORT_BASE: portBase, VEDETTA_SERVICES_DIR: folder }
  const run = async (command: string) => {
    const child = spawn(services, [command], { env: own, stdio: ['ignore', 'ignore', 'pipe'] })
    const stderr: Buffer[] = []
    child.stderr.on('data', (part: Buffer) => stderr.push(part))
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error(`services ${command}: ${Buffer.concat(stderr).toString()}`)
  }
  await run('up')
  const { stdout } = await promisify(execFile)(services, ['env'], { env: own })
  const addresses = Object.fromEntries(
    [...stdout.matchAll(/^export (\w+)=(.+)$/gm)].map(([, name, value]) => [name, value]),
  )
  try {
    return await measure({
      env: { ...own, ...addresses },
      pidOf: async (engine) => Number(await readFile(join(folder, `${engine}.pid`), 'utf8')),
      up: () => run('up'),
    })
  } finally {
    await run('reset')
  }
}
