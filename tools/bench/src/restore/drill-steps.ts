export type Step = { readonly name: string; readonly ms: number; readonly facts: string }

/** The protocol of a drill: each step with its time, and whatever is not as it should be. */
export function createProtocol(onStep: (step: Step) => void) {
  const steps: Step[] = []
  const failures: string[] = []
  return {
    steps,
    failures,
    timed: async <Result>(
      name: string,
      work: () => Promise<Result>,
      factsOf: (result: Result) => string = () => '',
    ): Promise<Result> => {
      const startedAt = performance.now()
      const result = await work()
      const step = { name, ms: performance.now() - startedAt, facts: factsOf(result) }
      steps.push(step)
      onStep(step)
      return result
    },
    expect: (isTrue: boolean, failure: string): void => {
      if (!isTrue) failures.push(failure)
    },
  }
}

export type Protocol = ReturnType<typeof createProtocol>
