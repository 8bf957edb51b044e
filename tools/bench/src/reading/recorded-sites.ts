import { fileURLToPath } from 'node:url'

const repository = new URL('../../../../', import.meta.url)

/** Where the recorded sites are: those everybody is measured on, and our own. */
export const goldSites = fileURLToPath(new URL('../../shared/gold', repository))
export const ownSites = fileURLToPath(new URL('packages/crawler/testing', repository))
/** Written by someone who saw neither the code nor the other sets. */
export const heldOutSites = fileURLToPath(new URL('packages/crawler/testing/held-out', repository))
