import { keepTurn } from './turns.ts'

/** Work in steps, between which others may have a turn. */
export type Steps<Result> = Generator<void, Result>

/** The result of all steps, one right after the other. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same, with a turn for each step. */
export async function finishInTurns<Result>(steps: Steps<Result>, turn: () => Promise<void>): Promise<Result> {
  for (;;) {
    await turn()
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same within the turn that began, which lets timers and answers in after each step. */
export async function finishKeepingTurn<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = steps.next()
    await keepTurn()
    if (done) return value
  }
}
