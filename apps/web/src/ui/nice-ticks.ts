const niceSteps = [1, 2, 2.5, 5, 10]

type TickOptions = { maxTicks?: number; isWhole?: boolean }

/** Round numbers at equal distances around all values and zero, so that a scale is read at a glance. */
export function niceTicks(values: readonly number[], { maxTicks = 5, isWhole = false }: TickOptions = {}): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  if (low === high) return [0, 1]
  const minStep = (high - low) / maxTicks
  const power = 10 ** Math.floor(Math.log10(minStep))
  const usable = isWhole ? niceSteps.map((step) => Math.ceil(step * power)) : niceSteps.map((step) => step * power)
  const step = usable.find((each) => each >= minStep) ?? 10 * power
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  // Multiplied, and rid of what multiplying adds: 3 × 0.1 is no round number.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}
