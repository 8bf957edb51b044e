import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { createReplayFetcher } from '../fetch/replay-fetcher.ts'
import type { SiteFindings } from '../finding.ts'
import { findingsOf } from './findings.ts'
import type { Visit } from './visit.ts'
import { walkedVisit } from './visit-site.ts'

const siteFile = z.object({
  id: z.string(),
  company: z.string().nullable(),
  start: z.string(),
  city: z.string().nullable(),
  visitedAt: z.iso.datetime(),
})

type RecordedVisit = { id: string; siteFolder: string; visit: Visit; findings: SiteFindings }

/** Visits every recorded site below a folder (`sites/<id>/` or `<id>/`), in the order of their names. */
export async function* replaySites(folder: string): AsyncGenerator<RecordedVisit> {
  for (const siteFolder of await siteFolders(folder)) {
    const site = siteFile.parse(JSON.parse(await readFile(join(siteFolder, 'site.json'), 'utf8')))
    const visit = await walkedVisit(await createReplayFetcher(siteFolder), {
      startUrl: site.start,
      company: site.company,
      city: site.city,
      visitedAt: new Date(site.visitedAt),
    })
    yield { id: site.id, siteFolder, visit, findings: findingsOf(visit) }
  }
}

async function siteFolders(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  if (names.includes('site.json')) return [folder]
  const root = names.includes('sites') ? join(folder, 'sites') : folder
  const entries = await readdir(root, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(root, entry.name))
  const holdsSite = await Promise.all(folders.map(async (one) => (await readdir(one)).includes('site.json')))
  return folders.filter((_, index) => holdsSite[index]).sort()
}
