import { looksLikeRole } from '../extract/role-words.ts'
import { possibleScore } from '../find/careers-links.ts'
import { careersWeight } from '../find/careers-words.ts'
import { pathWords } from '../find/fold-words.ts'
import { otherFolders } from '../lexicon/careers.ts'
import { foldedWords } from '../lexicon/compile-terms.ts'

const otherFolder = foldedWords(otherFolders)

type Address = { url: string; folder: string; isRole: boolean }

/**
 * Those of a site's addresses that are adverts, by how they are called: `/annunci/120-saldatore-tig.html`,
 * `/offerta/2026/saldatore`, `/annuncio.php?id=12`. Where no folder's name is about work, most of its entries must name trades.
 */
export function advertAddresses(urls: readonly string[]): ReadonlySet<string> {
  const families = Map.groupBy(
    urls.flatMap((url) => addressOf(url) ?? []),
    ({ folder }) => folder,
  )
  const found = [...families.values()].flatMap((family) => {
    const [first] = family
    if (!first || otherFolder.test(first.folder)) return []
    const roles = family.filter(({ isRole }) => isRole)
    const weight = careersWeight(first.folder)
    if (weight < 0) return []
    const areMostlyRoles = roles.length * 2 >= family.length
    if (weight >= possibleScore) return areMostlyRoles ? family : roles
    return first.folder.trim() !== '' && roles.length > 1 && areMostlyRoles ? roles : []
  })
  return new Set(found.map(({ url }) => url))
}

function addressOf(href: string): Address | null {
  const url = URL.parse(href)
  const segments = url?.pathname.split('/').filter((segment) => segment !== '') ?? []
  const last = segments.pop()
  if (!url || last === undefined) return null
  const folder = pathWords(segments.filter((segment) => /\p{L}{3}/u.test(segment)).at(-1) ?? '', '')
  const isNumbered = /(?:^|[?&])(?:id|id_?\w*|\w*id|cod\w*|n|rif|ref)=\w*\d/i.test(url.search)
  if (isNumbered && careersWeight(pathWords(last, '')) >= possibleScore)
    return { url: href, folder: pathWords(last, ''), isRole: true }
  const name = pathWords(last, '').replace(/\d+/g, ' ').replace(/ +/g, ' ').trim()
  return { url: href, folder, isRole: looksLikeRole(name) }
}
