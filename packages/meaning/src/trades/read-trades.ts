/** One job as a recruiter fills it, by all its names. */
export type TradeFamily = {
  readonly id: string
  /** The unit group of ISCO-08 that it belongs to. */
  readonly isco: string
  /** The commonest name first, in the masculine where both are used. */
  readonly it: readonly string[]
  readonly en: readonly string[]
  /** Families whose people a recruiter would also call. */
  readonly near: readonly string[]
  /** Skills that the trade asks for, each in both languages. */
  readonly skills: readonly { readonly it: string; readonly en: string }[]
}

/** Reads families, one a line: `id | ISCO-08 unit group | Italian names | English names | near families | skill=in English; …`; `#` begins a comment. */
export function readTrades(text: string): TradeFamily[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readTrade)
}

function readTrade(line: string): TradeFamily {
  const [id, isco, it, en, near, skills, ...more] = line.split('|').map((part) => part.trim())
  if (!id || !it || !en || near === undefined || !skills || more.length > 0)
    throw new Error(`not six parts of a trade: ${line}`)
  if (!isco || !/^\d{4}$/.test(isco)) throw new Error(`no unit group of ISCO-08: ${line}`)
  return {
    id,
    isco,
    it: listOf(it),
    en: listOf(en),
    near: listOf(near),
    skills: skills.split(';').map((pair) => readSkill(id, pair)),
  }
}

function readSkill(id: string, pair: string) {
  const [it, en, ...more] = pair.split('=').map((part) => part.trim())
  if (!it || !en || more.length > 0) throw new Error(`a skill of ${id} is not in two languages: ${pair}`)
  return { it, en }
}

const listOf = (text: string) => (text === '' ? [] : text.split(',').map((part) => part.trim()))
