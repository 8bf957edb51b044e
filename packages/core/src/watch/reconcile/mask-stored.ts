import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { DB } from '../../platform/db/schema.ts'
import { maskPlainly, maskText, type People } from '../../privacy/masking/mask.ts'
import { maskUrl } from '../../privacy/masking/mask-url.ts'
import { readPeopleOf } from '../../privacy/masking/people-of-companies.ts'
import type { PageStore } from '../pages/page-store.ts'
import {
  deleteContacts,
  lockProgress,
  type MaskedStore,
  type StoredTexts,
  selectStoredContacts,
  selectStoredNews,
  selectTexts,
  setProgress,
  updateNews,
  updateSourceUrl,
  updateTexts,
} from './mask-stored.queries.ts'
import { isStillContact } from './reclassify-contact.ts'
import { lockPositionsOf } from './reconcile.queries.ts'

/** Raised when the rules of masking change: what is stored is then masked again from the first row on. */
const rulesVersion = 5
const batch = 200

/**
 * Masks the next stored positions, news and contacts that this version of the rules has not seen yet, and returns whether
 * there may be more. Each batch is one transaction, so that it resumes where it was; a changed title goes to the index by the
 * outbox like any other change.
 */
export async function maskStored(db: Db, pageStore: PageStore): Promise<boolean> {
  const hasPositions = await nextBatch(db, 'position', maskPositions)
  const hasNews = await nextBatch(db, 'company_news', maskNews)
  return (
    (await nextBatch(db, 'company_contact', (tx, after) => reclassifyContacts(tx, after, pageStore))) ||
    hasNews ||
    hasPositions
  )
}

type MaskBatch = (tx: Transaction<DB>, after: number) => Promise<number | undefined>

function nextBatch(db: Db, store: MaskedStore, maskBatch: MaskBatch): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const last = await maskBatch(tx, await lockProgress(tx, store, rulesVersion))
    if (last !== undefined) await setProgress(tx, store, last)
    return last !== undefined
  })
}

async function maskPositions(tx: Transaction<DB>, after: number): Promise<number | undefined> {
  const seen = await selectTexts(tx, after, batch)
  const companyNos = [...new Set(seen.map(({ company_no }) => company_no))]
  await lockPositionsOf(tx, companyNos)
  const peopleOf = await readPeopleOf(tx, companyNos, { withContacts: true })
  // Read again: a visit may have written one of them before the lock.
  for (const stored of await selectTexts(tx, after, seen.length)) {
    const masked = maskTexts(stored, peopleOf([stored.company_no]))
    if (!isDeepStrictEqual(masked, stored)) await updateTexts(tx, masked)
  }
  return seen.at(-1)?.position_no
}

function maskTexts(stored: StoredTexts, people: People): StoredTexts {
  const all = (values: readonly string[]) => values.map((value) => maskPlainly(value, people))
  return {
    ...stored,
    title: maskPlainly(stored.title, people),
    description: maskText(stored.description, people),
    languages: all(stored.languages),
    skills: all(stored.skills),
    certifications: all(stored.certifications),
    benefits: all(stored.benefits),
    quotes:
      stored.quotes &&
      Object.fromEntries(
        Object.entries(stored.quotes).map(([field, one]) => [field, { ...one, quote: maskText(one.quote, people) }]),
      ),
  }
}

async function maskNews(tx: Transaction<DB>, after: number): Promise<number | undefined> {
  const stored = await selectStoredNews(tx, after, batch)
  const peopleOf = await readPeopleOf(
    tx,
    stored.map(({ companyNo }) => companyNo),
    { withContacts: false },
  )
  for (const item of stored) {
    const people = peopleOf([item.companyNo])
    const title = maskPlainly(item.title, people)
    const quote = item.quote && maskPlainly(item.quote, people)
    if (title !== item.title || quote !== item.quote) await updateNews(tx, { ...item, title, quote })
  }
  return stored.at(-1)?.news_no
}

async function reclassifyContacts(
  tx: Transaction<DB>,
  after: number,
  pageStore: PageStore,
): Promise<number | undefined> {
  const stored = await selectStoredContacts(tx, after, batch)
  const peopleOf = await readPeopleOf(
    tx,
    stored.map(({ companyNo }) => companyNo),
    { withContacts: false },
  )
  const gone: number[] = []
  for (const contact of stored) {
    const { companyNo, contactNo, sourceUrl } = contact
    const { firm, optedOut } = peopleOf([companyNo])
    const masked = maskUrl(sourceUrl, optedOut)
    if (!(await isStillContact(contact, pageStore, firm))) gone.push(contactNo)
    else if (masked !== sourceUrl) await updateSourceUrl(tx, contactNo, masked)
  }
  await deleteContacts(tx, gone)
  return stored.at(-1)?.contactNo
}
