import { hash32 } from './hash.ts'

type Hosting = { share: number; hostsPerAddress: number; start: number }

const at = (a: number, b: number, c: number, d: number) => ((a * 256 + b) * 256 + c) * 256 + d

/** From shared servers of large providers to dedicated machines. Shares are percentages of all hosts. */
const hostings: readonly Hosting[] = [
  { share: 40, hostsPerAddress: 50_000, start: at(127, 10, 0, 1) },
  { share: 30, hostsPerAddress: 500, start: at(127, 20, 0, 1) },
  { share: 18, hostsPerAddress: 20, start: at(127, 40, 0, 1) },
  { share: 12, hostsPerAddress: 1, start: at(127, 128, 0, 1) },
]

export const loopback = '127.0.0.0/8'
/** Tracking systems have addresses of their own, apart from the companies' providers. */
export const trackingAddresses = at(127, 5, 0, 1)

/** The IP address of a host; hosts with neighbouring numbers share one, as many as their hosting puts on it. */
export function addressOfNumber(number: number): string {
  let point = hash32(number) % 100
  for (const { share, hostsPerAddress, start } of hostings) {
    const turn = hostsPerAddress === 1 ? number : Math.floor((number * share) / 100 / hostsPerAddress)
    if (point < share) return dottedQuad(start + turn)
    point -= share
  }
  throw new Error('hosting shares must add up to 100')
}

export function dottedQuad(address: number): string {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.')
}
