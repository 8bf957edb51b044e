import { BlockList, isIPv6 } from 'node:net'
import type { Db } from '../../db/client.ts'
import { addressCap } from './address-cap.ts'
import { selectAddressLoads, selectNetworkCaps } from './addresses.queries.ts'

/** With fewer, an address bears one visit at once, whatever it has. */
const fewSources = 10_000

/** How many visits at once each address bears, as counted last. */
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
  // Asked at every turn of every visit that waits; the caps are read anew before many addresses have come by.
  return (address) => {
    const cap = known.get(address) ?? capOf(address)
    known.set(address, cap)
    return cap
  }
}
