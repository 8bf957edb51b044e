import type { Draws } from '../random/draws.ts'

/** Cumulative: how many of a hundred companies with fewer than ten employees have at most one, two, three… */
const smallSizes = [54, 70, 79, 85, 89.5, 93, 95.8, 98.1, 100]

/** Italy's distribution: 95 % have fewer than ten employees, 4.2 % 10 to 49, 0.65 % 50 to 249, 0.15 % more. */
export function drawEmployees(draws: Draws): number {
  const share = draws.unit()
  if (share < 0.95) return drawSmall(draws.unit() * 100)
  if (share < 0.992) return spread(draws.unit(), 10, 49)
  if (share < 0.9985) return spread(draws.unit(), 50, 249)
  return spread(draws.unit(), 250, 6000)
}

function drawSmall(point: number): number {
  let employees = 1
  for (const share of smallSizes) {
    if (point < share) break
    employees++
  }
  return employees
}

/** The number of companies falls roughly with the square of their size, so the inverse of the size is uniform. */
function spread(point: number, from: number, to: number): number {
  return Math.min(to, Math.floor(1 / (1 / from - point * (1 / from - 1 / (to + 1)))))
}
