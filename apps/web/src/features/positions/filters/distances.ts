import type { FilterValue } from '@vedetta/contracts/filter-fields'

export type Circle = FilterValue<'city'>

/** How far from a town to look, in kilometres: up to some, 0 being the town alone, or beyond some as well. */
export type Distance = { fromKm?: number; toKm: number }

export const usualKm = [0, 5, 10, 20, 30, 50, 100]

export const usualDistance: Distance = { toKm: 30 }

export function distanceOf(circle: Circle): Distance {
  switch (circle.mode) {
    case 'exact':
      return { toKm: 0 }
    case 'radius':
      return { toKm: circle.km }
    case 'range':
      return { fromKm: circle.fromKm, toKm: circle.toKm }
  }
}

export function circleOf(istat: string, { fromKm, toKm }: Distance): Circle {
  if (fromKm !== undefined) return { mode: 'range', istat, fromKm, toKm }
  return toKm === 0 ? { mode: 'exact', istat } : { mode: 'radius', istat, km: toKm }
}

/** "30", or "10~30". */
export function distanceCode({ fromKm, toKm }: Distance): string {
  return fromKm === undefined ? String(toKm) : `${fromKm}~${toKm}`
}

/** The next usual distance, when there is one. */
export function widened({ toKm, ...rest }: Distance): Distance | undefined {
  const next = usualKm.find((km) => km > toKm)
  return next === undefined ? undefined : { ...rest, toKm: next }
}
