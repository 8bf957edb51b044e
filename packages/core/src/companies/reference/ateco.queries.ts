import type { AtecoOption } from '@vedetta/contracts/search/reference'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import { likeLiteral } from '../../platform/db/like-literal.ts'

/** The divisions of 2025, and those only in 2007. */
const codes = sql`(SELECT DISTINCT ON (code) code, title_it, title_en, level FROM ateco ORDER BY code, edition DESC)`

export async function selectDivisions(db: Db): Promise<AtecoOption[]> {
  const { rows } = await sql<AtecoOption>`
    SELECT code, title_it AS it, title_en AS en FROM ${codes} known WHERE level = 'division' ORDER BY code`.execute(db)
  return rows
}

export async function selectAtecoCode(db: Db, code: string): Promise<AtecoOption[]> {
  const { rows } = await sql<AtecoOption>`
    SELECT code, title_it AS it, title_en AS en FROM ${codes} known WHERE code = ${code}`.execute(db)
  return rows
}

/** Codes that begin with the text first, then those whose titles contain all its words; shorter codes first. */
export async function suggestAteco(db: Db, text: string, limit: number): Promise<AtecoOption[]> {
  const inTitle = text.split(/\s+/).map((word) => `%${likeLiteral(word)}%`)
  const { rows } = await sql<AtecoOption>`
    SELECT code, title_it AS it, title_en AS en FROM ${codes} known
    WHERE code ~ '^[0-9]' AND (
      code LIKE ${`${likeLiteral(text)}%`} OR title_it ILIKE ALL (${inTitle}::text[]) OR title_en ILIKE ALL (${inTitle}::text[])
    )
    ORDER BY code LIKE ${`${likeLiteral(text)}%`} DESC, length(code), code LIMIT ${limit}`.execute(db)
  return rows
}
