/** What pages that are drawn are made of, in one language. */
export type DrawnWords = {
  /** Posts that a list of trades may know. */
  trades: readonly string[]
  /** Posts that are named by a field, an activity or a word that no list knows. */
  otherPosts: readonly string[]
  places: readonly string[]
  terms: readonly string[]
  shortTerms: readonly string[]
  tasks: readonly string[]
  announcements: readonly string[]
  leads: readonly string[]
  usual: readonly string[]
  careers: readonly string[]
  apply: readonly string[]
  onward: readonly string[]
  departments: readonly string[]
  benefits: readonly string[]
  persons: readonly string[]
  portraits: readonly string[]
  quotes: readonly string[]
  teams: readonly string[]
  courses: readonly string[]
  courseTerms: readonly string[]
  services: readonly string[]
  serviceTexts: readonly string[]
  servicesSought: readonly string[]
  firmsCalled: readonly string[]
  firms: readonly string[]
  filled: readonly string[]
  parts: readonly string[]
  steps: readonly string[]
  about: readonly string[]
  news: readonly string[]
  others: readonly string[]
  spontaneous: readonly string[]
  volunteers: readonly string[]
  searches: readonly string[]
  /** The names of three columns: post, place, contract. */
  columns: readonly string[]
  tenders: readonly string[]
  papers: readonly string[]
  paperTexts: readonly string[]
  /** `#` stands for the post. */
  seeking: readonly string[]
  seekingTwo: readonly string[]
  calls: readonly string[]
}

/** A list of phrases, one on each line. */
export const phrases = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
