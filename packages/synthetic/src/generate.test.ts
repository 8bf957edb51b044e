import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { CopyChunk } from './copy/copy-rows.ts'
import { generate } from './generate.ts'
import { generateBatches } from './generate-batches.ts'
import type { Recipe } from './recipe.ts'

/** One batch of companies and one of positions. */
const recipe: Recipe = { companies: 2_000, positions: 500, seed: 3, now: Date.UTC(2026, 10, 14) }

test('the same recipe gives the same bytes, another seed different ones', () => {
  const bytes = digest([...generateBatches(recipe)].flat())
  expect(digest([...generateBatches(recipe)].flat())).toBe(bytes)
  expect(digest([...generateBatches({ ...recipe, seed: 4 })].flat())).not.toBe(bytes)
})

test('companies do not change when more are generated', () => {
  const few = lines(generateBatches({ ...recipe, companies: 50, positions: 0 }), 'company')
  expect(lines(generateBatches({ ...recipe, companies: 60, positions: 0 }), 'company').slice(0, 50)).toEqual(few)
})

test('the worker thread yields the generator’s chunks in whole batches', async () => {
  const chunks: CopyChunk[] = []
  for await (const chunk of generate(recipe)) chunks.push(chunk)
  expect(digest(chunks)).toBe(digest([...generateBatches(recipe)].flat()))
  expect(chunks.filter(({ endsBatch }) => endsBatch)).toHaveLength(2)
  expect(chunks.at(-1)?.endsBatch).toBe(true)
})

test('a reader that stops early ends the thread', async () => {
  for await (const chunk of generate(recipe)) {
    expect(chunk.table).toBe('company')
    break
  }
})

test('an impossible recipe is refused', async () => {
  const noSites = generate({ ...recipe, companies: 0, positions: 1 })
  await expect(noSites.next()).rejects.toThrow('Positions need companies with a site')
})

function digest(chunks: readonly CopyChunk[]): string {
  const hash = createHash('sha256')
  for (const { table, buffer, rows } of chunks) hash.update(`${table} ${rows}\n`).update(buffer)
  return hash.digest('hex')
}

function lines(batches: Iterable<CopyChunk[]>, table: string): string[] {
  const chunks = [...batches].flat().filter((chunk) => chunk.table === table)
  return chunks.flatMap(({ buffer }) => new TextDecoder().decode(buffer).trimEnd().split('\n'))
}
