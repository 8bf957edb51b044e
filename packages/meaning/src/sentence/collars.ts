import { keyAt, mark, type Reading, readingsOf, type Sentence } from './reading.ts'
import { isNegator } from './small-words.ts'

const collarOf: Readonly<Record<string, 'white' | 'blue'>> = {
  impiegati: 'white',
  impiegate: 'white',
  operai: 'blue',
  operaie: 'blue',
}

const onlyWords = new Set(['solo', 'soltanto', 'solamente', 'esclusivamente', 'only'])

/** "impiegati e operai", "solo operai", "no impiegati": with nothing to complete them, and set against each other or against all others, they are collars. */
export function readCollars(sentence: Sentence): void {
  const bare = readingsOf(sentence).filter(
    ({ from, to, said }) => said.field === 'name' && to === from + 1 && collarOf[keyAt(sentence, from)] !== undefined,
  )
  const isBothSaid = new Set(bare.map(({ from }) => collarOf[keyAt(sentence, from)])).size === 2
  for (const reading of bare)
    if (isBothSaid || isSetApart(sentence, reading)) {
      const collar = collarOf[keyAt(sentence, reading.from)] ?? ''
      mark(sentence, reading.from, reading.to, { field: 'collar', values: [collar] }, { isSure: reading.isSure })
    }
}

function isSetApart(sentence: Sentence, { from }: Reading): boolean {
  const before = keyAt(sentence, from - 1)
  return sentence.tokens[from]?.gap !== 'break' && (onlyWords.has(before) || isNegator(before))
}
