import { companyKey } from '../../companies/register/company-key.ts'

export type LinkedCompany = { companyNo: number; names: readonly string[] }

type Posting = { employer: string | null }

/**
 * The company that each posting of a source belongs to, or null for none. The linked company that it names; otherwise
 * the only one linked, unless the source is a board where other companies post as well.
 */
export function employersOf(
  kind: string,
  linked: readonly LinkedCompany[],
  postings: readonly Posting[],
): (number | null)[] {
  const byName = new Map<string, number | null>()
  for (const { companyNo, names } of linked)
    for (const name of names.map(companyKey)) {
      const known = byName.get(name)
      byName.set(name, known === undefined || known === companyNo ? companyNo : null)
    }
  const [only] = linked.length === 1 ? linked : []
  const named = new Set(postings.flatMap(({ employer }) => (employer === null ? [] : companyKey(employer))))
  const isShared = kind !== 'page' && named.size > 1
  return postings.map(({ employer }) => {
    const name = employer === null ? null : companyKey(employer)
    const company = name === null ? undefined : byName.get(name)
    if (company !== undefined && company !== null) return company
    if (only === undefined) return null
    return !isShared || name === null || isSimilar(name, only.names) ? only.companyNo : null
  })
}

const commonWords = new Set(
  'gruppo group italia italy holding azienda impresa societa service services servizi the and dei del della delle international'.split(
    ' ',
  ),
)

/** One name contains all words of the other, apart from words common to company names. */
function isSimilar(name: string, names: readonly string[]): boolean {
  const words = ownWords(name)
  return names
    .map((other) => ownWords(companyKey(other)))
    .some((others) => isPartOf(words, others) || isPartOf(others, words))
}

const ownWords = (key: string) => key.split(' ').filter((word) => word.length > 2 && !commonWords.has(word))

const isPartOf = (words: readonly string[], others: readonly string[]) =>
  words.length > 0 && words.every((word) => others.includes(word))
