import { sql, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import type { PositionQuotes } from './position-fields.ts'

export type MaskedStore = 'position' | 'company_news' | 'company_contact'

/** How far this version of the rules has come, locked until the transaction ends; another process waits. */
export async function lockProgress(tx: Transaction<DB>, store: MaskedStore, version: number): Promise<number> {
  const { rows } = await sql<{ doneTo: number }>`
    INSERT INTO masking_progress AS p (store, rules_version, done_to) VALUES (${store}, ${version}, 0)
    ON CONFLICT (store) DO UPDATE SET
      done_to = CASE WHEN p.rules_version = excluded.rules_version THEN p.done_to ELSE 0 END, rules_version = excluded.rules_version
    RETURNING done_to AS "doneTo"`.execute(tx)
  return rows[0]?.doneTo ?? 0
}

export async function setProgress(tx: Transaction<DB>, store: MaskedStore, doneTo: number): Promise<void> {
  await tx.updateTable('masking_progress').set({ done_to: doneTo }).where('store', '=', store).execute()
}

/** The texts of a position that come from pages, but the evidence’s addresses. */
export type StoredTexts = {
  position_no: number
  company_no: number
  title: string
  description: string
  languages: string[]
  skills: string[]
  certifications: string[]
  benefits: string[]
  quotes: PositionQuotes | null
}

export async function selectTexts(tx: Transaction<DB>, after: number, limit: number): Promise<StoredTexts[]> {
  const { rows } = await sql<StoredTexts>`
    SELECT position_no, company_no, title, description, languages, skills, certifications, benefits, quotes
    FROM position LEFT JOIN position_evidence USING (position_no)
    WHERE position_no > ${after} ORDER BY position_no LIMIT ${limit}`.execute(tx)
  return rows
}

export async function updateTexts(tx: Transaction<DB>, texts: StoredTexts): Promise<void> {
  const { position_no, company_no: _, quotes, ...columns } = texts
  await tx.updateTable('position').set(columns).where('position_no', '=', position_no).execute()
  if (quotes === null) return
  await tx
    .updateTable('position_evidence')
    .set({ quotes: JSON.stringify(quotes) })
    .where('position_no', '=', position_no)
    .execute()
}

export type StoredNews = { news_no: number; companyNo: number; title: string; url: string; quote: string | null }

export async function selectStoredNews(tx: Transaction<DB>, after: number, limit: number): Promise<StoredNews[]> {
  const { rows } = await sql<StoredNews>`
    SELECT news_no, company_no AS "companyNo", title, url, quote FROM company_news
    WHERE news_no > ${after} ORDER BY news_no LIMIT ${limit}`.execute(tx)
  return rows
}

export async function updateNews(tx: Transaction<DB>, { news_no, title, quote }: StoredNews): Promise<void> {
  await tx.updateTable('company_news').set({ title, quote }).where('news_no', '=', news_no).execute()
}

export type StoredContact = {
  contactNo: number
  companyNo: number
  kind: string
  email: string | null
  phone: string | null
  sourceUrl: string
  /** The stored page that it was read from, if there is one. */
  page: { hash: string; status: number; headers: Record<string, string> } | null
}

export async function selectStoredContacts(
  tx: Transaction<DB>,
  after: number,
  limit: number,
): Promise<StoredContact[]> {
  const { rows } = await sql<StoredContact>`
    SELECT contact_no AS "contactNo", company_no AS "companyNo", kind, email, phone, source_url AS "sourceUrl", (
      SELECT json_build_object('hash', encode(p.body_hash, 'hex'), 'status', p.status, 'headers', p.headers)
      FROM site JOIN site_source USING (site_no) JOIN source_page p USING (source_no)
      WHERE site.company_no = c.company_no AND p.url = c.source_url LIMIT 1
    ) AS page
    FROM company_contact c WHERE contact_no > ${after} ORDER BY contact_no LIMIT ${limit}`.execute(tx)
  return rows
}

export async function updateSourceUrl(tx: Transaction<DB>, contactNo: number, sourceUrl: string): Promise<void> {
  await tx.updateTable('company_contact').set({ source_url: sourceUrl }).where('contact_no', '=', contactNo).execute()
}

export async function deleteContacts(tx: Transaction<DB>, contactNos: readonly number[]): Promise<void> {
  await sql`DELETE FROM company_contact WHERE contact_no = ANY(${[...contactNos]}::int[])`.execute(tx)
}
