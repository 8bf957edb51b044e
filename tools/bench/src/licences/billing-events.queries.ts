import type { Scratch } from '../harness/scratch.ts'

type SubscriptionFacts = Record<string, string | number | Date | null>
type LicenceFacts = { credits: number; takenBack: number; invoices: number }

/** The state that the events led to, without the numbers that the database generated. */
export async function selectBillingFacts({ pool }: Pick<Scratch, 'pool'>) {
  const subscriptions = await pool.query<SubscriptionFacts & { id: string }>(`
    SELECT s.stripe_subscription AS id, l.tier, s.period, s.status, l.starts_at AS "startsAt", s.paid_until AS "paidUntil",
      s.cancel_at AS "cancelAt", s.ended_at AS "endedAt", s.grace_until AS "graceUntil", l.expires_at AS "expiresAt",
      l.size, l.monthly_credits AS "monthlyCredits", l.monthly_searches AS "monthlySearches"
    FROM subscription s JOIN licence l USING (licence_no) ORDER BY id`)
  const licences = await pool.query<LicenceFacts & { id: string }>(`
    SELECT licence_id AS id, balance AS credits, e.taken_back AS "takenBack",
      (SELECT count(*) FROM invoice i WHERE i.licence_no = e.licence_no) AS invoices
    FROM extra_request e JOIN licence USING (licence_no) JOIN ledger_balance b USING (licence_no, unit) ORDER BY id`)
  const invoices = await pool.query<{ invoice_id: string }>(`
    SELECT invoice_id, number, issued_at, total, status, url FROM invoice ORDER BY invoice_id`)
  const mails = await pool.query<{ count: number }>(`
    SELECT count(*) AS count FROM mail WHERE template IN ('licenceBought', 'extraGranted')`)
  return {
    subscriptions: byId(subscriptions.rows),
    licences: byId(licences.rows),
    invoices: invoices.rows,
    codeAndGrantMails: mails.rows[0]?.count,
  }
}

function byId<Row extends { id: string }>(rows: readonly Row[]): Record<string, Omit<Row, 'id'>> {
  return Object.fromEntries(rows.map(({ id, ...facts }) => [id, facts]))
}
