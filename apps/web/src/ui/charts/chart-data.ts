/** The numbers that a chart, its table and its download share. */
export type ChartData = {
  /** The heading of the rows, such as "Year". */
  rowName: string
  rows: readonly ChartRow[]
  series: readonly ChartSeries[]
}

type ChartRow = {
  label: string
  /** For the axis, where space is tight. */
  shortLabel?: string
  /** One value per series; null where it is unknown. */
  values: readonly (number | null)[]
  /** A benchmark for the other rows, drawn like the second series. */
  isReference?: boolean
}

type ChartSeries = { label: string; shape: 'bar' | 'line'; format: (value: number) => string }

/** Format and unit of the vertical axis; `wholeNumbers` for counts. */
export type ChartAxis = { unit?: string; format: (value: number) => string; wholeNumbers?: boolean }

/** The first series is plain, the second hatched or dashed, so that they differ without colours too. */
const seriesLooks = [
  { colour: 'var(--brand)', isPlain: true },
  { colour: 'var(--done)', isPlain: false },
] as const

export type SeriesLook = (typeof seriesLooks)[number]

export function lookOf(index: number): SeriesLook {
  return seriesLooks[index] ?? seriesLooks[1]
}
