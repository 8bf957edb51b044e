import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/schema.ts'
import { contactGroups } from '../../privacy/masking/mask.ts'
import { nationalDigits } from '../../privacy/masking/national-digits.ts'
import { matcherOf, type Person } from '../../privacy/masking/person.ts'
import type { PersonMatcher } from '../../privacy/masking/person-matcher.ts'
import { isOpaque, pageText, scrubPage } from '../../privacy/masking/scrub-page.ts'
import { type PageStore, pageHash } from './page-store.ts'
import { deletePagesWith, hasPage, replaceBody, selectBodies, selectUrlsOf } from './personal-pages.queries.ts'

const batch = 200

/** The person, with the names and numbers that stand beside their address or number on stored pages. */
export async function learnFromPages<Known extends Person>(
  db: Kysely<DB>,
  pageStore: PageStore,
  person: Known,
): Promise<Known> {
  const names = new Set(person.names)
  const numbers = new Set(person.numbers)
  const digits = new Set(person.numbers.map(nationalDigits))
  for await (const { body } of bodiesOf(db, pageStore, person)) {
    if (isOpaque(body)) continue
    for (const group of contactGroups(pageText(body))) {
      const isTheirs = group.some(
        ({ kind, value }) =>
          (kind === 'address' && person.addresses.includes(value)) ||
          (kind === 'number' && digits.has(nationalDigits(value))),
      )
      if (!isTheirs) continue
      for (const { kind, value } of group) {
        if (kind === 'name' && /\p{L}\s\p{L}/u.test(value)) names.add(value)
        if (kind === 'number') numbers.add(value)
      }
    }
  }
  return { ...person, names: [...names], numbers: [...numbers] }
}

/**
 * Rewrites the stored pages of the person's companies without them; a document that can't be rewritten, and a body that
 * no page refers to any more, are deleted.
 */
export async function eraseFromPages(db: Kysely<DB>, pageStore: PageStore, person: Person): Promise<void> {
  const matcher = matcherOf(person)
  for await (const { hash, body } of bodiesOf(db, pageStore, person)) {
    const without = isOpaque(body) ? null : scrubPage(body, matcher)
    if (without === null && !isOpaque(body)) continue
    if (without === null) await deletePagesWith(db, hash)
    else if (await hasPage(db, hash)) {
      const is = pageHash(without)
      await pageStore.put(is, without)
      await replaceBody(db, hash, is)
    }
    await pageStore.remove(hash)
  }
}

/** The addresses of the stored pages that name the person; of a body that no page refers to any more, its hash. */
export async function listPagesNaming(
  db: Kysely<DB>,
  pageStore: PageStore,
  person: Person,
  matcher: PersonMatcher,
): Promise<string[]> {
  const naming: string[] = []
  for await (const { hash, body } of bodiesOf(db, pageStore, person)) {
    if (isOpaque(body) || scrubPage(body, matcher) === null) continue
    const urls = await selectUrlsOf(db, hash)
    naming.push(...(urls.length > 0 ? urls : [hash]))
  }
  return [...new Set(naming)].sort()
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
