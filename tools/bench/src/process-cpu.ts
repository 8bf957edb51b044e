import { readdir, readFile } from 'node:fs/promises'

/** As Linux counts on every machine we know of. */
const ticksASecond = 100

type Process = { pid: number; parent: number; ticks: number }

/** Milliseconds of CPU that a process and all that it started have taken, those that ended included. */
export async function cpuOf(pids: readonly number[]): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const processes = (await Promise.all(names.map(readProcess))).filter((one) => one !== null)
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const ticksOf = (pid: number): number => {
    const own = processes.find((one) => one.pid === pid)?.ticks ?? 0
    return (children.get(pid) ?? []).reduce((sum, child) => sum + ticksOf(child.pid), own)
  }
  return pids.map((pid) => (ticksOf(pid) / ticksASecond) * 1_000)
}

async function readProcess(name: string): Promise<Process | null> {
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // The second field is a name in brackets, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return { pid: Number(name), parent: Number(fields[1]), ticks: user + system + endedUser + endedSystem }
}
