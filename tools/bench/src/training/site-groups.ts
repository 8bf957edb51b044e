import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createReplayFetcher } from '@vedetta/crawler/fetch/replay-fetcher'
import { readPage } from '@vedetta/crawler/page/read-page'
import { siteFolders } from '@vedetta/crawler/visit/replay-sites'
import type { Document, Element } from 'domhandler'
import { findAll } from 'domutils'
import { z } from 'zod'
import { companyOf } from './training-rows.ts'

const siteFile = z.object({
  id: z.string(),
  start: z.string(),
  company: z.string().nullable(),
  /** `github:owner/name@commit:folder`, or another name of where it came from. */
  source: z.string().optional(),
})

/** What tells that two sites are of one company, or made from one template. */
export type SiteTraits = {
  folder: string
  id: string
  /** Its host, its company and the account that published it: sites with one of these in common belong together. */
  names: readonly string[]
  /** The elements of its start page, each with its classes and those of the element around it. */
  skeleton: ReadonlySet<string>
}

/** Pages with less are alike without being of one template. */
const minSkeleton = 25
/** Sites that share a framework alone have less than this in common. */
const minLikeness = 0.4

/** An account that published more is a collection of other people's pages. */
const maxBearers = 8

/** A name for each site of these folders (`set id`), the same for sites of one company or one template. */
export async function siteGroups(folders: readonly string[]): Promise<(folder: string, id: string) => string> {
  const traits: SiteTraits[] = []
  for (const folder of folders)
    for (const siteFolder of await siteFolders(folder)) traits.push(await traitsOf(folder, siteFolder))
  const groups = groupsOf(traits)
  return (folder, id) => {
    const group = groups.get(keyOf({ folder, id }))
    if (group === undefined) throw new Error('a site without a group')
    return group
  }
}

/** Each site's group by its key. A group is named after the first of its sites, whatever order and place the folders have, so that folds stay the same. */
export function groupsOf(traits: readonly SiteTraits[]): Map<string, string> {
  const bearers = new Map<string, number>()
  for (const name of traits.flatMap(({ names }) => names)) bearers.set(name, (bearers.get(name) ?? 0) + 1)
  const isTelling = (name: string) => (bearers.get(name) ?? 0) <= maxBearers
  const belongTogether = (a: SiteTraits, b: SiteTraits) =>
    a.names.some((name) => isTelling(name) && b.names.includes(name)) || likeness(a.skeleton, b.skeleton) >= minLikeness
  const groups = new Map(traits.map((site) => [keyOf(site), keyOf(site)]))
  const join = (a: SiteTraits, b: SiteTraits) => {
    const both = [groups.get(keyOf(a)) ?? '', groups.get(keyOf(b)) ?? ''].sort()
    for (const [site, group] of groups) if (both.includes(group)) groups.set(site, both[0] ?? '')
  }
  traits.forEach((one, index) => {
    for (const other of traits.slice(index + 1)) if (belongTogether(one, other)) join(one, other)
  })
  return groups
}

const keyOf = ({ folder, id }: Pick<SiteTraits, 'folder' | 'id'>) => `${basename(folder)} ${id}`

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (Math.min(a.size, b.size) < minSkeleton) return 0
  const common = a.intersection(b).size
  return common / (a.size + b.size - common)
}

async function traitsOf(folder: string, siteFolder: string): Promise<SiteTraits> {
  const { id, start, company, source } = siteFile.parse(
    JSON.parse(await readFile(join(siteFolder, 'site.json'), 'utf8')),
  )
  const fetched = await (await createReplayFetcher(siteFolder)).fetch({ url: start })
  const page = fetched.kind === 'fetched' ? await readPage(fetched, { isRendered: false }) : null
  return {
    folder,
    id,
    names: [
      `host ${companyOf(start)}`,
      ...(company ? [`company ${company.toLowerCase()}`] : []),
      ...(source ? [`source ${sourceOf(source)}`] : []),
    ],
    skeleton: page?.kind === 'html' ? skeletonOf(page.document) : new Set(),
  }
}

/** The account: several repositories of one are years or parts of one company's site, or one author's exercises. */
const sourceOf = (source: string): string => /^github:([^/@]+)\//.exec(source)?.[1]?.toLowerCase() ?? source

function skeletonOf(document: Document): Set<string> {
  const named = ({ name, attribs }: Element) => `${name}.${(attribs.class ?? '').split(/\s+/).sort().join('.')}`
  return new Set(
    findAll(({ attribs }) => attribs.class !== undefined, document.children).map(
      (element) => `${element.parent && 'attribs' in element.parent ? named(element.parent) : ''}>${named(element)}`,
    ),
  )
}
