import type { PositionReading } from '../finding.ts'
import type { RawPosition } from '../raw-position.ts'

type Certainty = Pick<PositionReading, 'confidence' | 'reasons'>

/** Structured data and boards say themselves what is a position; everything else was weighed. In hundredths. */
export function certaintyOf({ confidence, reasons }: RawPosition): Certainty {
  if (confidence === undefined) return { confidence: 1, reasons: ['published_data'] }
  return { confidence: Math.round(confidence * 100) / 100, reasons: reasons ?? [] }
}
