import { urlKey } from '../find/clean-url.ts'
import { isUnspecificMenuEntry } from './menu-pages.ts'
import { priorities } from './priorities.ts'
import { unreadUrls, type Visit } from './visit.ts'

const maxUnlabelled = 4

/** Menus of pictures without a word: only the pages behind them say what they are about. */
export async function queueUnlabelledLinks(visit: Visit): Promise<void> {
  const links = [...visit.links.values()].filter(({ kind }) => kind === 'anchor')
  const labelled = new Set(links.filter(({ words }) => words !== '').map(({ url }) => urlKey(url)))
  const unlabelled = links.filter(
    (link) => link.words === '' && !labelled.has(urlKey(link.url)) && isUnspecificMenuEntry(visit, link),
  )
  const urls = unlabelled.map(({ url }) => url)
  for (const url of unreadUrls(visit, urls).slice(0, maxUnlabelled))
    visit.leads.add({ url, role: 'home', priority: priorities.possibleCareers, listTitle: null, depth: 1 })
}
