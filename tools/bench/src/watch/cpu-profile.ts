import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

type Profile = {
  /** In microseconds of the machine's monotonic clock. */
  readonly startTime: number
  nodes: readonly { id: number; callFrame: { functionName: string; url: string }; children?: readonly number[] }[]
  samples: readonly number[]
  /** Microseconds between the previous sample and each sample. */
  timeDeltas: readonly number[]
}

/** What makes positions of pages that were fetched and parsed. */
export const readingStep = 'read'

/** The step that a stack frame belongs to; the innermost matching frame of a stack decides. */
const steps: readonly (readonly [name: string, url: RegExp])[] = [
  ['lease, locks and finish', /\/packages\/core\/|\/node_modules\/(?:pg|pg-[a-z]+|kysely)\//],
  ['hash and parse', /\/crawler\/src\/page\/|\/node_modules\/(?:htmlparser2|dom[a-z]+|entities|encoding-sniffer)\//],
  [
    'fetch and TLS',
    /\/crawler\/src\/fetch\/|\/node_modules\/undici\/|^node:(?:net|tls|_tls_\w+|zlib|internal\/stream_base_commons)$/,
  ],
  [readingStep, /\/crawler\/src\//],
  ['renders', /\/packages\/rendering\/|\/node_modules\/ioredis\//],
]

/** The moment that profiles of other processes compare theirs with. */
export const profiledNow = () => Number(process.hrtime.bigint() / 1_000n)

/** CPU milliseconds by step over all profiles in a folder, from a moment on. */
export async function readCpuByStep(folder: string, since: number): Promise<Map<string, number>> {
  const spent = new Map<string, number>()
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.cpuprofile')) continue
    const profile = JSON.parse(await readFile(join(folder, name), 'utf8')) as Profile
    const stepOf = stepsOfNodes(profile)
    let moment = profile.startTime
    for (const [at, id] of profile.samples.entries()) {
      const delta = profile.timeDeltas[at] ?? 0
      moment += delta
      if (moment < since) continue
      const step = stepOf.get(id) ?? 'other'
      spent.set(step, (spent.get(step) ?? 0) + delta / 1_000)
    }
  }
  spent.delete('(idle)')
  return new Map([...spent].sort(([, a], [, b]) => b - a))
}

function stepsOfNodes({ nodes }: Profile): Map<number, string> {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const stepOf = new Map<number, string>()
  // Parents precede their children in the list.
  for (const { id, callFrame, children = [] } of nodes) {
    const own = ownStep(callFrame.functionName, callFrame.url) ?? stepOf.get(id) ?? 'other'
    stepOf.set(id, own)
    for (const child of children) if (byId.has(child)) stepOf.set(child, own)
  }
  return stepOf
}

function ownStep(functionName: string, url: string): string | undefined {
  if (/^\((?:idle|program|garbage collector)\)$/.test(functionName)) return functionName
  return steps.find(([, pattern]) => pattern.test(url))?.[0]
}
