import type { FilterValue } from '@vedetta/contracts/search/filter-fields'

export type Circle = FilterValue<'city'>

/** Distance from a town in kilometres: up to `toKm`, where 0 is the town alone, and from `fromKm` on if given. */
export type Distance = { fromKm?: number; toKm: number }

export const presetKm = [0, 5, 10, 20, 30, 50, 100]

export const defaultDistance: Distance = { toKm: 30 }

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

/** The next larger preset, if there is one. */
export function widerDistance({ toKm, ...rest }: Distance): Distance | undefined {
  const next = presetKm.find((km) => km > toKm)
  return next === undefined ? undefined : { ...rest, toKm: next }
}
