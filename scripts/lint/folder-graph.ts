export type Import = { from: string; to: string }

export type FolderGraph = {
  nodes: number
  /** Pairs of nodes of which one imports the other. */
  edges: number
  /** The longest chain of imports between nodes; those of a cycle count once. */
  layers: number
  /** Nodes that reach each other, with an import for each edge between them. */
  cycles: { nodes: string[]; imports: Import[] }[]
}

/** How folders import each other. `nodeOf` names the folder of a file, and nothing for one that is left out. */
export function folderGraph(imports: readonly Import[], nodeOf: (path: string) => string | undefined): FolderGraph {
  const targets = targetsOf(imports, nodeOf)
  const reached = reachable(targets)
  const reachEachOther = (one: string, other: string) => reaches(reached, one, other) && reaches(reached, other, one)
  const groups = Map.groupBy(targets.keys(), (node) => [...targets.keys()].find((other) => reachEachOther(node, other)))
  return {
    nodes: targets.size,
    edges: [...targets.values()].reduce((sum, { size }) => sum + size, 0),
    layers: layersOf(targets, reached),
    cycles: [...groups.values()]
      .filter((nodes) => nodes.length > 1)
      .map((nodes) => ({ nodes, imports: importsWithin(targets, new Set(nodes)) })),
  }
}

/** The folder of a file below a place (`packages/core/src`); a file that stands in none is one by itself. */
export function folderBelow(place: string): (path: string) => string | undefined {
  return (path) => (path.startsWith(`${place}/`) ? path.slice(place.length + 1).split('/')[0] : undefined)
}

type Targets = ReadonlyMap<string, ReadonlyMap<string, Import>>
type Reached = ReadonlyMap<string, ReadonlySet<string>>

/** What each node imports, with the first import that does. */
function targetsOf(imports: readonly Import[], nodeOf: (path: string) => string | undefined): Targets {
  const targets = new Map<string, Map<string, Import>>()
  for (const one of imports) {
    const [from, to] = [nodeOf(one.from), nodeOf(one.to)]
    if (from === undefined || to === undefined) continue
    const known = targets.get(from) ?? new Map<string, Import>()
    targets.set(from, known)
    if (!targets.has(to)) targets.set(to, new Map())
    if (from !== to && !known.has(to)) known.set(to, one)
  }
  return targets
}

const reaches = (reached: Reached, from: string, to: string) => from === to || (reached.get(from)?.has(to) ?? false)

function reachable(targets: Targets): Reached {
  return new Map(
    [...targets.keys()].map((start) => {
      const seen = new Set<string>()
      const open = [start]
      for (let node = open.pop(); node !== undefined; node = open.pop())
        for (const next of targets.get(node)?.keys() ?? [])
          if (!seen.has(next)) {
            seen.add(next)
            open.push(next)
          }
      return [start, seen]
    }),
  )
}

function layersOf(targets: Targets, reached: Reached): number {
  const depths = new Map<string, number>()
  const depth = (node: string): number => {
    const known = depths.get(node)
    if (known !== undefined) return known
    const below = [...(targets.get(node)?.keys() ?? [])].filter((next) => !reaches(reached, next, node))
    const found = 1 + Math.max(0, ...below.map(depth))
    depths.set(node, found)
    return found
  }
  return Math.max(0, ...[...targets.keys()].map(depth))
}

function importsWithin(targets: Targets, nodes: ReadonlySet<string>): Import[] {
  return [...targets]
    .filter(([from]) => nodes.has(from))
    .flatMap(([, known]) => [...known].filter(([to]) => nodes.has(to)).map(([, one]) => one))
}
