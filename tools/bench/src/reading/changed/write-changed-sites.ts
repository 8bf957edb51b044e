import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { siteFolders } from '@vedetta/crawler/visit/replay-sites'
import { Draws } from '@vedetta/synthetic/random/draws'
import { type ChangeName, changeNames, changes } from './changes.ts'
import { type SiteContents, siteContents } from './cross-contents.ts'
import { readRecordedSite, writeRecordedSite } from './recorded-site.ts'

export type ChangedSites = { /** Ids of the sites that were written. */ changed: string[]; left: string[] }

/** Writes the sites of a folder, changed, as `<into>/<id>`; those that can't be changed are left out. The seed decides all of it. */
export async function writeChangedSites(
  folder: string,
  { change, into, seed = 19 }: { change: ChangeName; into: string; seed?: number },
): Promise<ChangedSites> {
  const folders = await siteFolders(folder)
  const contents: SiteContents[] = []
  for (const siteFolder of folders) contents.push(siteContents(await readRecordedSite(siteFolder)))
  const result: ChangedSites = { changed: [], left: [] }
  for (const siteFolder of folders) {
    const site = await readRecordedSite(siteFolder)
    const draws = new Draws(seed).begin(changeNames.indexOf(change), numberOf(site.id))
    const isChanged = changes[change](site, draws, contents)
    if (isChanged) await writeRecordedSite(site, join(into, site.id))
    result[isChanged ? 'changed' : 'left'].push(site.id)
  }
  return result
}

const numberOf = (id: string) => createHash('sha256').update(id).digest().readUInt32LE()
