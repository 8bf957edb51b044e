import type { Contract, TargetPersona } from '@vedetta/contracts/text/vocabulary'
import type { Draws } from '../random/draws.ts'
import type { Family } from './families/family.ts'
import type { Stated } from './stated.ts'

/** Whole euro, gross. */
export type Pay = { from: number; to: number; period: 'hour' | 'month' | 'year' }

const levelFactors: Readonly<Record<TargetPersona, number>> = {
  junior: 0.86,
  mid: 1,
  senior: 1.2,
  manager: 1.45,
  executive: 1.6,
}
/** 52 weeks of 40 hours, and 13 months. */
const hoursOfYear = 2080
const monthsOfYear = 13

export function drawPay(draws: Draws, family: Family, level: TargetPersona, contract: Contract | null): Stated<Pay> {
  if (contract === 'internship') return allowance(draws.between(5, 9) * 100)
  const factor = levelFactors[level] * (0.94 + 0.12 * draws.unit())
  const [least, most] = family.pay
  const from = Math.round(least * factor)
  const to = Math.max(from + 1, Math.round((least + (most - least) * draws.unit()) * factor))
  const share = draws.unit()
  if (family.collar === 'blue' && share < 0.2) return hourly((from * 1000) / hoursOfYear)
  if (family.collar === 'blue' && share < 0.5) return monthly(from * 1000, to * 1000)
  const words = `RAL tra ${from}.000 e ${to}.000 euro`
  return { value: { from: from * 1000, to: to * 1000, period: 'year' }, words }
}

function allowance(euro: number): Stated<Pay> {
  return { value: { from: euro, to: euro, period: 'month' }, words: `rimborso di ${euro} euro al mese` }
}

function hourly(exact: number): Stated<Pay> {
  const euro = Math.max(9, Math.round(exact))
  return { value: { from: euro, to: euro, period: 'hour' }, words: `${euro} euro lordi l'ora` }
}

function monthly(fromYear: number, toYear: number): Stated<Pay> {
  const from = Math.round(fromYear / monthsOfYear / 50) * 50
  const to = Math.max(from + 50, Math.round(toYear / monthsOfYear / 50) * 50)
  return { value: { from, to, period: 'month' }, words: `da ${from} a ${to} euro lordi al mese` }
}
