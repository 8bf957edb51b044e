import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { readConfig } from '@vedetta/contracts/process-config'
import { engineSettings } from '@vedetta/core/config'
import { createDb, createPool } from '@vedetta/core/db/client'
import { migrate } from '@vedetta/core/db/migrate'
import { eraseAsWorker } from '@vedetta/core/erasure/erase-as-worker'
import { compareIndex } from '@vedetta/core/indexing/compare-index'
import { rebuildIndex } from '@vedetta/core/indexing/rebuild-index'
import { checkLedger } from '@vedetta/core/restore/check-ledger.queries'
import { createErasureJournal } from '@vedetta/core/restore/erasure-journal'
import { replayErasures } from '@vedetta/core/restore/replay-erasures'
import { createSearch } from '@vedetta/core/search/client'
import { indexKinds } from '@vedetta/core/search/index-names'
import { eraseAsWatch } from '@vedetta/core/watch/loop/erase-as-watch'
import { createFolderPageStore } from '@vedetta/core/watch/pages/folder-page-store'
import { seed } from '@vedetta/synthetic/seed'
import { countPresent, eraseNext, keepSpending, makePeople, type Subjects } from './busy-instance.ts'
import { type Cluster, createBackupPlace } from './cluster.ts'
import { dropLedger } from './drop-ledger.ts'
import { readLedger } from './ledger-facts.ts'

export type DrillSize = {
  companies: number
  positions: number
  /** People, hosts and accounts that are erased one after the other, at most ten a second. */
  people: number
  /** How long the instance works between the backup and the loss. */
  busyMs: number
  /** How long before the loss the restored moment is. */
  beforeMs: number
}

type Step = { name: string; ms: number; facts: string }

export type DrillResult = { steps: Step[]; failures: string[] }

const secrets = ['a secret that only restore drills use'] as const

/**
 * Loses a table of a busy instance and restores its backup to a moment before: a cluster, a repository, indices and a journal of its
 * own, by the shipped configuration of pgBackRest.
 */
export async function runRestoreDrill(env: NodeJS.ProcessEnv, size: DrillSize): Promise<DrillResult> {
  const { OPENSEARCH_URL } = readConfig(engineSettings, env)
  const prefix = `drill${randomUUID().slice(0, 8)}-`
  const search = createSearch(OPENSEARCH_URL, prefix)
  const outside = await mkdtemp(join(tmpdir(), 'restore-drill-outside-'))
  const place = await createBackupPlace()
  const steps: Step[] = []
  const failures: string[] = []
  let cluster: Cluster | undefined
  const timed = async <Result>(name: string, work: () => Promise<Result>, factsOf: (result: Result) => string) => {
    const startedAt = performance.now()
    const result = await work()
    steps.push({ name, ms: performance.now() - startedAt, facts: factsOf(result) })
    return result
  }
  const expectTrue = (isTrue: boolean, failure: string) => void (isTrue || failures.push(failure))
  try {
    const lost = await place.createCluster()
    cluster = lost
    await migrate(lost.url)
    const pool = createPool(lost.url, { max: 12 })
    const db = createDb(pool)
    const now = new Date().setUTCHours(0, 0, 0, 0)
    await timed(
      'fill',
      () => seed(pool, { ...size, seed: 1, now }),
      () => `${size.companies} companies, ${size.positions} positions`,
    )
    const { recruiters, waiting } = await makePeople(db, size.people)
    await place.pgbackrest('stanza-create')
    await timed(
      'check the archive',
      () => place.pgbackrest('check'),
      () => 'pgbackrest check',
    )
    await timed(
      'full backup',
      () => place.pgbackrest('--type=full', 'backup'),
      () => '',
    )
    const journal = createErasureJournal(join(outside, 'journal'), secrets)
    const erased: Subjects = { contacts: [], hosts: [], accounts: [] }
    const spending = keepSpending(db, recruiters)
    const busyUntil = Date.now() + size.busyMs
    while (Date.now() < busyUntil) {
      await eraseNext(db, journal, waiting, erased)
      await sleep(100)
    }
    const loss = await dropLedger(pool, size.beforeMs, async () => {
      await Promise.all([1, 2, 3].map(() => eraseNext(db, journal, waiting, erased)))
    })
    await spending.stop()
    await timed(
      'archive the rest',
      () => place.pgbackrest('check'),
      () => `the table was lost at ${loss.lostAt}`,
    )
    await db.destroy()
    await lost.stop()
    const { expected, target } = loss

    await timed(
      'restore',
      () => place.pgbackrest('--type=time', `--target=${target}`, '--target-action=promote', 'restore'),
      () => `to ${target}`,
    )
    const restored = await timed(
      'replay the archive',
      () => place.startRestored(),
      () => 'until it takes writes',
    )
    cluster = restored
    const newPool = createPool(restored.url, { max: 8 })
    const newDb = createDb(newPool)
    try {
      const found = await timed(
        'compare the ledger',
        () => readLedger(newPool),
        ({ entries, sum }) => `${entries} entries, sum ${sum}; expected ${expected.entries} and ${expected.sum}`,
      )
      expectTrue(isDeepStrictEqual(found, expected), 'the ledger is not what it was')
      const { unequal } = await checkLedger(newDb)
      expectTrue(unequal.length === 0, `${unequal.length} balances are not the sum of their entries`)
      const back = await countPresent(newDb, erased)
      expectTrue(back > 0, 'nothing erased came back, so that nothing was shown: the machine was too slow')
      await timed(
        'repeat the erasures',
        () => replayErasures(newDb, journal, new Date()),
        ({ read, repeated }) => `${read} in the journal; ${back} had come back; repeated ${JSON.stringify(repeated)}`,
      )
      const pages = createFolderPageStore(join(outside, 'pages'))
      await timed(
        'erase the rest',
        async () => {
          while (await eraseAsWatch(newDb, pages));
          while (await eraseAsWorker(newDb));
        },
        () => 'as watch and worker',
      )
      const left = await countPresent(newDb, erased)
      expectTrue(left === 0, `${left} erased are still there`)
      const again = await replayErasures(newDb, journal, new Date())
      expectTrue(
        Object.values(again.repeated).every((count) => count === 0),
        'a second replay found something to do',
      )
      const context = { db: newDb, search }
      for (const kind of indexKinds)
        await timed(
          `rebuild the index: ${kind}`,
          () => rebuildIndex(context, kind),
          () => '',
        )
      const comparisons = await timed(
        'compare the index',
        () => compareIndex(context),
        (all) =>
          all
            .map(({ kind, rows, documents }) => `${kind}: ${rows.count} rows, ${documents.count} documents`)
            .join('; '),
      )
      expectTrue(
        comparisons.every(({ equal }) => equal),
        'the index differs from the tables',
      )
    } finally {
      await newDb.destroy()
    }
    return { steps, failures }
  } finally {
    await cluster?.stop()
    await place.remove()
    await rm(outside, { recursive: true })
    await search.client.indices.delete({ index: `${prefix}*` })
    await search.client.close()
  }
}
