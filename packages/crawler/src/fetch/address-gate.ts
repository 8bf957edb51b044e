import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** All addresses of a name; none, or a rejection, where it has none. */
export type ResolveName = (hostname: string) => Promise<string[]>

export type AddressGate = {
  /** A literal address, without brackets. */
  allows(address: string): boolean
  /** The addresses of a name that may be connected to. Throws `UnresolvedName` or `RefusedAddress`. */
  addressesOf(hostname: string): Promise<string[]>
  /** The first of them, which connections of the next minute go to. */
  pinAddress(hostname: string): Promise<string>
  unpinAddress(hostname: string): void
}

export class RefusedAddress extends Error {}
export class UnresolvedName extends Error {}

const pinMs = 60_000
const maxPins = 10_000

const globalIpv6 = ipaddr.parseCIDR('2000::/3')
/** Public by its range, yet answered by the cloud's host to its guests. */
const metadataAddress = '168.63.129.16'

/** IPv4 inside IPv6 is judged as IPv4; translated and tunnelled forms are no `unicast`, so refused. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' ? parsed.toString() !== metadataAddress : parsed.match(globalIpv6)
}

function isWithin(address: string, range: string): boolean {
  if (isIP(address) === 0) return false
  const parsed = ipaddr.process(address)
  const [start, bits] = ipaddr.parseCIDR(range)
  return parsed.kind() === start.kind() && parsed.match(start, bits)
}

/** Queries the name servers directly; the system's own look-up would block a thread for each name. */
export function createResolver(): ResolveName {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  return async (hostname) => {
    const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  }
}

/** `allowedRanges` (CIDR) are reached though not public: only tests and the simulator give some. */
export function createAddressGate(resolve: ResolveName, allowedRanges: readonly string[]): AddressGate {
  const allows = (address: string) =>
    isPublicAddress(address) || allowedRanges.some((range) => isWithin(address, range))

  const pins = new LRUCache<string, string>({ max: maxPins, ttl: pinMs })

  async function addressesOf(hostname: string): Promise<string[]> {
    const pinned = pins.get(hostname)
    if (pinned !== undefined) return [pinned]
    const addresses = await resolve(hostname).catch(() => [])
    if (addresses.length === 0) throw new UnresolvedName(hostname)
    const allowed = addresses.filter(allows)
    if (allowed.length === 0) throw new RefusedAddress(hostname)
    return allowed
  }

  async function pinAddress(hostname: string): Promise<string> {
    const [address = ''] = await addressesOf(hostname)
    pins.set(hostname, address)
    return address
  }

  return { allows, addressesOf, pinAddress, unpinAddress: (hostname) => pins.delete(hostname) }
}
