/** The company of a position. */
export type Vacancy = { companyIndex: number; sourceNo: number }

/** Adverts grow sublinearly with the size of a company: three employees place one at most, thousands about a hundred. */
const weightOf = (employees: number) => employees ** 0.75
const maxFor = (employees: number) => (employees < 10 ? 1 : Math.min(2 + employees * 0.08, 150))

const goldenRatio = 0.618033988749895

/**
 * Distributes positions among the companies with a readable site: by size, up to what a company of its size would
 * place. If more are wanted than all companies would place, each places proportionally more.
 */
export class Vacancies {
  readonly #companies: number[] = []
  readonly #sources: number[] = []
  readonly #employees: number[] = []

  add(companyIndex: number, employees: number, sourceNo: number): void {
    this.#companies.push(companyIndex)
    this.#sources.push(sourceNo)
    this.#employees.push(employees)
  }

  get count(): number {
    return this.#companies.length
  }

  /** The vacancy of each of the positions, scattered over the companies. */
  deal(positions: number): (index: number) => Vacancy {
    const { expectedFor, total } = allocate(this.#employees, positions)
    let sum = 0
    const upTo = Float64Array.from(this.#employees, (employees) => {
      sum += expectedFor(employees)
      return sum
    })
    const step = coprimeNear(Math.max(1, Math.floor(positions * goldenRatio)), positions)
    return (index) => {
      const point = ((((index * step) % positions) + 0.5) / positions) * total
      const found = Math.min(firstAbove(upTo, point), upTo.length - 1)
      return { companyIndex: this.#companies[found] ?? 0, sourceNo: this.#sources[found] ?? 0 }
    }
  }
}

/** The expected number of positions of each company, which sum up to about all positions. */
function allocate(employees: readonly number[], positions: number) {
  const companiesOfSize = new Map<number, number>()
  for (const size of employees) companiesOfSize.set(size, (companiesOfSize.get(size) ?? 0) + 1)
  const sumOf = (expected: (size: number) => number) => {
    let sum = 0
    for (const [size, companies] of companiesOfSize) sum += companies * expected(size)
    return sum
  }

  let low = 0
  let high = 1
  const expectedAt = (rate: number) => (size: number) => Math.min(maxFor(size), rate * weightOf(size))
  const max = sumOf(maxFor)
  if (positions >= max) return { expectedFor: maxFor, total: max }
  while (sumOf(expectedAt(high)) < positions) high *= 2
  for (let halving = 0; halving < 50; halving++) {
    const middle = (low + high) / 2
    if (sumOf(expectedAt(middle)) < positions) low = middle
    else high = middle
  }
  const expectedFor = expectedAt(high)
  return { expectedFor, total: sumOf(expectedFor) }
}

function coprimeNear(start: number, other: number): number {
  let candidate = start
  while (greatestCommonDivisor(candidate, other) !== 1) candidate++
  return candidate
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

function firstAbove(sorted: Float64Array, point: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? 0) > point) high = middle
    else low = middle + 1
  }
  return low
}
