import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hourMs } from '@vedetta/contracts/text/durations'
import { optOutContact } from '@vedetta/core/companies/contacts/opt-out-contact'
import { readContactData } from '@vedetta/core/companies/contacts/read-contact-data'
import { createErasureJournal } from '@vedetta/core/operations/restore/erasure-journal'
import { journalErasures } from '@vedetta/core/operations/restore/journal-erasures'
import { replayErasures } from '@vedetta/core/operations/restore/replay-erasures'
import { copyTables } from '@vedetta/core/operations/restore/testing/copy-tables'
import type { Db } from '@vedetta/core/platform/db/client'
import type { DatabaseRole } from '@vedetta/core/platform/db/rights/roles'
import { eraseAsWorker } from '@vedetta/core/privacy/erasure/erase-as-worker'
import {
  type StoredText,
  storedIn,
  storedInIndex,
  storedInPages,
  storedInTables,
} from '@vedetta/core/privacy/erasure/testing/stored-text'
import type { Search } from '@vedetta/core/search/engine/client'
import { indexKinds } from '@vedetta/core/search/engine/index-names'
import { drainAll } from '@vedetta/core/search/indexing/drain-all'
import { rebuildIndex } from '@vedetta/core/search/indexing/rebuild-index'
import { makeWatchedSite } from '@vedetta/core/testing/watched-site'
import { eraseAsWatch } from '@vedetta/core/watch/loop/erase-as-watch'
import { createFolderPageStore } from '@vedetta/core/watch/pages/folder-page-store'
import { emailOf, hostOf, type Spelling, sitePages } from '@vedetta/core/watch/testing/opt-out-spellings'
import { storedPages } from '@vedetta/core/watch/testing/stored-pages'
import { visitPages } from '@vedetta/core/watch/testing/visited-site'
import { addOtherMentions, makeExports } from './other-mentions.ts'

const start = new Date('2026-11-15T08:00:00Z')
const secrets = ['a secret of this drill alone, 32 c'] as const

/** A database, as each process has it, and an index. */
export type Instance = { db: Db; as: (role: DatabaseRole) => Db; search: Search }

/** Where people were found: the number of people by the name of the store. */
export type Found = { people: number; stores: Readonly<Record<string, number>> }

export type OptOutFigures = {
  people: number
  /** People of whom nothing is readable in adverts, quotes, news, general contacts and the index before they opt out. */
  masked: { odd: string; even: string; share: number; not: readonly string[] }
  /** People whom the search finds before the opt-out: it is not blind. */
  before: Found
  /** In the contacts as soon as the opt-out is made. */
  atOnce: Found
  afterErasure: Found
  afterVisit: Found
  afterReplay: Found
  /** What access says is kept of somebody after the erasure. */
  readByAccess: number
  /** Sentences of adverts that were read before, and are gone. */
  lostSentences: number
}

/**
 * Visits adverts that name people, opts the people out, and looks for them in everything that is stored: every text
 * column, the index, every file of the page store, exports made again, mails, logs, the journal, and in a backup from
 * before the opt-out after the erasures were repeated in it.
 */
export async function runOptOutDrill(
  instance: Instance,
  restored: Instance,
  spellings: readonly Spelling[],
): Promise<OptOutFigures> {
  const root = await mkdtemp(join(tmpdir(), 'opt-out-'))
  try {
    const { db, search, as } = instance
    const [watch, worker, api, cli] = [as('watch'), as('worker'), as('api'), as('cli')]
    const [folder, backup] = [join(root, 'pages'), join(root, 'pages-of-backup')]
    const pageStore = createFolderPageStore(folder)
    const journal = createErasureJournal(join(root, 'journal'), secrets)
    const logged: unknown[] = []
    const keep = (...facts: unknown[]) => void logged.push(facts)
    const log = { info: keep, warn: keep, error: keep }
    const byHost = new Map(spellings.map((one) => [hostOf(one), one]))
    const companyNos = new Map<string, number>()
    for (const one of spellings) companyNos.set(one.id, (await makeWatchedSite(db, start, hostOf(one))).companyNo)
    const visit = async (which: 'first' | 'later', hours: number) => {
      const pagesOf = (host: string) => sitePages(byHost.get(host), which)
      await visitPages({ db: watch, pageStore, log }, pagesOf, new Date(start.getTime() + hours * hourMs))
      await drainAll({ db: worker, search, log })
    }

    await visit('first', 0)
    const masked = maskedOf(spellings, await readableBefore(instance))
    const sentences = await sentencesIn(db, spellings)
    await addOtherMentions(db, spellings, companyNos, start)
    await visit('later', 30)
    const exported = await makeExports(db, start)
    const stored = async (one: Instance, pages: string): Promise<StoredText[]> => [
      ...(await storedInTables(one.db)),
      ...(await storedInIndex(one.search)),
      ...(await storedInPages(pages)),
    ]
    const rest = async (): Promise<StoredText[]> => [
      ...(await exported()),
      storedIn('log', JSON.stringify(logged)),
      ...(await filesIn(join(root, 'journal'))),
    ]
    const before = foundIn(spellings, [...(await stored(instance, folder)), ...(await rest())])
    await copyTables(db, restored.db)
    await cp(folder, backup, { recursive: true })

    for (const one of spellings) await optOutContact(api, emailOf(one), start)
    const contacts = (await storedInTables(db)).filter(({ store }) => store.startsWith('company_contact.'))
    const erase = async (watchDb: Db, workerDb: Db, pages: string) => {
      while (await eraseAsWatch(watchDb, createFolderPageStore(pages)));
      while (await eraseAsWorker(workerDb));
      while (await journalErasures(workerDb, journal, start));
    }
    await erase(watch, worker, folder)
    await drainAll({ db: worker, search, log })
    const afterErasure = foundIn(spellings, [...(await stored(instance, folder)), ...(await rest())])
    const left = await sentencesIn(db, spellings)
    await visit('later', 60)
    const afterVisit = foundIn(spellings, [...(await stored(instance, folder)), ...(await rest())])
    let readByAccess = 0
    for (const one of spellings) {
      const data = await readContactData(cli, emailOf(one), storedPages(cli, pageStore))
      readByAccess += data.contacts.length + data.mentions.length + data.pages.length
    }

    await replayErasures(restored.db, journal, start)
    await erase(restored.as('watch'), restored.as('worker'), backup)
    for (const kind of indexKinds) await rebuildIndex({ db: restored.db, search: restored.search }, kind)
    const afterReplay = foundIn(spellings, await stored(restored, backup))
    return {
      people: spellings.length,
      masked,
      before,
      atOnce: foundIn(spellings, contacts),
      afterErasure,
      afterVisit,
      afterReplay,
      readByAccess,
      lostSentences: [...sentences].filter((one) => !left.has(one)).length,
    }
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

const shownStores = ['position.', 'position_evidence.', 'company_news.', 'index ']
const addresses = new Set(['position.source_urls'])

/** What any seat reads for free, but for the addresses of pages. */
async function readableBefore({ db, search }: Instance): Promise<StoredText[]> {
  const shown = [...(await storedInTables(db)), ...(await storedInIndex(search))].filter(
    ({ store }) => shownStores.some((one) => store.startsWith(one)) && !addresses.has(store),
  )
  const quotes = await db.selectFrom('position_evidence').select('quotes').execute()
  const words = quotes.flatMap((row) => Object.values(row.quotes as Record<string, { quote: string }>))
  const general = await db
    .selectFrom('company_contact')
    .select(['email', 'phone'])
    .where('kind', '=', 'general')
    .execute()
  return [
    ...shown.filter(({ store }) => store !== 'position_evidence.quotes'),
    ...words.map(({ quote }) => storedIn('position_evidence.quotes', quote)),
    ...general.map(({ email, phone }) => storedIn('company_contact', `${email} ${phone}`)),
  ]
}

function maskedOf(spellings: readonly Spelling[], readable: readonly StoredText[]): OptOutFigures['masked'] {
  const isMasked = (one: Spelling) => !readable.some((text) => isIn(text, one))
  const half = (rest: number) => {
    const some = spellings.filter(({ id }) => Number(id.slice(1)) % 2 === rest)
    return `${some.filter(isMasked).length} of ${some.length}`
  }
  const not = spellings.filter((one) => !isMasked(one)).map(({ id, kind }) => `${id} ${kind}`)
  return { odd: half(1), even: half(0), share: 1 - not.length / spellings.length, not }
}

/** The name, the number and the address, folded. */
function needlesOf(one: Spelling): string[] {
  const email = emailOf(one).replace(/[^a-z0-9]/g, '')
  return [...one.mustVanish, email]
}

const isIn = ({ folded }: StoredText, one: Spelling) => needlesOf(one).some((needle) => folded.includes(needle))

function foundIn(spellings: readonly Spelling[], texts: readonly StoredText[]): Found {
  const stores: Record<string, number> = {}
  let people = 0
  for (const one of spellings) {
    const found = new Set(texts.filter((text) => isIn(text, one)).map(({ store }) => store.replace(/ \S*-/, ' ')))
    for (const store of found) stores[store] = (stores[store] ?? 0) + 1
    if (found.size > 0) people++
  }
  return { people, stores }
}

/** The sentences without anybody's name that the descriptions hold. */
async function sentencesIn(db: Db, spellings: readonly Spelling[]): Promise<Set<string>> {
  const rows = await db.selectFrom('position').select('description').execute()
  const texts = rows.map(({ description }) => storedIn('', description).folded)
  return new Set(spellings.flatMap((one) => one.mustStay).filter((words) => texts.some((text) => text.includes(words))))
}

async function filesIn(folder: string): Promise<StoredText[]> {
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map(async (name) => storedIn('journal', await readFile(join(folder, name), 'utf8'))))
}
