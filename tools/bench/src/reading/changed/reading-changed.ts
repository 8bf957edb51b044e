import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { englishSet, fixtureSets } from '@vedetta/crawler/testing/fixture-sets'
import { siteFolders } from '@vedetta/crawler/visit/replay-sites'
import { z } from 'zod'
import type { ReadSite } from '../read-site.ts'
import { readSites, scoreOf } from '../reading.ts'
import { lossLines } from '../reading-report.ts'
import { type ChangeName, changeNames } from './changes.ts'
import { writeChangedSites } from './write-changed-sites.ts'

type Pair = { original: ReadSite; changed: ReadSite }

/** Visits recorded sites as they are and after each change, and prints how many positions are still found. */
export async function benchReadingChanged(folders: readonly string[], { sites }: { sites: boolean }): Promise<void> {
  const read = folders.length > 0 ? folders : Object.values(fixtureSets)
  const originals = new Map<string, ReadSite[]>()
  for (const folder of read) originals.set(folder, await readSites(folder))
  const all: Pair[] = []
  for (const change of changeNames) {
    const pairs: Pair[] = []
    let left = 0
    for (const [folder, original] of originals) {
      const { pairs: more, left: unchanged } = await readChanged(folder, change, original)
      pairs.push(...more)
      left += unchanged
    }
    console.log(`${figures(change, pairs)}, ${left} sites left out`)
    if (sites) for (const line of differenceLines(pairs)) console.log(`  ${line}`)
    all.push(...pairs)
  }
  console.log(figures('all changed sites together', all))
  if (folders.length > 0) return
  const english = await readEnglish()
  console.log(figures('put into English', english))
  if (sites) for (const line of differenceLines(english)) console.log(`  ${line}`)
}

const translation = z.object({ translationOf: z.string().regex(/^[a-z-]+\/[a-z-]+$/) })

/** The sites that were put into English by hand, each beside the Italian one. */
async function readEnglish(): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const siteFolder of await siteFolders(englishSet)) {
    const { translationOf } = translation.parse(JSON.parse(await readFile(join(siteFolder, 'site.json'), 'utf8')))
    const [original] = await readSites(join(englishSet, '..', translationOf))
    const [changed] = await readSites(siteFolder)
    if (original && changed) pairs.push({ original, changed })
  }
  return pairs
}

/** The sites of a folder as they are read after a change, each beside its original. */
export async function readChanged(
  folder: string,
  change: ChangeName,
  originals: readonly ReadSite[],
): Promise<{ pairs: Pair[]; left: number }> {
  const into = await mkdtemp(join(tmpdir(), 'changed-sites-'))
  try {
    const { left } = await writeChangedSites(folder, { change, into })
    return { pairs: pairsOf(originals, await readSites(into)), left: left.length }
  } finally {
    await rm(into, { recursive: true })
  }
}

function pairsOf(originals: readonly ReadSite[], changed: readonly ReadSite[]): Pair[] {
  const byId = new Map(originals.map((original) => [original.id, original]))
  return changed.flatMap((one) => {
    const original = byId.get(one.id)
    return original ? [{ original, changed: one }] : []
  })
}

/** F1 of positions on both sides. */
export function f1Of(pairs: readonly Pair[]): { original: number; changed: number } {
  return {
    original: scoreOf(pairs.map(({ original }) => original)).f1,
    changed: scoreOf(pairs.map(({ changed }) => changed)).f1,
  }
}

function figures(name: string, pairs: readonly Pair[]): string {
  const { original, changed } = f1Of(pairs)
  const difference = changed - original
  const shown = `${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(4)}`
  return `${name}: F1 ${original.toFixed(4)} as written, ${changed.toFixed(4)} changed (${shown}) on ${pairs.length} sites`
}

/** Sites that lose or gain a position by a change. */
function differenceLines(pairs: readonly Pair[]): string[] {
  const wrong = ({ fates }: ReadSite) => fates.false.length + fates.expected.filter(({ loss }) => loss !== null).length
  return lossLines(
    pairs.filter(({ original, changed }) => wrong(changed) > wrong(original)).map(({ changed }) => changed),
  )
}
