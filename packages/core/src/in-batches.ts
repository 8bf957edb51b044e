const batch = 1_000

/** Does something to a thousand at a time until fewer are left, and says to how many: no statement holds its locks for long. */
export async function inBatches(doSome: (limit: number) => Promise<number>): Promise<number> {
  let sum = 0
  let done: number
  do {
    done = await doSome(batch)
    sum += done
  } while (done === batch)
  return sum
}
