import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReadSite } from '../read-site.ts'
import { readSites } from '../reading.ts'
import { type ChangeName, changeNames } from './changes.ts'
import { f1Of, readChanged } from './reading-changed.ts'

/** Lists, cards, accordions, tables, own pages, state in scripts, and sites without a position. */
const handful = [
  ['tuned', 'isolmatic'],
  ['tuned', 'coop-splendor'],
  ['tuned', 'vivai-fontanella'],
  ['tuned', 'lavanderia-candida'],
  ['tuned', 'frozen-lab'],
  ['tuned', 'basento-energia'],
  ['gold', 'studio-arkos'],
  ['gold', 'autotrasporti-salento'],
  ['tuned-later', 'ecobassa-ambiente'],
  ['tuned-later', 'ortika'],
  ['tuned-later', 'edilcossu'],
] as const
/** One of their forty positions lost or made false; after all changes at once, one site's. */
const toleranceOf = (change: ChangeName) => (change === 'all of them' ? 0.08 : 0.03)

let folder = ''
let originals: ReadSite[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handful-'))
  for (const [set, site] of handful) await cp(join(fixtureSets[set], site), join(folder, site), { recursive: true })
  originals = await readSites(folder)
})

afterAll(() => rm(folder, { recursive: true }))

test.each(changeNames)(
  'sites with %s changed are read as well as they were',
  async (change) => {
    const { pairs } = await readChanged(folder, change, originals)
    const { original, changed } = f1Of(pairs)
    expect(pairs.length).toBeGreaterThanOrEqual(6)
    expect(changed).toBeGreaterThanOrEqual(original - toleranceOf(change))
  },
  30_000,
)
