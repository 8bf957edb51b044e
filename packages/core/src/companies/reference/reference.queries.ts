import type { AtecoEntry } from '@vedetta/reference/ateco-file'
import type { AtecoLink } from '@vedetta/reference/ateco-links-file'
import type { EscoOccupation, IscoGroup } from '@vedetta/reference/esco-files'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'

/** Each upserts the rows it is given and deletes none. */
export async function upsertAteco(db: Db, entries: readonly AtecoEntry[]): Promise<void> {
  await db
    .insertInto('ateco')
    .values(
      entries.map(({ edition, code, titleIt, titleEn, level, parent }) => ({
        edition,
        code,
        title_it: titleIt,
        title_en: titleEn,
        level,
        parent,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['edition', 'code']).doUpdateSet(({ ref }) => ({
        title_it: ref('excluded.title_it'),
        title_en: sql`coalesce(excluded.title_en, ateco.title_en)`,
        level: ref('excluded.level'),
        parent: ref('excluded.parent'),
      })),
    )
    .execute()
}

export async function upsertAtecoLinks(db: Db, links: readonly AtecoLink[]): Promise<void> {
  await db
    .insertInto('ateco_link')
    .values(
      links.map(({ code2025, code2007, coverage2025, coverage2007 }) => ({
        code_2025: code2025,
        code_2007: code2007,
        coverage_2025: coverage2025,
        coverage_2007: coverage2007,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['code_2025', 'code_2007']).doUpdateSet(({ ref }) => ({
        coverage_2025: ref('excluded.coverage_2025'),
        coverage_2007: ref('excluded.coverage_2007'),
      })),
    )
    .execute()
}

/** ESCO publishes one file per language: an import never erases the labels of another language. */
export async function upsertOccupations(db: Db, occupations: readonly EscoOccupation[]): Promise<void> {
  await db
    .insertInto('occupation')
    .values(
      occupations.map(({ uri, code, isco, labelIt, labelEn, altIt, altEn }) => ({
        uri,
        code,
        isco,
        label_it: labelIt,
        label_en: labelEn,
        alternatives_it: altIt,
        alternatives_en: altEn,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('uri').doUpdateSet(({ ref }) => ({
        code: ref('excluded.code'),
        isco: ref('excluded.isco'),
        label_it: sql`coalesce(excluded.label_it, occupation.label_it)`,
        label_en: sql`coalesce(excluded.label_en, occupation.label_en)`,
        alternatives_it: sql`CASE WHEN excluded.label_it IS NULL THEN occupation.alternatives_it ELSE excluded.alternatives_it END`,
        alternatives_en: sql`CASE WHEN excluded.label_en IS NULL THEN occupation.alternatives_en ELSE excluded.alternatives_en END`,
      })),
    )
    .execute()
}

export async function upsertIscoGroups(db: Db, groups: readonly IscoGroup[]): Promise<void> {
  await db
    .insertInto('isco_group')
    .values(groups.map(({ code, labelIt, labelEn }) => ({ code, label_it: labelIt, label_en: labelEn })))
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet({
        label_it: sql`coalesce(excluded.label_it, isco_group.label_it)`,
        label_en: sql`coalesce(excluded.label_en, isco_group.label_en)`,
      }),
    )
    .execute()
}
