import { loadCollar } from '../normalise/collar-weights.ts'
import { loadScorer } from '../score/load-scorer.ts'
import { WeightsError } from '../score/weights-file.ts'

/** Before any reading: a process without its weights stops with one line, instead of failing at every visit. */
export function loadWeightsOrExit(): void {
  try {
    loadScorer()
    loadCollar()
  } catch (error) {
    if (!(error instanceof WeightsError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(78)
  }
}
