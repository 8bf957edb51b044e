import { readFile, readlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Process, readProcesses } from '../../../../tools/bench/src/harness/process-cpu.ts'

/** A process that `pnpm dev` started, with everything that it started itself. */
export type Started = { readonly name: string; readonly pid: number }

const engines = ['postgres', 'redis', 'opensearch']

/** The processes of the instance of this port base: `pnpm dev`, its apps by their folders, and the engines by their pid files. */
export async function findStarted(
  portBase: string,
  engineFolder: string,
): Promise<{ dev: number; started: Started[] }> {
  const processes = await readProcesses()
  const dev = await findDev(processes, portBase)
  const apps = await Promise.all(
    processes
      .filter(({ parent }) => parent === dev)
      .map(async ({ pid }) => ({ name: basename(await readlink(`/proc/${pid}/cwd`)), pid })),
  )
  const ownEngines = await Promise.all(
    engines.map(async (name) => ({ name, pid: Number(await readFile(join(engineFolder, `${name}.pid`), 'utf8')) })),
  )
  return { dev, started: [...apps, ...ownEngines] }
}

async function findDev(processes: readonly Process[], portBase: string): Promise<number> {
  for (const { pid } of processes) {
    const [commandLine, env] = await Promise.all([readWords(pid, 'cmdline'), readWords(pid, 'environ')])
    const isDev = commandLine.includes('scripts/dev/main.ts')
    if (isDev && (env.find((word) => word.startsWith(baseName)) ?? '') === (portBase && `${baseName}${portBase}`))
      return pid
  }
  throw new Error(`no \`pnpm dev\` runs with VEDETTA_PORT_BASE '${portBase}'`)
}

const baseName = 'VEDETTA_PORT_BASE='

/** A variable of a process that runs. */
export async function readVariable(pid: number, name: string): Promise<string | undefined> {
  const word = (await readWords(pid, 'environ')).find((one) => one.startsWith(`${name}=`))
  return word?.slice(name.length + 1)
}

async function readWords(pid: number, file: 'cmdline' | 'environ'): Promise<string[]> {
  return (await readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')).split('\0')
}

/** Each of them with its descendants; `pnpm dev` itself without. */
export async function readFamilies(dev: number, started: readonly Started[]): Promise<Map<string, Process[]>> {
  const processes = await readProcesses()
  const itself = processes.filter(({ pid }) => pid === dev)
  return new Map([['pnpm dev', itself], ...started.map(({ name, pid }) => [name, familyOf(pid, processes)] as const)])
}

/**
 * Milliseconds of CPU that a family spent between two readings. A process that ends is counted on by the parent that waits
 * for it; of those that nobody waits for, as in a sandbox that is torn down, what they spent since the first reading is lost.
 */
export function spentBetween(before: readonly Process[], after: readonly Process[]): number {
  const known = new Map(before.map((one) => [one.pid, one]))
  const ofLiving = after.reduce((sum, { pid, own }) => sum + own - (known.get(pid)?.own ?? 0), 0)
  return Math.max(ofLiving, sumOf(after) - sumOf(before))
}

function sumOf(family: readonly Process[]): number {
  return family.reduce((sum, { own, ended }) => sum + own + ended, 0)
}

/** The proportional set size of each family: memory that processes share is counted once. */
export async function memoryOf(family: readonly Process[]): Promise<number> {
  const sizes = await Promise.all(family.map(({ pid }) => proportionalSize(pid)))
  return sizes.reduce((sum, one) => sum + one, 0)
}

async function proportionalSize(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+) kB$/m.exec(text)?.[1] ?? 0) * 1_024
}

function familyOf(pid: number, processes: readonly Process[]): Process[] {
  const itself = processes.filter((one) => one.pid === pid)
  const children = processes.filter(({ parent }) => parent === pid)
  return [...itself, ...children.flatMap((child) => familyOf(child.pid, processes))]
}
