/** What a chart draws, its table tells and its file holds: the same numbers. */
export type ChartData = {
  /** What a row is, such as a year. */
  rowName: string
  rows: readonly ChartRow[]
  series: readonly ChartSeries[]
}

type ChartRow = {
  label: string
  /** For the axis, where there is less room. */
  shortLabel?: string
  /** One for each of the series; null where nothing is known. */
  values: readonly (number | null)[]
  /** Drawn as the second of the series would be: what the first ones are compared with. */
  isReference?: boolean
}

type ChartSeries = { label: string; shape: 'bar' | 'line'; format: (value: number) => string }

/** How the amounts at the side are told, and in what unit; those that are counted, in whole numbers. */
export type ChartAxis = { unit?: string; format: (value: number) => string; isWhole?: boolean }

/** The first series is plain, the second hatched or dashed: they differ without their colours too. */
const seriesLooks = [
  { colour: 'var(--brand)', isPlain: true },
  { colour: 'var(--done)', isPlain: false },
] as const

export type SeriesLook = (typeof seriesLooks)[number]

export function lookOf(index: number): SeriesLook {
  return seriesLooks[index] ?? seriesLooks[1]
}
