import { allMunicipalities } from './municipalities.ts'
import { once } from './once.ts'

/** Degrees of latitude from one dot to the next of its row: Italy is then some 1,450 dots. */
const step = 0.15
/** The rows are shifted against each other by half a dot, and so much closer. */
const rowStep = (step * Math.sqrt(3)) / 2
const north = 47.2
const west = 6.4
/** Length of a degree of longitude in central Italy, relative to one of latitude. */
const stretch = Math.cos((42 * Math.PI) / 180)

/** Italy as dots in rows, every other row shifted by half a dot: its north-western corner and its steps, in degrees of latitude. */
export type ItalyGrid = {
  north: number
  west: number
  /** A degree of longitude, in degrees of latitude. */
  stretch: number
  step: number
  rowStep: number
  /** For each row, where dots without a gap begin, and the two letters of each one's province. */
  runs: [column: number, provinces: string][][]
}

type Dot = { row: number; column: number }

/** Computed from the coordinates of the municipalities. */
export const italyGrid = once((): ItalyGrid => {
  const dots = filled(provincesByDot())
  const rows = Math.max(...[...dots.keys()].map((key) => dotOf(key).row)) + 1
  return { north, west, stretch, step, rowStep, runs: Array.from({ length: rows }, (_, row) => runsOf(dots, row)) }
})

/** The province with the most municipalities near each dot. */
function provincesByDot(): Map<string, string> {
  const counts = new Map<string, Map<string, number>>()
  for (const { lat, lon, province } of allMunicipalities()) {
    const row = Math.round((north - lat) / rowStep)
    const column = Math.round(((lon - west) * stretch) / step - (row % 2) / 2)
    const key = keyOf({ row, column })
    const near = counts.get(key) ?? new Map<string, number>()
    counts.set(key, near.set(province, (near.get(province) ?? 0) + 1))
  }
  return new Map([...counts].map(([key, near]) => [key, mostCommon(near)]))
}

/** High mountains and wide plains have no town near a dot: a dot surrounded by land counts as land. */
function filled(dots: Map<string, string>): Map<string, string> {
  const holes = new Map<string, string>()
  for (const dot of [...dots.keys()].flatMap((key) => neighbours(dotOf(key)))) {
    const key = keyOf(dot)
    const around = neighbours(dot).flatMap((each) => dots.get(keyOf(each)) ?? [])
    if (dots.has(key) || around.length < 4) continue
    const counts = new Map<string, number>()
    for (const province of around) counts.set(province, (counts.get(province) ?? 0) + 1)
    holes.set(key, mostCommon(counts))
  }
  return holes.size > 0 ? filled(new Map([...dots, ...holes])) : dots
}

function neighbours({ row, column }: Dot): Dot[] {
  const left = column - 1 + (row % 2)
  return [
    { row, column: column - 1 },
    { row, column: column + 1 },
    ...[row - 1, row + 1].flatMap((other) => [left, left + 1].map((at) => ({ row: other, column: at }))),
  ]
}

function mostCommon(counts: Map<string, number>): string {
  const [first] = [...counts].sort(([a, of], [b, than]) => than - of || (a < b ? -1 : 1))
  return first?.[0] ?? ''
}

/** From west to east: where dots without a gap begin, and the two letters of each. */
function runsOf(dots: Map<string, string>, row: number): [number, string][] {
  const columns = [...dots.keys()].map(dotOf).filter((dot) => dot.row === row)
  const runs: [number, string][] = []
  let end = Number.NaN
  for (const { column } of columns.sort((a, b) => a.column - b.column)) {
    const province = dots.get(keyOf({ row, column })) ?? ''
    const run = runs.at(-1)
    if (run && column === end) run[1] += province
    else runs.push([column, province])
    end = column + 1
  }
  return runs
}

const keyOf = ({ row, column }: Dot) => `${row} ${column}`

function dotOf(key: string): Dot {
  const [row = 0, column = 0] = key.split(' ').map(Number)
  return { row, column }
}
