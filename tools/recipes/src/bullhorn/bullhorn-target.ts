import type { PositionRow } from '@vedetta/contracts/positions/position-row'
import type { Target } from '../sync-filter.ts'
import type { BullhornSession } from './bullhorn-session.ts'

type Found = { data: { id: number; isOpen?: boolean }[] }
type Changed = { changedEntityId: number }

/**
 * Positions as job orders, companies as client corporations, each found by its `externalID`. A job order needs a contact: the
 * given one, since Vedetta passes on no people. What a recruiter changed about a job order's state stays.
 */
export function bullhornTarget({ get, put, post }: BullhornSession, clientContact: number): Target {
  async function find(entity: 'JobOrder' | 'ClientCorporation', id: string) {
    const where = `externalID='${externalID(id)}'`
    const query =
      entity === 'JobOrder' ? { where: `${where} AND isDeleted=false`, fields: 'id,isOpen' } : { where, fields: 'id' }
    return ((await get(`query/${entity}`, query)) as Found).data[0]
  }

  async function corporationOf({ companyID, name }: PositionRow['company']): Promise<number> {
    const known = await find('ClientCorporation', companyID)
    if (known) return known.id
    const fields = { name: name.slice(0, 100), externalID: externalID(companyID), status: 'Prospect' }
    return ((await put('entity/ClientCorporation', fields)) as Changed).changedEntityId
  }

  async function upsertOne(row: PositionRow): Promise<void> {
    const [place] = row.places
    const fields = {
      title: row.name.slice(0, 100),
      ...(place && { address: { city: place.city, state: place.province } }),
    }
    const known = await find('JobOrder', row.positionID)
    if (known) return void (await post(`entity/JobOrder/${known.id}`, fields))
    await put('entity/JobOrder', {
      ...fields,
      externalID: externalID(row.positionID),
      clientCorporation: { id: await corporationOf(row.company) },
      clientContact: { id: clientContact },
      status: 'Accepting Candidates',
      isOpen: true,
      source: 'Vedetta',
    })
  }

  return {
    // One after the other, so that two positions of a new company make one corporation.
    upsert: async (rows) => {
      for (const row of rows) await upsertOne(row)
    },
    close: async (positionIDs) => {
      for (const positionID of positionIDs) {
        const known = await find('JobOrder', positionID)
        if (known?.isOpen) await post(`entity/JobOrder/${known.id}`, { isOpen: false, status: 'Closed' })
      }
    },
  }
}

/** The 16 bytes of an ID in 22 characters: the field has no room for a UUID. */
export function externalID(id: string): string {
  return Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
}
