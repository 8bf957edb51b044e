import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const services = join(import.meta.dirname, '../../../../scripts/services')
const portBase = '18400'
const folder = join(tmpdir(), `vedetta-engines-${portBase}`)

export type EngineName = 'postgres' | 'redis' | 'opensearch'

export type OwnEngines = {
  env: NodeJS.ProcessEnv
  pidOf(engine: EngineName): Promise<number>
  /** Starts again whatever does not run. */
  up(): Promise<void>
}

/** Engines that nobody else uses, so that they can be killed and what they spend is ours; deleted afterwards. */
export async function withOwnEngines<Result>(
  env: NodeJS.ProcessEnv,
  measure: (engines: OwnEngines) => Promise<Result>,
): Promise<Result> {
  const own = { ...env, VEDETTA_PORT_BASE: portBase, VEDETTA_SERVICES_DIR: folder }
  const run = async (command: string) => {
    const child = spawn(services, [command], { env: own, stdio: ['ignore', 'ignore', 'pipe'] })
    const said: Buffer[] = []
    child.stderr.on('data', (part: Buffer) => said.push(part))
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error(`services ${command}: ${Buffer.concat(said).toString()}`)
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
