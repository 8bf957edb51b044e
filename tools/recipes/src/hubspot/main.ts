import { readEnvironment } from '../read-environment.ts'
import { readState, writeState } from '../state-file.ts'
import { syncFilter } from '../sync-filter.ts'
import { createVedetta } from '../vedetta.ts'
import { hubspotTarget } from './hubspot-target.ts'

const given = readEnvironment([
  'VEDETTA_URL',
  'VEDETTA_KEY',
  'VEDETTA_FILTER',
  'HUBSPOT_TOKEN',
  'HUBSPOT_PIPELINE',
  'HUBSPOT_OPEN_STAGE',
  'HUBSPOT_CLOSED_STAGE',
  'STATE_FILE',
])
const { since } = await readState<{ since: number | null }>(given.STATE_FILE, { since: null })
const target = await hubspotTarget({
  url: 'https://api.hubapi.com',
  token: given.HUBSPOT_TOKEN,
  pipeline: given.HUBSPOT_PIPELINE,
  openStage: given.HUBSPOT_OPEN_STAGE,
  closedStage: given.HUBSPOT_CLOSED_STAGE,
})
const vedetta = createVedetta({ url: given.VEDETTA_URL, key: given.VEDETTA_KEY })
await writeState(given.STATE_FILE, {
  since: await syncFilter(vedetta, target, { filterID: given.VEDETTA_FILTER, since }),
})
