import { hash32, hashText } from './hash.ts'
import type { Reply, View } from './model.ts'

/**
 * How a tracking system fails a company's board on a day: it asks to wait, is away, shows an empty list against its own
 * total, or has been deployed anew with other names for everything.
 */
export type BoardTrouble = 'throttle' | 'unavailable' | 'emptied' | 'redeployed'

type BoardDay = Pick<View, 'site' | 'day' | 'kind'>

const troubles: readonly BoardTrouble[] = ['throttle', 'throttle', 'unavailable', 'emptied', 'redeployed']

export function boardTroubleOn({ site, day, kind }: BoardDay): BoardTrouble | null {
  const share = hash32(site.seed ^ Math.imul(day + 1, 0x2c1b3c6d)) / 0x1_0000_0000
  // A board of many companies would need one trouble for all of them.
  const canFail = kind.hosts !== undefined && kind.name !== 'shared-board'
  if (!canFail || share >= site.world.boardTroubleShare) return null
  const trouble = troubles[hash32(site.seed + Math.imul(day, 31)) % troubles.length] ?? 'unavailable'
  // An empty list without a total is no trouble that anybody could see.
  return trouble === 'emptied' && kind.statesTotal === undefined ? 'unavailable' : trouble
}

/** Whether no visitor can read the board on the day, however patient. */
export function isBoardDown(view: BoardDay): boolean {
  const trouble = boardTroubleOn(view)
  return trouble !== null && trouble !== 'throttle'
}

/** The seconds that a throttling board asks to wait. */
export function boardRetryAfter({ site, day }: BoardDay): number {
  return [60, 300, 900, 1800][hash32(site.seed + day) % 4] ?? 60
}

/** A token of the day, which a page hands out and the call after it must send back. */
export function dailyToken({ site, day }: View, purpose: string): string {
  return hashText(`${site.label} ${day} ${purpose}`).toString(16).padStart(8, '0').repeat(4)
}

/** The same answer after a change of its program: other keys and elements, and a page that only a script fills. */
export function redeployed(reply: Reply): Reply {
  if (reply.status !== 200 || typeof reply.body !== 'string') return reply
  const type = reply.headers['content-type'] ?? ''
  if (type.includes('json')) return { ...reply, body: JSON.stringify(renamed(JSON.parse(reply.body))) }
  if (type.includes('xml')) return { ...reply, body: reply.body.replace(/<(\/?)(?![?!/])/g, '<$1n2-') }
  return {
    ...reply,
    body: '<!DOCTYPE html><html><head><title>Careers</title></head><body><div id="root"></div><script src="/static/js/main.8f2c.js"></script></body></html>',
  }
}

function renamed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renamed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [`${key}V2`, renamed(one)]))
}
