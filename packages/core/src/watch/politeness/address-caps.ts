import { BlockList, isIPv6 } from 'node:net'
import type { Db } from '../../platform/db/client.ts'
import { addressCap } from './address-cap.ts'
import { selectAddressLoads, selectNetworkCaps } from './addresses.queries.ts'

/** An address with fewer sources needs only one concurrent visit, so it is not read. */
const fewSources = 10_000

/** The concurrent visits that each address allows, from the last count. */
export async function readAddressCaps(db: Db): Promise<(address: string) => number> {
  const loads = await selectAddressLoads(db, fewSources)
  const networks = (await selectNetworkCaps(db)).map(({ network, visitsAtOnce }) => {
    const [start = '', bits = ''] = network.split('/')
    const addresses = new BlockList()
    addresses.addSubnet(start, Number(bits), isIPv6(start) ? 'ipv6' : 'ipv4')
    return { addresses, visitsAtOnce }
  })
  const known = new Map<string, number>()
  const capOf = (address: string) => {
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    const network = networks.find(({ addresses }) => addresses.check(address, family))
    return addressCap(loads.get(address) ?? 0, network?.visitsAtOnce ?? null)
  }
  // Cached without a limit: every waiting visit looks its address up again, and the caps are reread before the map
  // grows.
  return (address) => {
    const cap = known.get(address) ?? capOf(address)
    known.set(address, cap)
    return cap
  }
}
