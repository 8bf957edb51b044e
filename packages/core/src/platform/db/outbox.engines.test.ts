import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { untilBlockedBy } from '../../testing/blocked-connection.ts'
import { makeCompany, makePosition, makeSource, publish, publishedPosition } from '../../testing/factories.ts'
import { createTestDb } from '../../testing/test-engines.ts'

let database: Awaited<ReturnType<typeof createTestDb>>
beforeAll(async () => {
  database = await createTestDb()
})
afterAll(() => database.close())
beforeEach(() => database.db.deleteFrom('outbox').execute())

const dirty = () =>
  database.db.selectFrom('outbox').select(['kind', 'no', 'version']).orderBy('kind').orderBy('no').execute()
const versionOf = async (no: number) =>
  (
    await database.db
      .selectFrom('position')
      .select('doc_version')
      .where('position_no', '=', no)
      .executeTakeFirstOrThrow()
  ).doc_version

describe('doc_version rises, and the outbox gets a row, exactly when the document changes', () => {
  test('a new position enters the outbox at version 1', async () => {
    const no = await makePosition(database.db)
    expect(await dirty()).toContainEqual({ kind: 'position', no, version: 1 })
  })

  test('a change to a field of the document raises the version once', async () => {
    const { db } = database
    const no = await makePosition(db)
    await db
      .updateTable('position')
      .set({ title: 'Fresatore', skills: ['CNC'] })
      .where('position_no', '=', no)
      .execute()
    expect(await versionOf(no)).toBe(2)
    expect(await dirty()).toContainEqual({ kind: 'position', no, version: 2 })
  })

  test('writing the same values, or a field outside the document, raises nothing', async () => {
    const { db } = database
    const no = await makePosition(db, { title: 'Saldatore' })
    await db.deleteFrom('outbox').execute()
    await db
      .updateTable('position')
      .set({ title: 'Saldatore', description: 'Turni' })
      .where('position_no', '=', no)
      .execute()
    expect(await versionOf(no)).toBe(1)
    expect(await dirty()).toEqual([])
  })

  test('renaming a company raises its version and those of its open positions, but not of closed ones', async () => {
    const { db } = database
    const company_no = await makeCompany(db)
    const open = await makePosition(db, { company_no })
    const closed = await makePosition(db, { company_no })
    await db
      .updateTable('position')
      .set({ closed_at: new Date(), closing_reason: 'gone' })
      .where('position_no', '=', closed)
      .execute()
    await db.deleteFrom('outbox').execute()
    await db.updateTable('company').set({ name: 'Nuovo Nome S.p.A.' }).where('company_no', '=', company_no).execute()
    expect(await dirty()).toEqual([
      { kind: 'company', no: company_no, version: 2 },
      { kind: 'position', no: open, version: 2 },
    ])
  })

  test('a company field that position documents do not contain raises the company alone', async () => {
    const { db } = database
    const company_no = await makeCompany(db)
    await makePosition(db, { company_no })
    await db.deleteFrom('outbox').execute()
    await db.updateTable('company').set({ legal_form: 'S.p.A.' }).where('company_no', '=', company_no).execute()
    expect(await dirty()).toEqual([{ kind: 'company', no: company_no, version: 2 }])
  })

  test('classifying a company as an agency raises its open positions too; another reason for it raises the company alone', async () => {
    const { db } = database
    const company_no = await makeCompany(db)
    const no = await makePosition(db, { company_no })
    const tell = (agency_reason: string) =>
      db.updateTable('company').set({ is_agency: true, agency_reason }).where('company_no', '=', company_no).execute()
    await db.deleteFrom('outbox').execute()
    await tell('name')
    expect(await dirty()).toEqual([
      { kind: 'company', no: company_no, version: 2 },
      { kind: 'position', no, version: 2 },
    ])
    await db.deleteFrom('outbox').execute()
    await tell('register')
    expect(await dirty()).toEqual([{ kind: 'company', no: company_no, version: 3 }])
  })

  test('erasing a company adds stubs of it and of its positions to the outbox, above their last versions', async () => {
    const { db } = database
    const company_no = await makeCompany(db)
    const no = await makePosition(db, { company_no })
    await db.deleteFrom('outbox').execute()
    await db.deleteFrom('company').where('company_no', '=', company_no).execute()
    expect(await dirty()).toEqual([
      { kind: 'company', no: company_no, version: 2 },
      { kind: 'position', no, version: 2 },
    ])
  })

  test('several changes before the indexer runs are one outbox row, at the last version', async () => {
    const { db } = database
    const no = await makePosition(db)
    for (const title of ['A', 'B', 'C'])
      await db.updateTable('position').set({ title }).where('position_no', '=', no).execute()
    expect((await dirty()).filter((row) => row.kind === 'position')).toEqual([{ kind: 'position', no, version: 4 }])
  })
})

test('a position published while its company is being renamed gets the new name', async () => {
  const { db } = database
  const [company_no, sourceNo] = [await makeCompany(db), await makeSource(db)]
  let published: Promise<number[]> | undefined
  await db.transaction().execute(async (renaming) => {
    await renaming
      .updateTable('company')
      .set({ name: 'Rinominata S.r.l.' })
      .where('company_no', '=', company_no)
      .execute()
    published = publish(db, sourceNo, [publishedPosition(company_no)])
    await untilBlockedBy(renaming)
  })
  await expect(published).resolves.toHaveLength(1)
})

test('a company renamed while its position is being published raises that position', async () => {
  const { db } = database
  const [company_no, sourceNo] = [await makeCompany(db), await makeSource(db)]
  let renamed: Promise<unknown> | undefined
  const no = await db.transaction().execute(async (publishing) => {
    const { position_no } = await publishing
      .insertInto('position')
      .values({
        position_no: sql<number>`nextval('position_no')`,
        company_no,
        source_no: sourceNo,
        title: 'Saldatore',
        source_urls: ['https://prova.example'],
        first_seen: new Date(),
      })
      .returning('position_no')
      .executeTakeFirstOrThrow()
    renamed = db
      .updateTable('company')
      .set({ name: 'Rinominata S.r.l.' })
      .where('company_no', '=', company_no)
      .execute()
    await untilBlockedBy(publishing)
    return position_no
  })
  await renamed
  expect(await versionOf(no)).toBe(2)
})

test("company.turnover follows the latest filed year, and raises the company's documents only when it changes", async () => {
  const { db } = database
  const company_no = await makeCompany(db)
  const file = (year: number, turnover: number) =>
    db
      .insertInto('company_financial')
      .values({ company_no, year, turnover, costs: 1, ebitda: turnover - 1, net_income: 0 })
      .execute()
  const read = () =>
    db
      .selectFrom('company')
      .select(['turnover', 'turnover_year', 'doc_version'])
      .where('company_no', '=', company_no)
      .executeTakeFirst()
  await file(2024, 500_000)
  expect(await read()).toEqual({ turnover: 500_000, turnover_year: 2024, doc_version: 2 })
  await file(2023, 400_000)
  expect(await read()).toEqual({ turnover: 500_000, turnover_year: 2024, doc_version: 2 })
  await db.deleteFrom('company_financial').where('company_no', '=', company_no).where('year', '=', 2024).execute()
  expect(await read()).toEqual({ turnover: 400_000, turnover_year: 2023, doc_version: 3 })
})
