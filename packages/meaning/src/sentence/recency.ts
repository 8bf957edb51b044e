import { amountAt } from './numbers.ts'
import { matchPhrase, type PhraseTable, phrasesOf, phraseTable, wordSet } from './phrases.ts'
import { isFree, keyAt, mark, type Sentence } from './reading.ts'

const named: readonly [days: number, sure: string, unsure?: string][] = [
  [
    0,
    `
      di oggi | pubblicate oggi | pubblicati oggi | uscite oggi | usciti oggi | solo oggi | solo di oggi
      posted today | published today | from today | today only | inserite oggi | inseriti oggi | aperte oggi
      in giornata
    `,
    'oggi | today | odierne | odierni',
  ],
  [
    1,
    `
      da ieri | di ieri | dal giorno prima | since yesterday | from yesterday | posted yesterday
      pubblicate ieri | pubblicati ieri | ultime ventiquattro ore | uscite ieri | usciti ieri | ultimo giorno
      last day | past day
    `,
    'ieri | yesterday',
  ],
  [2, "dall'altro ieri | da due giorni | ultime quarantotto ore | da l'altro ieri | since the day before yesterday"],
  [
    7,
    `
      ultima settimana | scorsa settimana | settimana scorsa | questa settimana | in settimana
      da una settimana | last week | past week | this week | last wk | ult settimana | ult sett | ultima sett
      in the last week | ultimi sette giorni | della settimana | since last week | ultima settimana lavorativa
    `,
  ],
  [14, 'ultima quindicina | last fortnight | past fortnight | ultime due settimane'],
  [
    30,
    `
      ultimo mese | questo mese | mese scorso | scorso mese | da un mese | last month | past month | this month
      ult mese | in the last month | since last month | del mese
    `,
  ],
  [90, 'ultimo trimestre | last quarter | past quarter | ultimi tre mesi'],
  [180, 'ultimo semestre | last half year'],
  [365, 'ultimo anno | last year | past year', 'quest anno | this year'],
]

const table: PhraseTable<{ days: number; isSure: boolean }> = phraseTable<{ days: number; isSure: boolean }>(
  named.flatMap(([days, sure, unsure = '']) => [
    ...phrasesOf(sure).map((phrase) => [phrase, { days, isSure: true }] as const),
    ...phrasesOf(unsure).map((phrase) => [phrase, { days, isSure: false }] as const),
  ]),
)

/** Words before a number of days, weeks or months. */
const leads = phraseTable(
  phrasesOf(`
    ultimi | ultime | ult | gli ultimi | le ultime | last | past | the last | the past | da meno di | da
    da max | negli ultimi | nelle ultime | meno di | entro gli ultimi | within the last | in the last
    in the past | over the last | non piu vecchie di | non piu vecchi di | piu recenti di | entro | less than
    not older than | within | max
  `).map((phrase) => [phrase, true] as const),
)

const unitDays: Readonly<Record<string, number>> = {
  ora: 1 / 24,
  ore: 1 / 24,
  h: 1 / 24,
  hours: 1 / 24,
  hour: 1 / 24,
  hrs: 1 / 24,
  giorno: 1,
  giorni: 1,
  gg: 1,
  day: 1,
  days: 1,
  g: 1,
  settimana: 7,
  settimane: 7,
  sett: 7,
  week: 7,
  weeks: 7,
  wks: 7,
  mese: 30,
  mesi: 30,
  month: 30,
  months: 30,
}

/** Articles and the like before it belong to it: "nell'ultima settimana", "published in the last month". */
const before = wordSet(`
    nel nell nella negli nelle dell della degli delle del gli le l la lo il i in the entro di over within during
    pubblicate pubblicati pubblicata pubblicato uscite usciti posted published aperte aperti inserite inseriti
  `)

const maxDays = 3650

export function readRecency(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!isFree(sentence)(at)) continue
    const found = recencyAt(sentence, at)
    if (!found) continue
    let from = at
    while (
      from > 0 &&
      sentence.tokens[from]?.gap !== 'break' &&
      isFree(sentence)(from - 1) &&
      before.has(keyAt(sentence, from - 1))
    )
      from -= 1
    mark(sentence, from, found.to, { field: 'days', days: found.days }, { isSure: found.isSure })
    at = found.to - 1
  }
}

function recencyAt(sentence: Sentence, at: number): { days: number; to: number; isSure: boolean } | undefined {
  const { tokens } = sentence
  const free = isFree(sentence)
  const phrase = matchPhrase(table, tokens, at, free)
  const lead = matchPhrase(leads, tokens, at, free)
  const amount = lead && amountAt(sentence, lead.to)
  const unit = amount && free(amount.to) ? unitDays[keyAt(sentence, amount.to)] : undefined
  if (amount && unit !== undefined && tokens[amount.to]?.gap !== 'break') {
    const to = amount.to + 1
    const isExperience = [to, to + 1].some((index) => /^(?:esp|exp)/.test(keyAt(sentence, index)))
    const days = Math.ceil(amount.value * unit)
    if (!isExperience && days <= maxDays) return { days, to, isSure: true }
  }
  return phrase && { ...phrase.value, to: phrase.to }
}
