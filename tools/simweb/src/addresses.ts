import { mixed } from './hash.ts'

type Hosting = { share: number; hostsEach: number; start: number }

const at = (a: number, b: number, c: number, d: number) => ((a * 256 + b) * 256 + c) * 256 + d

/** From the crowded servers of the large providers to a machine of one's own. Shares are of a hundred hosts. */
const hostings: readonly Hosting[] = [
  { share: 40, hostsEach: 50_000, start: at(127, 10, 0, 1) },
  { share: 30, hostsEach: 500, start: at(127, 20, 0, 1) },
  { share: 18, hostsEach: 20, start: at(127, 40, 0, 1) },
  { share: 12, hostsEach: 1, start: at(127, 128, 0, 1) },
]

export const loopback = '127.0.0.0/8'
/** Tracking systems stand apart from the companies' providers. */
export const trackingAddresses = at(127, 5, 0, 1)

/** The address that answers for a host: of hosts with neighbouring numbers, so many share one. */
export function addressOfNumber(number: number): string {
  let point = mixed(number) % 100
  for (const { share, hostsEach, start } of hostings) {
    const turn = hostsEach === 1 ? number : Math.floor((number * share) / 100 / hostsEach)
    if (point < share) return dotted(start + turn)
    point -= share
  }
  throw new Error('shares make a hundred')
}

export function dotted(address: number): string {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.')
}
