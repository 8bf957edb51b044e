import { type Unit, units } from '@vedetta/contracts/facts/plans'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { sql, type Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { plannedOnce } from '../../platform/db/planned-once.ts'
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
export async function lockAccount(tx: Transaction<DB>, { licenceNo, unit }: Account): Promise<AccountRow> {
  const { rows } = await sql<AccountRow>`${plannedOnce('lock account')}
    SELECT balance, starts_at, expires_at, deleted_at, monthly_credits, monthly_searches
    FROM ledger_balance JOIN licence USING (licence_no)
    WHERE licence_no = ${licenceNo} AND unit = ${unit}
    FOR NO KEY UPDATE OF ledger_balance`.execute(tx)
  return onlyRow(rows)
}

type AccountRow = Terms & { balance: number; expires_at: Date; deleted_at: Date | null }

type Terms = { starts_at: Date; monthly_credits: number; monthly_searches: number }

export async function selectTerms(db: Db, licenceNo: number): Promise<Terms> {
  const { rows } = await sql<Terms>`${plannedOnce('terms of licence')}
    SELECT starts_at, monthly_credits, monthly_searches FROM licence WHERE licence_no = ${licenceNo}`.execute(db)
  return onlyRow(rows)
}

/** The stored balances; one is settled unless a grant has expired, a month has begun or the allowance has grown since. */
export async function selectBalances(db: Db, licenceNo: number, monthlyKey: string, now: Date) {
  const { rows } = await sql<{ unit: Unit; balance: number; settled: boolean }>`${plannedOnce('stored balances')}
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

export async function selectEntry(db: Db, { licenceNo, unit }: Account, key: string): Promise<StoredEntry | undefined> {
  const { rows } = await sql<StoredEntry>`${plannedOnce('ledger entry')}
    SELECT entry_no, amount, reason, user_id FROM ledger_entry
    WHERE licence_no = ${licenceNo} AND unit = ${unit} AND key = ${key}`.execute(db)
  return rows[0]
}

type StoredEntry = { entry_no: number; amount: number; reason: string; user_id: string | null }

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
  const { rows } = await sql<{ balance: number }>`${plannedOnce('expire grants')}
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
  const { rows } = await sql<{ balance: number; entryNo: number }>`${plannedOnce('insert spend')}
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
