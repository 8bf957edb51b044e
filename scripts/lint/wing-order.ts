import { folderBelow, type Import } from './folder-graph.ts'

/** The wings of core from the bottom up: a wing imports what stands below it, and none on its own floor. */
export const coreWings = [
  ['platform'],
  ['privacy'],
  ['customers'],
  ['companies'],
  ['search'],
  ['inbox'],
  ['watch', 'notify'],
  ['outward'],
  ['operations'],
] as const

type Floors = readonly (readonly string[])[]

/** Imports from a wing to one above it or beside it. */
export function againstOrder(imports: readonly Import[], place: string, floors: Floors): Import[] {
  const wingOf = folderBelow(place)
  return imports.filter(({ from, to }) => {
    const [own, other] = [wingOf(from), wingOf(to)]
    return own !== other && floorOf(floors, own) <= floorOf(floors, other)
  })
}

/** Files below the place that stand in no wing. */
export function outsideWings(files: readonly string[], place: string, floors: Floors): string[] {
  const wingOf = folderBelow(place)
  return files.filter((file) => wingOf(file) !== undefined && Number.isNaN(floorOf(floors, wingOf(file))))
}

/** Not a number, which no comparison holds for, outside the wings. */
function floorOf(floors: Floors, wing: string | undefined): number {
  const floor = floors.findIndex((wings) => wings.some((name) => name === wing))
  return floor < 0 ? Number.NaN : floor
}
