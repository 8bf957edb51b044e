import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { createReplayFetcher } from '../fetch/replay-fetcher.ts'
import type { SiteFindings } from '../finding.ts'
import type { Scorer } from '../score/scorer.ts'
import { findingsOf } from './findings.ts'
import type { Visit } from './visit.ts'
import { walkedVisit } from './visit-site.ts'

const siteFile = z.object({
  id: z.string(),
  company: z.string().nullable(),
  start: z.string(),
  city: z.string().nullable(),
  visitedAt: z.iso.datetime(),
  /** Of its adverts. */
  language: z.string().optional(),
})

/** A recorded site before its visit. */
export type RecordedSite = Pick<z.infer<typeof siteFile>, 'id' | 'start' | 'language'>

/** `findings` are made when asked for: what learns from visits needs no weights to be there yet. */
type RecordedVisit = { id: string; siteFolder: string; visit: Visit; findings(): Promise<SiteFindings> }

type Options = {
  /** In place of the scorer that the reader was released with. */
  scorerOf?: ((siteFolder: string) => Promise<Scorer>) | undefined
  isRead?: (site: RecordedSite) => boolean
}

/** Visits every recorded site below a folder (`sites/<id>/` or `<id>/`), in the order of their names. */
export async function* replaySites(
  folder: string,
  { scorerOf, isRead = () => true }: Options = {},
): AsyncGenerator<RecordedVisit> {
  for (const siteFolder of await siteFolders(folder)) {
    const site = siteFile.parse(JSON.parse(await readFile(join(siteFolder, 'site.json'), 'utf8')))
    if (!isRead(site)) continue
    const visited = {
      startUrl: site.start,
      company: site.company,
      city: site.city,
      visitedAt: new Date(site.visitedAt),
    }
    const visit = await walkedVisit(await createReplayFetcher(siteFolder), visited, await scorerOf?.(siteFolder))
    yield { id: site.id, siteFolder, visit, findings: () => findingsOf(visit) }
    visit.fetcher.release()
  }
}

/** The folders of recorded sites below one, or the folder itself if it is one, in the order of their names. */
export async function siteFolders(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  if (names.includes('site.json')) return [folder]
  const root = names.includes('sites') ? join(folder, 'sites') : folder
  const entries = await readdir(root, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(root, entry.name))
  const holdsSite = await Promise.all(folders.map(async (one) => (await readdir(one)).includes('site.json')))
  return folders.filter((_, index) => holdsSite[index]).sort()
}
