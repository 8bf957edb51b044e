import { distanceKm } from '@vedetta/reference/distance'
import type { Municipality } from '@vedetta/reference/municipality-records'
import { once } from '@vedetta/reference/once'
import { places } from './places.ts'

const radiusKm = 30
/** Degrees; at Italy's latitudes 30 km are at most 0.27 of latitude and 0.40 of longitude, so neighbouring cells suffice. */
const cell = 0.4

const cellKey = (row: number, column: number) => row * 1000 + column

const cells = once(() => {
  const byCell = new Map<number, Municipality[]>()
  for (const { municipality } of places()) {
    const key = cellKey(Math.floor(municipality.lat / cell), Math.floor(municipality.lon / cell))
    const members = byCell.get(key)
    if (members) members.push(municipality)
    else byCell.set(key, [municipality])
  }
  return byCell
})

const known = new Map<string, readonly [Municipality, ...Municipality[]]>()

/** A municipality and those within 30 km of it. */
export function nearby(center: Municipality): readonly [Municipality, ...Municipality[]] {
  const found = known.get(center.istat)
  if (found) return found
  const row = Math.floor(center.lat / cell)
  const column = Math.floor(center.lon / cell)
  const others: Municipality[] = []
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      for (const other of cells().get(cellKey(r, c)) ?? []) {
        if (other !== center && distanceKm(center, other) <= radiusKm) others.push(other)
      }
    }
  }
  const all = [center, ...others] as const
  known.set(center.istat, all)
  return all
}
