import { once } from 'node:events'

/** As the inspector reports it. */
export type CpuProfile = {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  /** Microseconds since the sample before. */
  readonly timeDeltas: readonly number[]
}

type ProfileNode = {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string }
  readonly children?: readonly number[]
}

type Profiler = { readonly start: () => Promise<void>; readonly stop: () => Promise<CpuProfile>; close: () => void }

const sampleEveryMicroseconds = 200

/** Profiles a process of Node that was started with `--inspect` on this port. */
export async function openProfiler(port: number): Promise<Profiler> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  const waiting = new Map<number, (result: unknown) => void>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(`${data}`) as { id: number; result: unknown }
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  await once(socket, 'open')
  let asked = 0
  const ask = (method: string, params = {}): Promise<unknown> => {
    const id = ++asked
    socket.send(JSON.stringify({ id, method, params }))
    return new Promise((resolve) => waiting.set(id, resolve))
  }
  await ask('Profiler.enable')
  await ask('Profiler.setSamplingInterval', { interval: sampleEveryMicroseconds })
  return {
    start: async () => void (await ask('Profiler.start')),
    stop: async () => ((await ask('Profiler.stop')) as { profile: CpuProfile }).profile,
    close: () => socket.close(),
  }
}

export const idle = 'idle'

/**
 * Milliseconds of CPU of each step. A sample belongs to the step of its innermost frame that has one, so that a library's time
 * is that of the code that called it unless the library is a step of its own.
 */
export function cpuBySteps(
  { nodes, samples, timeDeltas }: CpuProfile,
  stepOf: (url: string, name: string) => string | undefined,
): Map<string, number> {
  const stepOfNode = new Map<number, string>()
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const name = ({ id, callFrame, children = [] }: ProfileNode, outer: string): void => {
    const step = callFrame.functionName === '(idle)' ? idle : (stepOf(callFrame.url, callFrame.functionName) ?? outer)
    stepOfNode.set(id, step)
    for (const child of children) name(byId.get(child) as ProfileNode, step)
  }
  if (nodes[0]) name(nodes[0], 'other')
  const spent = new Map<string, number>()
  for (const [at, sample] of samples.entries()) {
    const step = stepOfNode.get(sample) ?? 'other'
    spent.set(step, (spent.get(step) ?? 0) + (timeDeltas[at] ?? 0) / 1_000)
  }
  return spent
}
