import { type Unit, units } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'

type Account = { readonly licenceNo: number; readonly unit: Unit }

export type Entry = Account & { readonly key: string; readonly userId: string | null; readonly reason: string }

/** Opens the two empty accounts of a new licence, one per unit. */
export async function openAccounts(db: Db, licenceNo: number): Promise<void> {
  await db
    .insertInto('ledger_balance')
    .values(keysOf(units).map((unit) => ({ licence_no: licenceNo, unit })))
    .execute()
}

/** Every change of an account locks its row until the transaction ends, so that changes are serialised. */
export function lockAccount(tx: Transaction<DB>, { licenceNo, unit }: Account) {
  return tx
    .selectFrom('ledger_balance')
    .innerJoin('licence', 'licence.licence_no', 'ledger_balance.licence_no')
    .select(['balance', 'starts_at', 'expires_at', 'deleted_at', 'monthly_credits', 'monthly_searches'])
    .where('ledger_balance.licence_no', '=', licenceNo)
    .where('unit', '=', unit)
    .forNoKeyUpdate('ledger_balance')
    .executeTakeFirstOrThrow()
}

export function selectTerms(db: Db, licenceNo: number) {
  return db
    .selectFrom('licence')
    .select(['starts_at', 'monthly_credits', 'monthly_searches'])
    .where('licence_no', '=', licenceNo)
    .executeTakeFirstOrThrow()
}

/** The stored balances; one is settled unless a grant has expired, a month has begun or the allowance has grown since. */
export async function selectBalances(db: Db, licenceNo: number, monthlyKey: string, now: Date) {
  const { rows } = await sql<{ unit: Unit; balance: number; settled: boolean }>`
    SELECT unit, balance,
      NOT EXISTS (
        SELECT FROM ledger_grant g
        WHERE g.licence_no = b.licence_no AND g.unit = b.unit AND remaining > 0 AND expires_at <= ${now}
      ) AND EXISTS (
        SELECT FROM ledger_entry e
        WHERE e.licence_no = b.licence_no AND e.unit = b.unit
          AND ((key = ${monthlyKey} AND amount >= monthly) OR key = ${monthlyKey} || ':' || monthly)
      ) AS settled
    FROM ledger_balance b JOIN licence USING (licence_no),
      LATERAL (SELECT CASE unit WHEN 'credit' THEN monthly_credits ELSE monthly_searches END) AS allowance (monthly)
    WHERE licence_no = ${licenceNo}`.execute(db)
  return rows
}

export async function selectEntry(db: Db, { licenceNo, unit }: Account, key: string) {
  return db
    .selectFrom('ledger_entry')
    .select(['entry_no', 'amount', 'reason', 'user_id'])
    .where('licence_no', '=', licenceNo)
    .where('unit', '=', unit)
    .where('key', '=', key)
    .executeTakeFirst()
}

/** The sum up to an entry is its balance: entries are numbered in the order of their commits, since each locks the account's row. */
export async function balanceAfter(db: Db, { licenceNo, unit }: Account, entryNo: number): Promise<number> {
  const { balance } = await db
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.sum<number>('amount').as('balance'))
    .where('licence_no', '=', licenceNo)
    .where('unit', '=', unit)
    .where('entry_no', '<=', entryNo)
    .executeTakeFirstOrThrow()
  return balance
}

/** The part of a month's allowance that has been granted. */
export async function sumOfMonth(db: Db, { licenceNo, unit }: Account, monthStart: Date): Promise<number> {
  const { granted } = await db
    .selectFrom('ledger_entry')
    .select(({ fn }) => fn.sum<number | null>('amount').as('granted'))
    .where('licence_no', '=', licenceNo)
    .where('unit', '=', unit)
    .where('reason', '=', 'monthly')
    .where('at', '>=', monthStart)
    .executeTakeFirstOrThrow()
  return granted ?? 0
}

/** Expires the rest of grants past their date; returns the new balance, or undefined if no grant was due. */
export async function expireGrants(
  tx: Transaction<DB>,
  { licenceNo, unit }: Account,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await sql<{ balance: number }>`
    WITH due AS (
      SELECT grant_no, remaining FROM ledger_grant
      WHERE licence_no = ${licenceNo} AND unit = ${unit} AND remaining > 0 AND expires_at <= ${now}
    ), emptied AS (
      UPDATE ledger_grant SET remaining = 0 FROM due WHERE ledger_grant.grant_no = due.grant_no
    ), entry AS (
      INSERT INTO ledger_entry (licence_no, unit, kind, amount, key, reason, at)
      SELECT ${licenceNo}, ${unit}, 'expiry', -remaining, 'expiry:' || grant_no, 'expiry', ${now} FROM due
      RETURNING amount
    )
    UPDATE ledger_balance SET balance = balance + (SELECT sum(amount) FROM entry)
    WHERE licence_no = ${licenceNo} AND unit = ${unit} AND EXISTS (SELECT FROM entry)
    RETURNING balance`.execute(tx)
  return rows[0]?.balance
}

export async function insertGrant(
  tx: Transaction<DB>,
  { licenceNo, unit, key, userId, reason }: Entry,
  { kind, amount, expiresAt }: { kind: 'monthly' | 'extra' | 'refund'; amount: number; expiresAt: Date | null },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    WITH granted AS (
      INSERT INTO ledger_grant (licence_no, unit, kind, amount, remaining, granted_at, expires_at)
      VALUES (${licenceNo}, ${unit}, ${kind}, ${amount}, ${amount}, ${now}, ${expiresAt})
    ), entry AS (
      INSERT INTO ledger_entry (licence_no, unit, kind, amount, key, user_id, reason, at)
      VALUES (${licenceNo}, ${unit}, ${kind === 'refund' ? 'refund' : 'grant'}, ${amount}, ${key}, ${userId}, ${reason}, ${now})
    )
    UPDATE ledger_balance SET balance = balance + ${amount} WHERE licence_no = ${licenceNo} AND unit = ${unit}
    RETURNING balance`.execute(tx)
  return onlyRow(rows).balance
}

/** Takes up to an amount from the unspent rest of extras, the newest first; takes nothing if none is left. */
export async function spendFromExtras(
  tx: Transaction<DB>,
  { licenceNo, unit, key, userId, reason }: Entry,
  amount: number,
  now: Date,
): Promise<void> {
  await sql`
    WITH open AS (
      SELECT grant_no, remaining, (sum(remaining) OVER (ORDER BY grant_no DESC))::integer - remaining AS before
      FROM ledger_grant WHERE licence_no = ${licenceNo} AND unit = ${unit} AND kind = 'extra' AND remaining > 0
    ), drawn AS (
      UPDATE ledger_grant SET remaining = ledger_grant.remaining - least(open.remaining, ${amount}::integer - before)
      FROM open WHERE ledger_grant.grant_no = open.grant_no AND before < ${amount}::integer
      RETURNING least(open.remaining, ${amount}::integer - before) AS taken
    ), entry AS (
      INSERT INTO ledger_entry (licence_no, unit, kind, amount, key, user_id, reason, at)
      SELECT ${licenceNo}, ${unit}, 'expiry', -sum(taken), ${key}, ${userId}::uuid, ${reason}, ${now} FROM drawn HAVING sum(taken) > 0
      RETURNING amount
    )
    UPDATE ledger_balance SET balance = balance + (SELECT amount FROM entry)
    WHERE licence_no = ${licenceNo} AND unit = ${unit} AND EXISTS (SELECT FROM entry)`.execute(tx)
}

/** Draws on the grants that expire first. The balance must cover the amount. */
export async function insertSpend(
  tx: Transaction<DB>,
  { licenceNo, unit, key, userId, reason }: Entry,
  amount: number,
  now: Date,
): Promise<{ balance: number; entryNo: number }> {
  const { rows } = await sql<{ balance: number; entryNo: number }>`
    WITH open AS (
      SELECT grant_no, remaining,
        (sum(remaining) OVER (ORDER BY expires_at NULLS LAST, grant_no))::integer - remaining AS before
      FROM ledger_grant WHERE licence_no = ${licenceNo} AND unit = ${unit} AND remaining > 0
    ), drawn AS (
      UPDATE ledger_grant SET remaining = ledger_grant.remaining - least(open.remaining, ${amount}::integer - before)
      FROM open WHERE ledger_grant.grant_no = open.grant_no AND before < ${amount}::integer
    ), entry AS (
      INSERT INTO ledger_entry (licence_no, unit, kind, amount, key, user_id, reason, at)
      VALUES (${licenceNo}, ${unit}, 'spend', -${amount}::integer, ${key}, ${userId}, ${reason}, ${now})
      RETURNING entry_no
    )
    UPDATE ledger_balance SET balance = balance - ${amount}::integer
    WHERE licence_no = ${licenceNo} AND unit = ${unit}
    RETURNING balance, (SELECT entry_no FROM entry) AS "entryNo"`.execute(tx)
  return onlyRow(rows)
}

function onlyRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('the licence has no such account')
  return row
}
