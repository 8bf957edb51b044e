import { type StandInRequest, startStandIn } from './stand-in.ts'

type Entity = { id: number; externalID: string; title?: string; isOpen?: boolean; status?: string }

/**
 * The part of Bullhorn's REST API that the recipe uses, from https://bullhorn.github.io/rest-api-docs: OAuth with refresh
 * tokens that work once, `login`, `query` by `externalID`, and PUT and POST of entities.
 */
export async function startBullhorn() {
  const jobOrders: Entity[] = []
  const corporations: Entity[] = []
  const firstToken = 'refresh-1'
  let tokens = 1
  const standIn = await startStandIn((request) => {
    const { path, query, headers } = request
    if (path === '/oauth/token') {
      if (query.get('refresh_token') !== `refresh-${tokens}`) return { status: 400, body: { error: 'invalid_grant' } }
      tokens++
      return { body: { access_token: `access-${tokens}`, refresh_token: `refresh-${tokens}` } }
    }
    if (path === '/rest-services/login' && query.get('access_token') === `access-${tokens}`)
      return { body: { BhRestToken: `session-${tokens}`, restUrl: `${standIn.url}/rest-services/corp/` } }
    if (headers.get('bhresttoken') !== `session-${tokens}`) return { status: 401, body: {} }
    return answerEntity(path.includes('JobOrder') ? jobOrders : corporations, request)
  })
  return { ...standIn, jobOrders, corporations, firstToken }
}

function answerEntity(known: Entity[], { method, path, query, body }: StandInRequest) {
  const [, kind, entity, id] = path.replace('/rest-services/corp', '').split('/')
  if (kind === 'query') {
    const [, externalID] = /externalID='([\w-]+)'/.exec(query.get('where') ?? '') ?? []
    return { body: { data: known.filter((each) => each.externalID === externalID) } }
  }
  if (method === 'PUT') {
    const lacksClient = entity === 'JobOrder' && !(body.clientCorporation?.id && body.clientContact?.id)
    if (body.externalID.length > 30 || lacksClient) return { status: 400, body: { errorMessage: 'invalid fields' } }
    known.push({ ...body, id: known.length + 1 })
    return { body: { changedEntityType: entity, changedEntityId: known.length, changeType: 'INSERT' } }
  }
  const changed = known.find((each) => `${each.id}` === id)
  if (!changed) return { status: 404, body: {} }
  Object.assign(changed, body)
  return { body: { changedEntityType: entity, changedEntityId: changed.id, changeType: 'UPDATE' } }
}
