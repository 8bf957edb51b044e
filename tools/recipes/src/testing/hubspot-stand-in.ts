import { type StandInRequest, startStandIn } from './stand-in.ts'

type CrmObject = { id: string; properties: Record<string, string> }
type Input = { id: string; idProperty: string; properties: Record<string, string> }

/**
 * The part of HubSpot's CRM API that the recipe uses, from https://developers.hubspot.com/docs: properties with unique values,
 * and batches of objects and associations.
 */
export async function startHubspot(token: string) {
  const deals: CrmObject[] = []
  const companies: CrmObject[] = []
  const properties = new Set<string>()
  const associations = new Set<string>()
  const standIn = await startStandIn((request) => {
    const { path, headers, body } = request
    if (headers.get('authorization') !== `Bearer ${token}`) return { status: 401, body: {} }
    if (path.startsWith('/crm/v3/properties/')) {
      if (properties.has(body.name)) return { status: 409, body: { message: 'property exists' } }
      properties.add(body.name)
      return { status: 201, body }
    }
    const ids = body.inputs.map(({ id }: Input) => id)
    if (ids.length > 100) return { status: 400, body: { message: 'too many inputs' } }
    if (path === '/crm/v4/associations/deals/companies/batch/associate/default') {
      for (const { from, to } of body.inputs) associations.add(`${from.id}-${to.id}`)
      return { body: { status: 'COMPLETE' } }
    }
    if (new Set(ids).size < ids.length) return { status: 400, body: { message: 'duplicate IDs' } }
    return answerBatch(path.includes('/deals/') ? deals : companies, properties, request)
  })
  return { ...standIn, deals, companies, associations }
}

function answerBatch(known: CrmObject[], unique: ReadonlySet<string>, { path, body }: StandInRequest) {
  const inputs = body.inputs as Input[]
  const by = (idProperty: string, id: string) => known.find(({ properties }) => properties[idProperty] === id)
  if (path.endsWith('/batch/read'))
    return { body: { results: inputs.flatMap(({ id }) => by(body.idProperty, id) ?? []) } }
  if (path.endsWith('/batch/update')) {
    for (const input of inputs)
      Object.assign(known.find(({ id }) => id === input.id)?.properties ?? {}, input.properties)
    return { body: { results: [] } }
  }
  const needsStage = ({ idProperty, id, properties }: Input) =>
    path.includes('/deals/') && !by(idProperty, id) && !properties.dealstage
  if (inputs.some((input) => !unique.has(input.idProperty) || needsStage(input)))
    return { status: 400, body: { message: 'invalid properties' } }
  const results = inputs.map(({ idProperty, id, properties }) => {
    const found = by(idProperty, id)
    const upserted = found ?? { id: `${known.length + 1}`, properties: { [idProperty]: id } }
    if (!found) known.push(upserted)
    Object.assign(upserted.properties, properties)
    return upserted
  })
  return { body: { status: 'COMPLETE', results } }
}
