import { once } from '@vedetta/reference/once'
import { createScorer, type Scorer } from './scorer.ts'
import { decodeScorer } from './scorer-file.ts'
import { readWeights } from './weights-file.ts'

/** Where the weights are kept. */
export const scorerFile = new URL('../../weights/positions.bin', import.meta.url)

/** The scorer that this version of the reader was released with. Throws an error of one line where its weights are missing or altered. */
export const loadScorer = once((): Scorer => createScorer(decodeScorer(readWeights(scorerFile))))
