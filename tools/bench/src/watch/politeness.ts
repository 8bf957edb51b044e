import type { CountSummary } from '@vedetta/simweb/request-counts'

/** Prints the offences that the simulated web counted, and returns their number; it must be 0. */
export function reportPoliteness(counts: CountSummary): number {
  console.log(
    `  politeness: ${counts.requests} requests to ${counts.hosts} hosts, offences ${JSON.stringify(counts.offences)}; ${counts.unsure} intervals were unsure, since a request waited up to ${counts.maxWaitMs} ms to be counted`,
  )
  for (const example of counts.examples.slice(0, 10)) console.log(`    ${JSON.stringify(example)}`)
  return Object.values(counts.offences).reduce((sum, times) => sum + times, 0)
}
