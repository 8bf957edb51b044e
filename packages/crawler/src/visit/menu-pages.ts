import { isSameSite } from '../fetch/same-site.ts'
import { isFile } from '../find/clean-url.ts'
import type { Link } from '../find/links.ts'
import { otherMenuEntries } from '../lexicon/careers.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'
import { priorities } from './priorities.ts'
import { unreadUrls, type Visit } from './visit.ts'

const otherSubject = foldedWords(otherMenuEntries)
const maxMenuPages = 3

/** Pages with unspecific names ("Mani", "Dietro le quinte") may hold adverts; the first of the menu are read. */
export async function queueMenuPages(visit: Visit): Promise<void> {
  const urls = [...visit.links.values()].filter((link) => isUnspecificMenuEntry(visit, link)).map(({ url }) => url)
  for (const url of unreadUrls(visit, urls).slice(0, maxMenuPages))
    visit.leads.add({ url, role: 'contact', priority: priorities.possibleCareers, listTitle: null, depth: 1 })
}

const isShort = (url: string) => (URL.parse(url)?.pathname.split('/').filter(Boolean).length ?? 9) === 1

/** Whether a menu entry is about no other subject in particular. */
export function isUnspecificMenuEntry({ site }: Visit, link: Link): boolean {
  return (
    link.kind === 'anchor' &&
    isSameSite(link.url, site.startUrl) &&
    !isFile(link.url) &&
    isShort(link.url) &&
    link.words.length <= 30 &&
    !otherSubject.test(link.folded) &&
    !otherSubject.test(link.path)
  )
}
