import type { PositionStatus } from '@vedetta/contracts/text/vocabulary'
import { phrasesOf, phraseTable } from './phrases.ts'
import { markPhrases, type Sentence } from './reading.ts'

/** Participles of what a user did to positions, in the plural of both genders. */
const forms = (stem: string) => ['e', 'i'].map((ending) => `${stem}${ending}`)
const viewed = ['vist', 'visualizzat', 'lett', 'guardat', 'esaminat'].flatMap(forms)
const called = ['contattat', 'chiamat', 'sentit'].flatMap(forms)
const all = (words: readonly string[], ...patterns: string[]) =>
  patterns.flatMap((pattern) => words.map((word) => pattern.replace('%', word)))

const lists: readonly [values: readonly PositionStatus[], phrases: readonly string[], unsure?: true][] = [
  [
    ['notSeen'],
    [
      ...all(
        viewed,
        'non %',
        'non ancora %',
        'mai %',
        'ancora non %',
        'non ho ancora %',
        'che non ho ancora %',
        'che non ho %',
        'non ho %',
        'non gia %',
        'ancora non %',
        'non ho mai %',
      ),
      ...phrasesOf(`
        non ho ancora visto | che non ho ancora visto | da vedere | ancora da vedere | da visionare | da guardare | da leggere | da esaminare | not seen
        not yet seen | unseen | unread | not viewed | not yet viewed | never seen | i haven t seen
        haven t seen | i have not seen | yet to see | not seen yet | not viewed yet | haven t seen yet
        i haven t seen yet | i have not seen yet | unviewed | to be seen | still to see
      `),
    ],
  ],
  [
    ['seen'],
    [
      ...all(viewed, 'gia %', 'che ho gia %', 'gia state %', 'ho gia %', 'che ho %'),
      ...all(['visto'], 'che ho gia %', 'ho gia %', 'gia %'),
      ...phrasesOf(
        `
          already seen | already viewed | i have seen | i ve seen | seen already | i have already seen
          i already saw | i ve already seen | viewed already | previously seen
        `,
      ),
    ],
  ],
  [['seen'], [...viewed.filter((word) => word.startsWith('vis') && /[ei]$/.test(word)), 'seen', 'viewed'], true],
  [
    ['notSeen', 'seen'],
    [
      ...all(['contattato'], 'non ho ancora %', 'che non ho ancora %', 'che non ho %'),
      ...all(
        called,
        'non %',
        'non ancora %',
        'mai %',
        'ancora non %',
        'non ho ancora %',
        'che non ho ancora %',
        'che non ho %',
        'non ho %',
        'non ho mai %',
      ),
      ...phrasesOf(`
        da contattare | ancora da contattare | da chiamare | ancora da chiamare | not contacted
        not yet contacted | never contacted | uncontacted | i haven t contacted | haven t contacted
        i have not contacted | not contacted yet | i haven t contacted yet | haven t contacted yet
        to be contacted | yet to contact | still to contact | to contact | i have not contacted yet
      `),
    ],
  ],
  [
    ['contacted'],
    [
      ...all(['contattato'], 'gia %', 'ho gia %', 'che ho gia %', 'che ho %'),
      ...all(called, 'gia %', 'che ho gia %', 'ho gia %', 'che ho %'),
      ...phrasesOf(
        `
          already contacted | i have contacted | i ve contacted | contacted already | i have already contacted
          i ve already contacted | previously contacted
        `,
      ),
    ],
  ],
  [['contacted'], [...forms('contattat'), 'contacted'], true],
]

const sure = table((unsure) => !unsure)
const unsure = table((isUnsure) => isUnsure)

function table(isWanted: (unsure: boolean) => boolean) {
  return phraseTable(
    lists
      .filter(([, , isUnsure]) => isWanted(isUnsure ?? false))
      .flatMap(([values, phrases]) => phrases.map((phrase) => [phrase, values] as const)),
  )
}

export function readStatuses(sentence: Sentence): void {
  markPhrases(sentence, sure, (values) => ({ field: 'statuses', values }))
  markPhrases(sentence, unsure, (values) => ({ field: 'statuses', values }), { isSure: false })
}
