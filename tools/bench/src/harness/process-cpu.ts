import { readdir, readFile } from 'node:fs/promises'

/** As Linux counts on every machine we know of. */
const ticksASecond = 100

type Process = { pid: number; parent: number; own: number; ended: number }

/** Milliseconds of CPU. */
export type CpuTaken = {
  own: number
  /** By all that the process started, those that ended included. */
  started: number
}

export async function cpuOf(pids: readonly number[]): Promise<CpuTaken[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const processes = (await Promise.all(names.map(readProcess))).filter((one) => one !== null)
  const byPid = new Map(processes.map((one) => [one.pid, one]))
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const startedBy = (pid: number): number =>
    (children.get(pid) ?? []).reduce((sum, child) => sum + child.own + startedBy(child.pid), byPid.get(pid)?.ended ?? 0)
  const inMs = (ticks: number) => (ticks / ticksASecond) * 1_000
  return pids.map((pid) => ({ own: inMs(byPid.get(pid)?.own ?? 0), started: inMs(startedBy(pid)) }))
}

export const inAll = ({ own, started }: CpuTaken) => own + started

async function readProcess(name: string): Promise<Process | null> {
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // The second field is a name in brackets, which may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  return { pid: Number(name), parent: Number(fields[1]), own: user + system, ended: endedUser + endedSystem }
}
