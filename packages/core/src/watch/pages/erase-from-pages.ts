import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.ts'
import { contactGroups } from '../../masking/mask.ts'
import { matcherOf, type Person } from '../../masking/person.ts'
import { isOpaque, pageText, scrubPage } from '../../masking/scrub-page.ts'
import type { FolderPageStore } from './folder-page-store.ts'
import { type PageStore, pageHash } from './page-store.ts'
import { deletePagesWith, replaceBody, selectBodies, selectUrlsOf } from './personal-pages.queries.ts'

const batch = 200

/** The person, with the names and numbers that stand beside their address on stored pages. */
export async function learnFromPages(db: Kysely<DB>, pageStore: FolderPageStore, person: Person): Promise<Person> {
  const names = new Set(person.names)
  const numbers = new Set(person.numbers)
  for await (const { body } of bodiesOf(db, pageStore, person)) {
    if (isOpaque(body)) continue
    for (const group of contactGroups(pageText(body))) {
      if (!group.some(({ kind, value }) => kind === 'address' && person.addresses.includes(value))) continue
      for (const { kind, value } of group) {
        if (kind === 'name' && /\p{L}\s\p{L}/u.test(value)) names.add(value)
        if (kind === 'number') numbers.add(value)
      }
    }
  }
  return { ...person, names: [...names], numbers: [...numbers] }
}

/** Rewrites the stored pages of the person's companies without them; a document that can't be rewritten is deleted. */
export async function eraseFromPages(db: Kysely<DB>, pageStore: FolderPageStore, person: Person): Promise<void> {
  const matcher = matcherOf(person)
  for await (const { hash, body } of bodiesOf(db, pageStore, person)) {
    if (isOpaque(body)) {
      await deletePagesWith(db, hash)
      await pageStore.remove(hash)
      continue
    }
    const scrubbed = scrubPage(body, matcher)
    if (scrubbed === null) continue
    const is = pageHash(scrubbed)
    await pageStore.put(is, scrubbed)
    await replaceBody(db, hash, is)
    await pageStore.remove(hash)
  }
}

/** The addresses of the stored pages that name the person. */
export async function listPagesNaming(db: Kysely<DB>, pageStore: PageStore, person: Person): Promise<string[]> {
  const matcher = matcherOf(person)
  const naming: string[] = []
  for await (const { hash, body } of bodiesOf(db, pageStore, person))
    if (!isOpaque(body) && scrubPage(body, matcher) !== null) naming.push(hash)
  return selectUrlsOf(db, naming)
}

async function* bodiesOf(
  db: Kysely<DB>,
  pageStore: PageStore,
  { companyNos }: Person,
): AsyncGenerator<{ hash: string; body: Uint8Array }> {
  for (let after = ''; ; ) {
    const hashes = await selectBodies(db, companyNos, after, batch)
    for (const hash of hashes) {
      const body = await pageStore.get(hash)
      if (body !== null) yield { hash, body }
    }
    const last = hashes.at(-1)
    if (last === undefined || hashes.length < batch) return
    after = last
  }
}
