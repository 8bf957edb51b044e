import type { Evidenced } from '../evidence.ts'
import type { FoundPay } from '../finding.ts'
import { fromWordStart } from '../lexicon/compile-terms.ts'
import { payLabels } from '../lexicon/pay.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { allMatches } from './all-matches.ts'
import { evidenced } from './quoting.ts'
import { hasNumber, speaksOf, topicsOf } from './topics.ts'

const by = 'pay'
const hoursAYear = 2_080

const amountPattern = (name: string) =>
  String.raw`(?:€|eur\b|euro\b)?\s?(?<${name}>\d{1,3}(?:[.'\s]\d{3})+(?:,\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?)\s?(?<${name}k>k\b|mila\b)?`
const range = new RegExp(
  [
    String.raw`${amountPattern('from')}(?:\s?(?:€|euro|eur|lord\w+|gross))?`,
    String.raw`(?:\s?(?:-|–|—|a|ai|e|to|fino a|up to|/)\s?(?:gli |i |max )?${amountPattern('to')})?\s?(?<unit>€|euro|eur)?`,
  ].join(''),
  'gi',
)

const payWord = fromWordStart(payLabels)
const money = /€|\b(?:euro\b|eur\b|k\b)|\dk\b|\b(?:mila\b|ral\b)/i
const otherMoney =
  /\b(?:ticket\b|buon[oi] pasto\b|welfare\b|meal\b|bonus\b|premi[oa]?\b|fatturato\b|capitale\b|budget\b|revenue\b|voucher\w*|trasferta\b|portafoglio\b|milion\w+|mln\b)/

export function readPay(advert: Advert): Evidenced<FoundPay> | null {
  const hint = advert.hints.pay
  const hinted = hint ? payIn(hintStatement(hint), true) : null
  if (hinted) return hinted
  for (const statement of advert.statements) {
    if (statement.kind === 'legal' || statement.kind === 'about' || !hasNumber(statement)) continue
    if (!speaksOf(statement, 'pay') && !speaksOf({ topics: topicsOf(statement.heading) }, 'pay')) continue
    const found = payIn(statement, payWord.test(statement.heading))
    if (found) return found
  }
  return null
}

function payIn(statement: Statement, isLabelled: boolean): Evidenced<FoundPay> | null {
  const { text, folded } = statement
  if (!(isLabelled || payWord.test(folded)) || !(isLabelled || money.test(text))) return null
  for (const match of allMatches(range, text)) {
    const before = folded.slice(Math.max(0, match.index - 40), match.index)
    const after = folded.slice(match.index + match[0].length, match.index + match[0].length + 40)
    const isMoney = money.test(match[0]) || /(?:€|euro|eur|ral|lord\w+)\W{0,12}$/.test(before) || isLabelled
    if (
      !isMoney ||
      otherMoney.test(before.split(/[,;]/).at(-1) ?? '') ||
      /^\s?(?:%|ore\b|anni\b|mesi\b|giorni\b|mensilita)/.test(after)
    )
      continue
    const pay = payOf(match.groups ?? {}, `${before} ${after}`, folded)
    if (pay) return evidenced(pay, quoteOf(statement, match.index, match.index + match[0].length), by)
  }
  return null
}

function payOf(groups: Record<string, string | undefined>, around: string, folded: string): FoundPay | null {
  const isThousands = groups.fromk !== undefined || groups.tok !== undefined
  const first = amountOf(groups.from, isThousands)
  if (first === null) return null
  const second = amountOf(groups.to, isThousands)
  const to = second !== null && second >= first ? second : first
  const period = periodOf(first, around)
  if (!period) return null
  const times = period === 'year' ? 1 : period === 'month' ? monthsOf(folded) : hoursAYear
  return { from: first, to, period, perYear: { from: Math.round(first * times), to: Math.round(to * times) } }
}

function amountOf(written: string | undefined, isThousands: boolean): number | null {
  if (written === undefined) return null
  const plain = /[.'\s]\d{3}(?:\D|$)/.test(written) ? written.replace(/[.'\s](?=\d{3})/g, '') : written
  const value = Number(plain.replace(',', '.'))
  if (Number.isNaN(value)) return null
  return isThousands && value < 1_000 ? value * 1_000 : value
}

const inRange = (value: number, min: number, max: number) => value >= min && value <= max

function periodOf(amount: number, around: string): FoundPay['period'] | null {
  if (
    /\b(?:orari[oa]?\b|l'ora\b|(?:all'|per |\/ ?)(?:ora|h)\b)|\/h\b|\b(?:per hour\b|hourly\b|stunde\w*)/.test(around)
  ) {
    return inRange(amount, 4, 200) ? 'hour' : null
  }
  if (
    /\b(?:mensil\w*|al mese\b)|\/ ?mese|\b(?:per month\b|monthly\b|monat\w*|netti\b)/.test(around) &&
    inRange(amount, 300, 15_000)
  )
    return 'month'
  if (inRange(amount, 12_000, 400_000)) return 'year'
  return inRange(amount, 700, 6_000) && /\b(?:lord|nett|stipend|retribuzion)/.test(around) ? 'month' : null
}

function monthsOf(folded: string): number {
  const written = /\b(1[2-6])\s?(?:mensilit\w+|mens\b|monthly payments|monatsgehalt\w*)/.exec(folded)?.[1]
  const times = /(?:x|×|per)\s?(1[2-6])\b/.exec(folded)?.[1]
  const months = written ?? times
  if (months !== undefined) return Number(months)
  return /\brimborso spese\b|\bindennita\b|\bstage\b|\btirocinio\b|\ballowance\b/.test(folded) ? 12 : 13
}
