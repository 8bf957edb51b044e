import { matchPhrase, phrasesOf, phraseTable } from './phrases.ts'
import { isFree, keyAt, mark, type Sentence } from './reading.ts'

const said = (list: string) => phraseTable(phrasesOf(list).map((phrase) => [phrase, true] as const))
const vatWords = said(
  `
    p iva | piva | partita iva | partite iva | p i | vat | vat number | vat no | vat n | vat code | vat numbers
    p iva n | partita iva n | codice iva | con p iva | con partita iva | with vat | with vat number | cf
    tax code | vat id
  `,
)
const atecoWords = said(
  `
    ateco | codice ateco | codici ateco | cod ateco | ateco code | ateco codes | settore ateco | nace
    ateco 2007 | ateco 2025 | con codice ateco | divisione ateco | con ateco | with ateco code | ateco division
  `,
)

const isVat = (key: string) => /^\d{11}$/.test(key)
const isAteco = (key: string) => /^\d{2}(?:\.\d{1,2}){0,2}$/.test(key)

/** VAT numbers and codes of activity, each after its name; further ones may follow. */
export function readCompanyCodes(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const vat = matchPhrase(vatWords, sentence.tokens, at, isFree(sentence))
    const ateco = matchPhrase(atecoWords, sentence.tokens, at, isFree(sentence))
    if (vat) at = Math.max(at, markCodes(sentence, at, vat.to, 'vat', isVat) - 1)
    else if (ateco) at = Math.max(at, markCodes(sentence, at, ateco.to, 'ateco', isAteco) - 1)
    else if (/^it\d{11}$/.test(keyAt(sentence, at)))
      mark(sentence, at, at + 1, { field: 'vat', values: [keyAt(sentence, at).slice(2)] })
  }
}

const joins = new Set(['e', 'o', 'and', 'or', '+', 'oppure', 'ed'])

function markCodes(
  sentence: Sentence,
  from: number,
  at: number,
  field: 'vat' | 'ateco',
  isCode: (key: string) => boolean,
): number {
  const values: string[] = []
  let [to, next] = [at, at]
  while (next < sentence.tokens.length) {
    const code = codeAt(sentence, next, field)
    if (isCode(code.key)) {
      values.push(code.key)
      to = code.to
      next = code.to
    } else if (joins.has(code.key) && values.length > 0 && next === to) next += 1
    else break
  }
  if (values.length > 0) mark(sentence, from, to, { field, values })
  return to
}

/** "28.22.1" is cut into "28.22" and "1"; "IT 012…" into two. */
function codeAt(sentence: Sentence, at: number, field: 'vat' | 'ateco'): { key: string; to: number } {
  const key = keyAt(sentence, at)
  if (field === 'vat' && key === 'it') return { key: keyAt(sentence, at + 1), to: at + 2 }
  if (field === 'vat' && /^it\d{11}$/.test(key)) return { key: key.slice(2), to: at + 1 }
  const next = sentence.tokens[at + 1]
  if (field === 'ateco' && next?.marks === '.' && /^\d{1,2}$/.test(next.key) && /^\d{2}\.\d{1,2}$/.test(key))
    return { key: `${key}.${next.key}`, to: at + 2 }
  return { key, to: at + 1 }
}
