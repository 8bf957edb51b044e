import { rangeAt } from './numbers.ts'
import { matchPhrase, tableOf, wordSet } from './phrases.ts'
import { isFree, keyAt, mark, type Range, type Sentence } from './reading.ts'

const payBefore = tableOf({
  pay: `
    minimum salary | minimum salary of | min salary | salario minimo | stipendio minimo | ral | r a l | con ral
    stipendio | stipendi | retribuzione | salario | compenso | pacchetto | pacchetto retributivo | package
    salary | pay | wage | gross | gross salary | annual salary | yearly salary | paga | lordo | stipendio lordo
    ral di | ral da | stipendio di | retribuzione annua | retribuzione lorda | ral lorda | salary of | paying
    compensation | earning | budget ral | ral intorno a | con stipendio | ral circa
  `,
})

const payAfter = tableOf({
  pay: `
    ral | di ral | lordi | lordo | lordi annui | annui | annui lordi | all anno | l anno | gross | gross a year
    a year | per year | per annum | yearly | pa | gross per year | salary | lordi anno | di stipendio
    di ral annua | stipendio | euro lordi | gross salary | di retribuzione | in salary
  `,
})

/** Such pay is not a year's. */
const notYearly = wordSet('mese mensili mensile netti netto month monthly ora orari orario hour hourly giorno day net')

/** Without a word for pay, amounts of a year's pay are in these bounds. */
const usual = { least: 10_000, most: 500_000 }
const maxPay = 10_000_000

export function readPay(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!isFree(sentence)(at)) continue
    const found = payAt(sentence, at)
    if (!found) continue
    mark(sentence, at, found.to, { field: 'pay', range: found.range })
    at = found.to - 1
  }
}

function payAt(sentence: Sentence, at: number): { range: Range; to: number } | undefined {
  const { tokens } = sentence
  const free = isFree(sentence)
  const lead = matchPhrase(payBefore, tokens, at, free)
  const leadTo = lead && keyAt(sentence, lead.to) === 'euro' ? lead.to + 1 : lead?.to
  const found = rangeAt(sentence, leadTo ?? at, () => false)
  if (!found || found.scale > 1e3) return undefined
  const tail = tokens[found.to]?.gap === 'break' ? undefined : matchPhrase(payAfter, tokens, found.to, free)
  const to = tail?.to ?? found.to
  if (notYearly.has(keyAt(sentence, to)) || notYearly.has(keyAt(sentence, to + 1))) return undefined
  const isNamed = lead !== undefined || tail !== undefined
  const range = wholeThousands(found.range, isNamed)
  const amounts = Object.values(range)
  const isUsual = amounts.every((amount) => amount >= usual.least && amount <= usual.most)
  const isMoney = found.scale === 1e3 || hasEuro(sentence, at, to)
  if (isNamed ? amounts.some((amount) => amount > maxPay || amount < 1000) : !(isUsual && isMoney)) return undefined
  return { range, to }
}

/** "RAL 30" is thirty thousand. */
function wholeThousands(range: Range, isNamed: boolean): Range {
  const whole = (amount: number) => Math.round(isNamed && amount >= 10 && amount < 500 ? amount * 1000 : amount)
  return Object.fromEntries(Object.entries(range).map(([end, amount]) => [end, whole(amount)]))
}

function hasEuro({ tokens }: Sentence, from: number, to: number): boolean {
  return tokens.slice(from, to).some(({ key }) => key === 'euro' || key === 'eur')
}
