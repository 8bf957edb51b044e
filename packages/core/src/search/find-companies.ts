import { askIndex } from './ask-index.ts'
import type { Search } from './client.ts'
import { type CompanyPaging, companyBody } from './company-bodies.ts'
import type { CompanyFields } from './company-document.ts'
import type { CompanyQuestion } from './company-question.ts'
import { type MatchRange, matchRanges } from './match-ranges.ts'

type FoundCompany = CompanyFields & {
  /** Where the words that were asked for stand. */
  readonly matches: { name: MatchRange[] }
}

/** A page of the companies a search finds, and how many they are in all. */
export async function findCompanies(
  search: Search,
  question: CompanyQuestion,
  paging: CompanyPaging,
  signal?: AbortSignal,
): Promise<{ total: number; companies: FoundCompany[] }> {
  const bodies = [companyBody(question, paging)]
  const [found] = await askIndex<FoundAnswer>(search, 'company', bodies, companyAnswerFields, signal)
  return { total: found?.hits.total.value ?? 0, companies: (found?.hits.hits ?? []).map(foundCompany) }
}

export const companyAnswerFields = ['hits.total.value', 'hits.hits._source', 'hits.hits.highlight']

/** `hits` is left out of a filtered answer when it is empty. */
type FoundAnswer = { hits: { total: { value: number }; hits?: Hit[] } }

type Hit = { _source: CompanyFields; highlight?: { name?: string[] } }

function foundCompany({ _source, highlight }: Hit): FoundCompany {
  return { ..._source, matches: { name: matchRanges(_source.name, highlight?.name ?? []) } }
}
