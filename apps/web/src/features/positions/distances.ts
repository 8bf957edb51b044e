import type { FilterValue } from '@vedetta/contracts/filter-fields'

export type Circle = FilterValue<'city'>

/** How far from a town to look, in kilometres; 0 is the town alone. */
export const distances = [0, 5, 10, 20, 30, 50, 100]

const usualDistance = 30

export function distanceOf(circle: Circle | undefined): number {
  if (!circle) return usualDistance
  return circle.mode === 'exact' ? 0 : circle.km
}

export function circleOf(istat: string, km: number): Circle {
  return km === 0 ? { mode: 'exact', istat } : { mode: 'radius', istat, km }
}

export function widerThan(km: number): number | undefined {
  return distances.find((distance) => distance > km)
}
