import type { LeasedSource } from '@vedetta/core/watch/schedule/lease-due'
import type { VisitResult } from '@vedetta/crawler/revisit/visit-result'
import type { Day } from '@vedetta/simweb/model'

/** Visits a source at a moment of the simulated clock. */
export type Visitor = (source: LeasedSource, at: Date) => Promise<VisitResult>

export type Visitors = {
  visitorOn(day: Day): Visitor
  /** Sets the simulated clock. */
  beginStep(day: Day, at: Date): Promise<void>
  close(): Promise<void>
}
