import type { CountSummary } from '@vedetta/simweb/count'

/** As it was counted at the other end: all must be 0. */
export function tellPoliteness(counts: CountSummary): void {
  console.log(
    `  politeness: ${counts.requests} requests to ${counts.hosts} hosts, offences ${JSON.stringify(counts.offences)}`,
  )
  for (const example of counts.examples.slice(0, 10)) console.log(`    ${JSON.stringify(example)}`)
}
