import { allKinds } from './kind-mix.ts'
import type { Day } from './model.ts'
import { truthOf } from './truth.ts'
import { createWorld } from './world.ts'

export type KindCount = { kind: string; sites: number; positions: number; changes: number }

/** Counts sites, open positions and changes since the day before, by kind, in the default mix. */
export function countKinds(hosts: number, seed: number, day: Day): KindCount[] {
  const world = createWorld({ seed, hosts })
  const rows = new Map(allKinds.map(({ name }) => [name, { kind: name, sites: 0, positions: 0, changes: 0 }]))
  for (let number = 0; number < hosts; number += 1) {
    const truth = truthOf(world, number, day)
    const row = rows.get(truth.kind)
    if (row === undefined) continue
    row.sites += 1
    row.positions += truth.positions.length
    row.changes += truth.changes.length
  }
  return [...rows.values()].sort((a, b) => b.sites - a.sites)
}
