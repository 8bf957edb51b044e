import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { aliasOf, indexKinds } from '@vedetta/core/search/engine/index-names'
import { selectDirty } from '@vedetta/core/search/indexing/documents.queries'
import { drainAll } from '@vedetta/core/search/indexing/drain-all'
import { bulkBody } from '@vedetta/core/search/indexing/write-documents'
import { generateBatches } from '@vedetta/synthetic/generate-batches'
import type { Recipe } from '@vedetta/synthetic/recipe'
import { seed } from '@vedetta/synthetic/seed'
import { Pool } from 'undici'
import { type Scratch, withScratch } from '../harness/scratch.ts'

const documentsPerBulk = 1_500
const bulksInFlight = 3

type Seconds = { generate: number; copy: number; load: number; bulk: number; drain: number }
type Counts = { rows: number; documents: number }

/**
 * Alternates loading and indexing a synthetic Italy with a bare COPY of the same rows and bare bulk requests of the same
 * documents, in rounds, so that other load on the machine affects both alike.
 */
export async function benchSeed(env: NodeJS.ProcessEnv, recipe: Recipe, rounds: number): Promise<void> {
  const seconds: Seconds = { generate: 0, copy: 0, load: 0, bulk: 0, drain: 0 }
  const counts: Counts = { rows: 0, documents: 0 }
  const share = (count: number) => Math.ceil(count / rounds)
  for (let round = 0; round < rounds; round++) {
    const part = {
      ...recipe,
      companies: share(recipe.companies),
      positions: share(recipe.positions),
      seed: recipe.seed + round,
    }
    await measureRound(env, part, seconds, counts)
  }
  report('generation alone', counts.rows, seconds.generate, 'rows')
  report('bare COPY', counts.rows, seconds.copy, 'rows')
  report('seed: generate and load', counts.rows, seconds.load, 'rows')
  report('bare bulk requests', counts.documents, seconds.bulk, 'documents')
  report('seed: index', counts.documents, seconds.drain, 'documents')
  console.log(`ratio of rows/s to bare COPY: ${(seconds.copy / seconds.load).toFixed(2)}`)
  console.log(`ratio of documents/s to bare bulk: ${(seconds.bulk / seconds.drain).toFixed(2)}`)
}

async function measureRound(env: NodeJS.ProcessEnv, recipe: Recipe, seconds: Seconds, counts: Counts): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vedetta-bench-'))
  try {
    const { rows, script } = await timed(seconds, 'generate', () => writeChunks(recipe, folder))
    counts.rows += rows
    await withScratch(env, async (bare) => {
      const psql = ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '-f', script, bare.databaseUrl]
      await timed(seconds, 'copy', () => promisify(execFile)('psql', psql))
      await withScratch(env, async (ours) => {
        await timed(seconds, 'load', () => seed(ours.pool, recipe))
        const bulks = await writeBulks(bare, folder)
        await timed(seconds, 'bulk', () => sendBulks(bare, bulks.files))
        const indexed = await timed(seconds, 'drain', () => drainAll(ours))
        if (indexed !== bulks.documents) throw new Error(`${indexed} documents indexed, ${bulks.documents} sent bare`)
        counts.documents += indexed
      })
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Writes each COPY chunk to a file, with a psql script that runs them in their transactions. */
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
      const rows = await selectDirty(db, kind, after, documentsPerBulk)
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

async function timed<Result>(seconds: Seconds, what: keyof Seconds, work: () => Promise<Result>): Promise<Result> {
  const from = performance.now()
  const result = await work()
  seconds[what] += (performance.now() - from) / 1000
  return result
}

function report(what: string, count: number, seconds: number, unit: string): void {
  console.log(`${what}: ${count} ${unit} in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} ${unit}/s`)
}
