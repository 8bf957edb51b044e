import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import { HttpError, send } from '../send.ts'
import type { Target } from '../sync-filter.ts'

type HubspotSettings = {
  readonly url: string
  /** Of a private app with the scopes of deals, companies and their properties. */
  readonly token: string
  readonly pipeline: string
  readonly openStage: string
  readonly closedStage: string
}

type Results = { results: { id: string; properties: Record<string, string> }[] }

const uniqueProperties = {
  deals: { name: 'vedetta_position_id', label: 'Vedetta position', groupName: 'dealinformation' },
  companies: { name: 'vedetta_company_id', label: 'Vedetta company', groupName: 'companyinformation' },
} as const

type HubspotObject = keyof typeof uniqueProperties

/** The most inputs that one request takes. */
const maxBatch = 100

/** Positions as deals, companies as companies, each by a property of ours whose values are unique. A deal's stage is set when it is made, and when its position closes. */
export async function hubspotTarget(settings: HubspotSettings): Promise<Target> {
  const { pipeline, openStage, closedStage } = settings
  const headers = { authorization: `Bearer ${settings.token}` }
  const post = (path: string, body: object) => send(new URL(path, settings.url), { method: 'POST', headers, body })
  for (const object of ['deals', 'companies'] as const) await ensureProperty(post, object)

  async function upsert(object: HubspotObject, records: ReadonlyMap<string, object>): Promise<Map<string, string>> {
    const idProperty = uniqueProperties[object].name
    const inputs = [...records].map(([id, properties]) => ({ idProperty, id, properties }))
    const { results } = (await post(`/crm/v3/objects/${object}/batch/upsert`, { inputs })) as Results
    return new Map(results.map(({ id, properties }) => [properties[idProperty] ?? '', id]))
  }

  async function knownDeals(positionIDs: readonly string[]): Promise<Map<string, string>> {
    const idProperty = uniqueProperties.deals.name
    const inputs = positionIDs.map((id) => ({ id }))
    const body = { idProperty, properties: [idProperty], inputs }
    const { results } = (await post('/crm/v3/objects/deals/batch/read', body)) as Results
    return new Map(results.map(({ id, properties }) => [properties[idProperty] ?? '', id]))
  }

  async function upsertBatch(rows: readonly PositionRow[]): Promise<void> {
    const companies = await upsert(
      'companies',
      new Map(rows.map(({ company }) => [company.companyID, { name: company.name }])),
    )
    const known = await knownDeals(rows.map(({ positionID }) => positionID))
    const made = { pipeline, dealstage: openStage }
    const deals = await upsert(
      'deals',
      new Map(
        rows.map((row) => [row.positionID, { dealname: dealName(row), ...(!known.has(row.positionID) && made) }]),
      ),
    )
    const inputs = rows.map(({ positionID, company }) => ({
      from: { id: deals.get(positionID) },
      to: { id: companies.get(company.companyID) },
    }))
    await post('/crm/v4/associations/deals/companies/batch/associate/default', { inputs })
  }

  return {
    upsert: async (rows) => {
      for (const batch of batches(rows)) await upsertBatch(batch)
    },
    close: async (positionIDs) => {
      for (const batch of batches(positionIDs)) {
        const ids = [...(await knownDeals(batch)).values()]
        const inputs = ids.map((id) => ({ id, properties: { dealstage: closedStage } }))
        if (inputs.length > 0) await post('/crm/v3/objects/deals/batch/update', { inputs })
      }
    },
  }
}

async function ensureProperty(
  post: (path: string, body: object) => Promise<unknown>,
  object: HubspotObject,
): Promise<void> {
  const property = { ...uniqueProperties[object], type: 'string', fieldType: 'text', hasUniqueValue: true }
  try {
    await post(`/crm/v3/properties/${object}`, property)
  } catch (error) {
    // It exists.
    if (!(error instanceof HttpError) || error.status !== 409) throw error
  }
}

const dealName = ({ name, company }: PositionRow) => `${name} – ${company.name}`

function batches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / maxBatch) }, (_, n) =>
    items.slice(n * maxBatch, (n + 1) * maxBatch),
  )
}
