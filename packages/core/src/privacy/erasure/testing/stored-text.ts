import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decodePercent } from '@vedetta/crawler/decode-percent'
import { visibleText } from '@vedetta/crawler/html/dom'
import { parseHtml } from '@vedetta/crawler/page/parse-html'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/client.ts'
import type { Search } from '../../../search/engine/client.ts'
import { selectTextColumns } from './text-columns.ts'

/** A text of a store, in all the ways in which somebody could read a name from it: folded, without separators. */
export type StoredText = { store: string; folded: string }

const lettersAndDigits = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** As it is written, and as a browser shows it, with escapes decoded. */
function foldedText(text: string): string {
  const plain = decodePercent(
    text.replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  )
  const shown = plain.includes('<') ? plain.replace(/<!--.*?-->|<[^>]*>/gs, '') : plain
  return [...new Set([text, plain, shown, decoded(plain), decoded(shown)])].map(lettersAndDigits).join(' ')
}

const decoded = (text: string) => (text.includes('&') ? visibleText(parseHtml(text.replaceAll('<', '&lt;'))) : text)

/** Every value of every text, JSON and binary column of every table, as the catalogue has them. */
export async function storedInTables(db: Db): Promise<StoredText[]> {
  const found: StoredText[] = []
  for (const { name, table, column, type } of await selectTextColumns(db)) {
    const value = sql.ref(column)
    const text = type === 'bytea' ? sql`encode(${value}, 'escape')` : sql`${value}::text`
    const { rows } = await sql<{ text: string }>`
      SELECT DISTINCT ${text} AS text FROM ${sql.table(table)} WHERE ${value} IS NOT NULL`.execute(db)
    found.push(...rows.map((row) => ({ store: name, folded: foldedText(row.text) })))
  }
  return found
}

export async function storedInIndex(search: Search): Promise<StoredText[]> {
  const index = `${search.prefix}*`
  await search.client.indices.refresh({ index })
  const { body } = await search.client.search({ index, body: { size: 10_000 } })
  return body.hits.hits.map((hit) => ({
    store: `index ${hit._index}`,
    folded: foldedText(JSON.stringify(hit._source)),
  }))
}

/** Every file of the page store, whether a row refers to it or not. */
export async function storedInPages(folder: string): Promise<StoredText[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const bodies = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name)))
  return (await Promise.all(bodies)).map((body) => ({ store: 'page', folded: foldedText(gunzipSync(body).toString()) }))
}

export const storedIn = (store: string, text: string): StoredText => ({ store, folded: foldedText(text) })
