export const sweepBatch = 1_000

/** Processes a thousand rows at a time until fewer are left, and returns how many in all: no statement holds its locks for long. */
export async function inBatches(doSome: (limit: number) => Promise<number>): Promise<number> {
  let sum = 0
  let done: number
  do {
    done = await doSome(sweepBatch)
    sum += done
  } while (done === sweepBatch)
  return sum
}
