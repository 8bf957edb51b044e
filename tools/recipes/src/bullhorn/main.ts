import { readEnvironment } from '../read-environment.ts'
import { readState, writeState } from '../state-file.ts'
import { syncFilter } from '../sync-filter.ts'
import { createVedetta } from '../vedetta.ts'
import { openBullhorn } from './bullhorn-session.ts'
import { bullhornTarget } from './bullhorn-target.ts'

const given = readEnvironment([
  'VEDETTA_URL',
  'VEDETTA_KEY',
  'VEDETTA_FILTER',
  'BULLHORN_OAUTH_URL',
  'BULLHORN_REST_URL',
  'BULLHORN_CLIENT_ID',
  'BULLHORN_CLIENT_SECRET',
  'BULLHORN_REFRESH_TOKEN',
  'BULLHORN_CONTACT',
  'STATE_FILE',
])
type State = { since: number | null; refreshToken: string }
let state = await readState<State>(given.STATE_FILE, { since: null, refreshToken: given.BULLHORN_REFRESH_TOKEN })
async function keep(change: Partial<State>): Promise<void> {
  state = { ...state, ...change }
  await writeState(given.STATE_FILE, state)
}

const session = await openBullhorn(
  {
    oauthUrl: given.BULLHORN_OAUTH_URL,
    restUrl: given.BULLHORN_REST_URL,
    clientId: given.BULLHORN_CLIENT_ID,
    clientSecret: given.BULLHORN_CLIENT_SECRET,
    refreshToken: state.refreshToken,
  },
  (refreshToken) => keep({ refreshToken }),
)
const vedetta = createVedetta({ url: given.VEDETTA_URL, key: given.VEDETTA_KEY })
const target = bullhornTarget(session, Number(given.BULLHORN_CONTACT))
await keep({ since: await syncFilter(vedetta, target, { filterID: given.VEDETTA_FILTER, since: state.since }) })
