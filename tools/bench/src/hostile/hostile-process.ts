import { type AttackName, attacks, type HostileCounts, type Target } from './hostile-client.ts'

/** The settings of a process that attacks until it is told to stop; a process of its own takes no time from the one that measures. */
export type HostileProcess = { readonly names: readonly AttackName[]; readonly target: Target }

const { names, target } = JSON.parse(process.env.HOSTILE_PROCESS ?? '') as HostileProcess
const counts: HostileCounts = { opened: 0, cut: 0, statuses: {} }
const ended = new AbortController()
const running = Promise.all(names.map((name) => attacks[name](target, counts, ended.signal)))
// A connection that is not read keeps no process running.
process.channel?.ref()
// Its first connections are open.
const starting = setInterval(() => {
  if (counts.opened === 0 && Object.keys(counts.statuses).length === 0) return
  clearInterval(starting)
  process.send?.('underway')
}, 20)
process.once('message', async () => {
  ended.abort()
  await running
  process.send?.(counts, undefined, undefined, () => process.disconnect())
})
