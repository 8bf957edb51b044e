import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { selectDirty } from '@vedetta/core/indexing/documents.queries'
import { drainOutbox, startCursor } from '@vedetta/core/indexing/drain-outbox'
import { bulkBody } from '@vedetta/core/indexing/write-documents'
import { aliasOf, indexKinds } from '@vedetta/core/search/index-names'
import { generateBatches } from '@vedetta/synthetic/generate-batches'
import type { Recipe } from '@vedetta/synthetic/recipe'
import { seed } from '@vedetta/synthetic/seed'
import { Pool } from 'undici'
import { type Scratch, withScratch } from './scratch.ts'

const documentsABulk = 1_500
const bulksInFlight = 3

/** Loading and indexing a synthetic Italy beside a bare COPY of the same rows and bare bulks of the same documents. */
export async function benchSeed(env: NodeJS.ProcessEnv, recipe: Recipe): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vedetta-bench-'))
  try {
    const generated = await timed(() => writeChunks(recipe, folder))
    tell('generation alone', generated.result.rows, generated.seconds, 'rows')

    const bare = await withScratch(env, async (scratch) => {
      const copy = await timed(() =>
        promisify(execFile)('psql', [
          '-X',
          '-q',
          '-v',
          'ON_ERROR_STOP=1',
          '-f',
          generated.result.script,
          scratch.databaseUrl,
        ]),
      )
      tell('bare COPY', generated.result.rows, copy.seconds, 'rows')
      const bulks = await writeBulks(scratch, folder)
      const bulk = await timed(() => sendBulks(scratch, bulks.files))
      tell('bare bulk requests', bulks.documents, bulk.seconds, 'documents')
      return { copySeconds: copy.seconds, bulkSeconds: bulk.seconds, documents: bulks.documents }
    })

    const ours = await withScratch(env, async (scratch) => {
      const load = await timed(() => seed(scratch.pool, recipe))
      tell('seed: generate and load', generated.result.rows, load.seconds, 'rows')
      const drain = await timed(() => drainAll(scratch))
      tell('seed: index', drain.result, drain.seconds, 'documents')
      return { loadSeconds: load.seconds, drainSeconds: drain.seconds, documents: drain.result }
    })

    const { rows } = generated.result
    console.log(`ratio of rows/s to bare COPY: ${(bare.copySeconds / ours.loadSeconds).toFixed(2)} (${rows} rows)`)
    const perSecond = (documents: number, seconds: number) => documents / seconds
    const ratio = perSecond(ours.documents, ours.drainSeconds) / perSecond(bare.documents, bare.bulkSeconds)
    console.log(`ratio of documents/s to bare bulk: ${ratio.toFixed(2)} (${bare.documents} documents)`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Every COPY as a file, and a psql script that runs them in their transactions. */
async function writeChunks(recipe: Recipe, folder: string): Promise<{ rows: number; script: string }> {
  const script: string[] = []
  let rows = 0
  let isOpen = false
  for (const batch of generateBatches(recipe)) {
    for (const chunk of batch) {
      const file = join(folder, `${script.length}.copy`)
      await writeFile(file, chunk.buffer)
      if (!isOpen) script.push('BEGIN;')
      script.push(`\\copy ${chunk.table} (${chunk.columns.join(', ')}) FROM '${file}'`)
      if (chunk.endsBatch) script.push('COMMIT;')
      isOpen = !chunk.endsBatch
      rows += chunk.rows
    }
  }
  const path = join(folder, 'load.sql')
  await writeFile(path, `${script.join('\n')}\n`)
  return { rows, script: path }
}

type BulkFile = { path: string; index: string }

async function writeBulks({ db, search }: Scratch, folder: string): Promise<{ documents: number; files: BulkFile[] }> {
  const files: BulkFile[] = []
  let documents = 0
  for (const kind of indexKinds) {
    for (let after = 0; ; ) {
      const rows = await selectDirty(db, kind, after, documentsABulk)
      const last = rows.at(-1)
      if (!last) break
      const path = join(folder, `${files.length}.bulk`)
      await writeFile(path, bulkBody(kind, rows, new Date()))
      files.push({ path, index: `${aliasOf(search, kind)}-first` })
      documents += rows.length
      after = last.no
    }
  }
  return { documents, files }
}

async function sendBulks({ opensearchUrl }: Scratch, files: readonly BulkFile[]): Promise<void> {
  const pool = new Pool(opensearchUrl, { connections: bulksInFlight })
  const waiting = files.values()
  const sender = async () => {
    for (const { path, index } of waiting) {
      const body = await readFile(path)
      const answer = await pool.request({
        method: 'POST',
        path: `/${index}/_bulk?filter_path=errors`,
        headers: { 'content-type': 'application/x-ndjson' },
        body,
      })
      const text = await answer.body.text()
      if (text !== '{"errors":false}') throw new Error(`A bare bulk failed: ${text.slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: bulksInFlight }, sender))
  await pool.close()
}

async function drainAll(scratch: Scratch): Promise<number> {
  const cursor = startCursor()
  let total = 0
  for (;;) {
    const documents = await drainOutbox(scratch, cursor)
    if (!documents) return total
    total += documents
  }
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> {
  const from = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - from) / 1000 }
}

function tell(what: string, count: number, seconds: number, unit: string): void {
  console.log(`${what}: ${count} ${unit} in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} ${unit}/s`)
}
