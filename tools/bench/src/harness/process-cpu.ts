import { readdir, readFile } from 'node:fs/promises'

/** USER_HZ, which is 100 on every Linux architecture we run on. */
const ticksPerSecond = 100

/** CPU in milliseconds: its own, and of its descendants that it has waited for. */
export type Process = { pid: number; parent: number; own: number; ended: number }

/** Milliseconds of CPU. */
export type CpuUsage = {
  own: number
  /** Used by all descendants, including those that have exited. */
  descendants: number
}

export async function measureCpu(pids: readonly number[]): Promise<CpuUsage[]> {
  const processes = await readProcesses()
  const byPid = new Map(processes.map((one) => [one.pid, one]))
  const children = Map.groupBy(processes, ({ parent }) => parent)
  const descendantsOf = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (sum, child) => sum + child.own + descendantsOf(child.pid),
      byPid.get(pid)?.ended ?? 0,
    )
  return pids.map((pid) => ({ own: byPid.get(pid)?.own ?? 0, descendants: descendantsOf(pid) }))
}

export const totalCpu = ({ own, descendants }: CpuUsage) => own + descendants

/** Every process of this machine. */
export async function readProcesses(): Promise<Process[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return (await Promise.all(names.map(readProcess))).filter((one) => one !== null)
}

async function readProcess(name: string): Promise<Process | null> {
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => null)
  if (stat === null) return null
  // The second field is the command name in parentheses, which may itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  const inMs = (ticks: number) => (ticks / ticksPerSecond) * 1_000
  return {
    pid: Number(name),
    parent: Number(fields[1]),
    own: inMs(user + system),
    ended: inMs(endedUser + endedSystem),
  }
}
