import { randomInt, randomUUID } from 'node:crypto'
import { sectorIds } from '@vedetta/contracts/facts/sectors'
import type { Db } from '@vedetta/core/platform/db/client'
import { watchedPosition } from '@vedetta/core/testing/watched-position'
import { reconcile } from '@vedetta/core/watch/reconcile/reconcile'

/** Companies with one source each, whose positions are opened, changed and closed. */
export type World = { companies: { company_no: number; source_no: number }[] }

const companyCount = 400
const positionsPerSource = 12

export async function makeWorld(db: Db): Promise<World> {
  const companies: World['companies'] = []
  for (let i = 0; i < companyCount; i++) companies.push(await makeCompany(db))
  return { companies }
}

async function makeCompany(db: Db): Promise<World['companies'][number]> {
  const { company_no } = await db
    .insertInto('company')
    .values({
      name: `Azienda ${randomUUID()}`,
      vat: `${randomInt(1e10, 1e11 - 1)}`,
      sector: pick(sectorIds),
      synthetic: true,
    })
    .returning('company_no')
    .executeTakeFirstOrThrow()
  const host = `${randomUUID()}.example`
  const { source_no } = await db
    .insertInto('source')
    .values({ kind: 'board', url: `https://${host}/` })
    .returning('source_no')
    .executeTakeFirstOrThrow()
  const { site_no } = await db
    .insertInto('site')
    .values({ company_no, host, known_by: 'import' })
    .returning('site_no')
    .executeTakeFirstOrThrow()
  await db.insertInto('site_source').values({ site_no, source_no }).execute()
  return { company_no, source_no }
}

/** Applies one change of a kind the product makes: publish or re-publish, close, reopen, erase, rename, replace a company. */
export async function applyRandomChange(db: Db, world: World, turn: number): Promise<void> {
  const slot = randomInt(world.companies.length)
  const company = world.companies[slot]
  if (!company) return
  const kind = randomInt(100)
  if (kind < 60) return publish(db, company, turn)
  if (kind < 72) return setClosed(db, company, true)
  if (kind < 80) return setClosed(db, company, false)
  if (kind < 88) return deletePosition(db, company)
  if (kind < 98) {
    const change = { name: `Azienda ${turn} ${randomUUID()}`, sector: pick(sectorIds) }
    await db.updateTable('company').set(change).where('company_no', '=', company.company_no).execute()
    return
  }
  world.companies[slot] = await makeCompany(db)
  await db.deleteFrom('company').where('company_no', '=', company.company_no).execute()
}

async function publish(db: Db, { source_no }: World['companies'][number], turn: number): Promise<void> {
  const reference = `posizione-${randomInt(positionsPerSource)}`
  const url = `https://prova.example/${source_no}/${reference}`
  const reading = {
    sourceNo: source_no,
    outcome: 'partly_read',
    listing: 'complete_feed',
    positions: [watchedPosition({ title: `Titolo ${turn}`, url, reference })],
  } as const
  await ignoreMissingCompany(db.transaction().execute((tx) => reconcile(tx, [reading], new Date())))
}

async function setClosed(db: Db, { company_no }: World['companies'][number], closed: boolean): Promise<void> {
  const life = closed ? { closed_at: new Date(), closing_reason: 'gone' } : { closed_at: null, closing_reason: null }
  await db
    .updateTable('position')
    .set(life)
    .where('position_no', '=', (select) =>
      select
        .selectFrom('position')
        .select('position_no')
        .where('company_no', '=', company_no)
        .where('closed_at', closed ? 'is' : 'is not', null)
        .limit(1),
    )
    .execute()
}

async function deletePosition(db: Db, { company_no }: World['companies'][number]): Promise<void> {
  await db
    .deleteFrom('position')
    .where('position_no', '=', (select) =>
      select.selectFrom('position').select('position_no').where('company_no', '=', company_no).limit(1),
    )
    .execute()
}

/** Another writer may delete the company concurrently, which violates the foreign key. */
async function ignoreMissingCompany(work: Promise<unknown>): Promise<void> {
  await work.catch((error: { code?: string }) => {
    if (error.code !== '23503') throw error
  })
}

function pick<Item>(items: readonly [Item, ...Item[]]): Item {
  return items[randomInt(items.length)] ?? items[0]
}
