import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { SiteFindings } from '../src/finding.ts'

const readingsFile = new URL('../fixtures/readings.json', import.meta.url)

const readings = z.strictObject({
  readerVersion: z.int(),
  /** A digest of what a visit finds on each site, by set. */
  digests: z.record(z.string(), z.record(z.string(), z.string())),
})

/** What the reader of a version finds on the recorded sites. */
export type Readings = z.infer<typeof readings>

/** Covers what is read and stored, so neither requests, refusals nor the words around contacts; how sure each position is changes with every training. */
export function digestOf({ requests: _requests, refusals: _refusals, ...stored }: SiteFindings): string {
  const positions = stored.positions.map(({ confidence: _confidence, reasons: _reasons, ...read }) => read)
  const [emails, phones] = [stored.emails, stored.phones].map((contacts) =>
    contacts.map(({ mentions: _mentions, ...read }) => read),
  )
  return createHash('sha256')
    .update(JSON.stringify({ ...stored, positions, emails, phones }))
    .digest('hex')
    .slice(0, 12)
}

export async function loadReadings(): Promise<Readings> {
  return readings.parse(JSON.parse(await readFile(readingsFile, 'utf8')))
}

export async function saveReadings(current: Readings): Promise<void> {
  await writeFile(readingsFile, `${JSON.stringify(current, null, 2)}\n`)
}

/** The sites whose digest differs from the committed one, as `set/site`. */
export function changedSites(noted: Readings, current: Readings): string[] {
  return Object.entries(noted.digests).flatMap(([set, sites]) =>
    Object.entries(sites)
      .filter(([site, digest]) => (current.digests[set]?.[site] ?? digest) !== digest)
      .map(([site]) => `${set}/${site}`),
  )
}

/** The reason why the committed file is stale, with the remedy; null where it is current. */
export function outdated(noted: Readings, current: Readings): string | null {
  const changed = changedSites(noted, current)
  const update = 'then write packages/crawler/fixtures/readings.json anew with `pnpm readings:update`.'
  if (changed.length > 0 && current.readerVersion <= noted.readerVersion)
    return [
      `${changed.length} recorded sites are read differently: ${changed.join(', ')}.`,
      'Raise readerVersion in packages/crawler/src/revisit/source-memory.ts, so that stored pages are read again,',
      update,
    ].join(' ')
  const isSame =
    JSON.stringify([noted.readerVersion, noted.digests]) === JSON.stringify([current.readerVersion, current.digests])
  return isSame
    ? null
    : `The reader's version, or the list of recorded sites, is another than was noted: ${update.slice('then '.length)}`
}
