import type { CountSummary } from '@vedetta/simweb/request-counts'

/** Prints the offences that the simulated web counted; all must be 0. */
export function reportPoliteness(counts: CountSummary): void {
  console.log(
    `  politeness: ${counts.requests} requests to ${counts.hosts} hosts, offences ${JSON.stringify(counts.offences)}; a request waited at most ${counts.longestWaitMs} ms to be counted`,
  )
  for (const example of counts.examples.slice(0, 10)) console.log(`    ${JSON.stringify(example)}`)
}
