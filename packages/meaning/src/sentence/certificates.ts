import { readLicences } from './licences.ts'
import { matchPhrase, type PhraseTable, phrasesOf, phraseTable, wordSet } from './phrases.ts'
import { isFree, keyAt, mark, markPhrases, type Sentence, writtenAs } from './reading.ts'
import { townNames } from './towns.ts'
import {
  certificateLinks,
  certificateNames,
  certificateOpeners,
  certificateSubjects,
  unsureCertificates,
} from './words/certificate-words.ts'

/** Each phrase as it is written in its list. */
const named = (list: string): PhraseTable<string> =>
  phraseTable(phrasesOf(list).map((phrase) => [phrase, phrase] as const))
const unsure = new Set(phrasesOf(unsureCertificates))
const names = named(
  phrasesOf(certificateNames)
    .filter((name) => !unsure.has(name))
    .join('|'),
)
const unsureNames = named(unsureCertificates)
const openers = named(certificateOpeners)
const links = named(certificateLinks)
const subjects = named(certificateSubjects)

const singular: Readonly<Record<string, string>> = {
  patentini: 'patentino',
  attestati: 'attestato',
  abilitazioni: 'abilitazione',
  certificazioni: 'certificazione',
  'qualifica di': 'qualifica',
  'diploma di qualifica': 'qualifica',
}

export function readCertificates(sentence: Sentence): void {
  readLicences(sentence)
  readOpened(sentence)
  markPhrases(sentence, names, (name, from, to) => ({
    field: 'certifications',
    values: name === 'pes pav' ? ['pes', 'pav'] : [writtenAs(sentence, from, to)],
  }))
  markPhrases(
    sentence,
    unsureNames,
    (_, from, to) => ({ field: 'certifications', values: [writtenAs(sentence, from, to)] }),
    {
      isSure: false,
      isLoose: true,
    },
  )
}

/** "patentino del muletto", "attestato ASO", "abilitazione gru a torre". */
function readOpened(sentence: Sentence): void {
  const { tokens } = sentence
  const free = isFree(sentence)
  for (let at = 0; at < tokens.length; at += 1) {
    const opener = free(at) ? matchPhrase(openers, tokens, at, free) : undefined
    if (!opener) continue
    const link = matchPhrase(links, tokens, opener.to, free)
    const subject =
      matchPhrase(subjects, tokens, opener.to, free) ?? (link && matchPhrase(subjects, tokens, link.to, free))
    const word = singular[opener.value] ?? opener.value
    const rest = subject ? undefined : ownWords(sentence, link?.to ?? opener.to)
    if (!subject && !rest) {
      if (opener.value === 'patentino')
        mark(sentence, at, opener.to, { field: 'certifications', values: ['patentino'] }, { isSure: false })
      continue
    }
    const name = subject?.value ?? rest?.name ?? ''
    const to = subject?.to ?? rest?.to ?? opener.to
    mark(sentence, at, to, { field: 'certifications', values: [`${word} ${name}`.slice(0, 200)] })
    at = to - 1
  }
}

/** The words after a patentino or an attestato that is on no list: up to three. */
function ownWords(sentence: Sentence, at: number): { name: string; to: number } | undefined {
  const { tokens } = sentence
  let to = at
  while (
    to < tokens.length &&
    to < at + 3 &&
    isFree(sentence)(to) &&
    tokens[to]?.gap !== 'break' &&
    !stops.has(keyAt(sentence, to)) &&
    !townNames().values.has(keyAt(sentence, to))
  )
    to += 1
  const words = tokens.slice(at, to)
  return words.length > 0 ? { name: words.map(({ text }) => text.toLowerCase()).join(' '), to } : undefined
}

const stops = wordSet(`
    e o con in a ad no non ma per zona entro max min almeno and or with near part full tempo t provincia prov
    richiesto richiesta obbligatorio necessario gradito
  `)
