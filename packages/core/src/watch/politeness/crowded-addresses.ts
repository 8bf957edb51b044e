import type { CrowdedAddress } from '@vedetta/contracts/watch/watch-status'
import type { Db } from '../../platform/db/client.ts'
import { fittingInADay } from './address-cap.ts'
import { readAddressCaps } from './address-caps.ts'
import { selectAddressLoads } from './addresses.queries.ts'

/** Addresses with more sources than their cap lets us visit in a day, the most crowded first. */
export async function findCrowdedAddresses(db: Db): Promise<CrowdedAddress[]> {
  const capOf = await readAddressCaps(db)
  const loads = await selectAddressLoads(db, fittingInADay(1))
  return [...loads]
    .map(([address, sources]) => ({ address, sources, fitInADay: fittingInADay(capOf(address)) }))
    .filter(({ sources, fitInADay }) => sources > fitInADay)
    .sort((a, b) => b.sources - a.sources)
}
