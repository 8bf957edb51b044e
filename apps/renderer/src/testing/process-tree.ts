import { readdir, readFile, readlink } from 'node:fs/promises'

export type ProcessFacts = {
  pid: number
  command: string
  /** The names of the variables it was started with. */
  variables: string[]
  environment: string
  status: Record<string, string>
  network: string
}

/** A process and all below it, as the kernel shows them. */
export async function processTree(root: number): Promise<ProcessFacts[]> {
  const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const parents = new Map(await Promise.all(all.map(async (pid) => [pid, await parentOf(pid)] as const)))
  const isBelow = (pid: number): boolean =>
    pid === root || ((parents.get(pid) ?? 0) > 1 && isBelow(parents.get(pid) ?? 0))
  const facts = await Promise.all(all.filter(isBelow).map((pid) => factsOf(pid).catch(() => null)))
  return facts.flatMap((one) => one ?? [])
}

async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2] ?? 0)
}

async function factsOf(pid: number): Promise<ProcessFacts> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8')
  const environment = await read('environ')
  const status = (await read('status')).split('\n').map((line) => line.split(/:\s+/) as [string, string])
  return {
    pid,
    command: (await read('cmdline')).replaceAll('\0', ' '),
    variables: environment.split('\0').flatMap((line) => /^([A-Z_][A-Z0-9_]*)=/.exec(line)?.[1] ?? []),
    environment,
    status: Object.fromEntries(status),
    network: await readlink(`/proc/${pid}/ns/net`),
  }
}
