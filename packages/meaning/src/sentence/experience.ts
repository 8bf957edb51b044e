import { type RangeFound, rangeAt } from './numbers.ts'
import { matchPhrase, tableOf, wordSet } from './phrases.ts'
import { isFree, keyAt, mark, markPhrases, type Sentence } from './reading.ts'

const years = wordSet('anno anni aa year years yr yrs y annetto annetti')

const noExperience = tableOf({
  none: `
    non chiedano esperienza | che non chiedano esperienza | che non richiedano esperienza
    che non richiedono esperienza | non richiedano esperienza | non richiedono esperienza
    non richiesta esperienza | che non chiedono esperienza | non e richiesta esperienza
    che non richieda esperienza | senza esperienza | anche senza esperienza | senza alcuna esperienza
    no esperienza | nessuna esperienza | zero esperienza | esperienza zero | senza esperienze | senza exp
    senza esp | no esp | no exp | prima esperienza | anche prima esperienza | alla prima esperienza
    anche alla prima esperienza | no experience | without experience | no experience needed
    no experience required | zero experience | no prior experience | no previous experience | no work experience
    without any experience | no experience necessary | senza esperienza pregressa | esperienza non richiesta
    esperienza non necessaria | non serve esperienza | anche prime esperienze
  `,
})

const experienceBefore = tableOf({
  said: `
    esperienza | esperienza di | esperienza minima | esperienza minima di | esperienza da | esperienza tra
    con esperienza | con esperienza di | esp | exp | experience | experience of | con esperienza minima di
    esperienza nel ruolo | esperienza nella mansione | esperienza pregressa di | pregressa esperienza di
    work experience | con esperienza da | esperienza richiesta | seniority | seniority di | con
  `,
})

const experienceAfter = tableOf({
  said: `
    di esperienza | esperienza | esperienze | di esperienze | di esp | esp | di exp | exp | of experience
    of experiance | experience | experiance | of exp | nel ruolo | di esperienza nel ruolo | nella mansione
    di esperienza nella mansione | nel settore | di esperienza nel settore | di lavoro
    di esperienza lavorativa | di esperienza pregressa | of work experience | work experience
    di esperienza minima | of relevant experience | di anzianita | di esperienza specifica | in the role
    in ruolo | di esperienza in ruolo | di pratica | esperienza nel ruolo | esperienza minima
    di esperienza maturata | d esperienza | of experence | di esperianza | di esprienza | esperianza
  `,
})

/** Beyond these years an age is meant, unless experience is named. */
const oldest = 15

export function readExperience(sentence: Sentence): void {
  markPhrases(sentence, noExperience, () => ({ field: 'experience', range: { to: 0 } }))
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!isFree(sentence)(at)) continue
    const found = namedYearsAt(sentence, at) ?? experienceAt(sentence, at)
    if (!found) continue
    mark(sentence, at, found.to, { field: 'experience', range: found.range }, { isSure: found.isSure })
    at = found.to - 1
  }
}

const yearsOf: Readonly<Record<string, number>> = {
  annuale: 1,
  biennale: 2,
  triennale: 3,
  quinquennale: 5,
  decennale: 10,
}

/** "esperienza almeno triennale", "biennale esperienza". */
function namedYearsAt(
  sentence: Sentence,
  at: number,
): { range: RangeFound['range']; to: number; isSure: boolean } | undefined {
  const isNamed = (index: number) => /^esperienz[ae]$/.test(keyAt(sentence, index)) && isFree(sentence)(index)
  const skipped = ['almeno', 'minimo', 'minima'].includes(keyAt(sentence, at + 1)) ? at + 2 : at + 1
  const after = isNamed(at) ? yearsOf[keyAt(sentence, skipped)] : undefined
  if (after !== undefined) return { range: { from: after }, to: skipped + 1, isSure: true }
  const before = yearsOf[keyAt(sentence, at)]
  return before !== undefined && isNamed(at + 1) ? { range: { from: before }, to: at + 2, isSure: true } : undefined
}

function experienceAt(
  sentence: Sentence,
  at: number,
): { range: RangeFound['range']; to: number; isSure: boolean } | undefined {
  const { tokens } = sentence
  const free = isFree(sentence)
  const lead = matchPhrase(experienceBefore, tokens, at, free)
  const found = rangeAt(sentence, lead?.to ?? at, (key) => years.has(key))
  if (!found?.hasUnit || found.scale !== 1) return undefined
  const tail = tokens[found.to]?.gap === 'break' ? undefined : matchPhrase(experienceAfter, tokens, found.to, free)
  const top = Math.max(found.range.from ?? 0, found.range.to ?? 0)
  const isNamed = tail !== undefined || (lead !== undefined && tokens[at]?.key !== 'con')
  if (!Number.isInteger(found.range.from ?? 0) || !Number.isInteger(found.range.to ?? 0)) return undefined
  return top <= (isNamed ? 50 : oldest)
    ? { range: found.range, to: tail?.to ?? found.to, isSure: isNamed || found.isBounded }
    : undefined
}
