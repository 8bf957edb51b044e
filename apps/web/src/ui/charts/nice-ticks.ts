const niceSteps = [1, 2, 2.5, 5, 10]

type TickOptions = { maxTicks?: number; wholeNumbers?: boolean }

/** Round numbers at equal distances that span all values and zero. */
export function niceTicks(
  values: readonly number[],
  { maxTicks = 5, wholeNumbers = false }: TickOptions = {},
): number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  if (low === high) return [0, 1]
  const minStep = (high - low) / maxTicks
  const power = 10 ** Math.floor(Math.log10(minStep))
  const usable = wholeNumbers ? niceSteps.map((step) => Math.ceil(step * power)) : niceSteps.map((step) => step * power)
  const step = usable.find((each) => each >= minStep) ?? 10 * power
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  // Rounds off floating-point noise: 3 × 0.1 is not 0.3.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}
