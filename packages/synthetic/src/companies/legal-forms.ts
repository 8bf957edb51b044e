import type { Draws, NonEmpty } from '../random/draws.ts'
import { WeightedChoice } from '../random/weighted-choice.ts'
import type { SectorProfile } from './sector-profile.ts'

export type LegalForm =
  | 'Ditta individuale'
  | 'Studio associato'
  | 'S.n.c.'
  | 'S.a.s.'
  | 'S.r.l.'
  | 'S.r.l.s.'
  | 'S.p.A.'
  | 'Soc. coop.'

/** The legal forms that file their accounts. */
export type CapitalForm = 'S.r.l.' | 'S.r.l.s.' | 'S.p.A.' | 'Soc. coop.'

type Mix = NonEmpty<readonly [form: LegalForm, share: number]>

const alone: Mix = [
  ['Ditta individuale', 62],
  ['S.n.c.', 5],
  ['S.a.s.', 4],
  ['S.r.l.', 18],
  ['S.r.l.s.', 10],
  ['S.p.A.', 0.2],
  ['Soc. coop.', 0.8],
]
const few: Mix = [
  ['Ditta individuale', 35],
  ['S.n.c.', 14],
  ['S.a.s.', 8],
  ['S.r.l.', 33],
  ['S.r.l.s.', 6.5],
  ['S.p.A.', 0.5],
  ['Soc. coop.', 3],
]
const dozens: Mix = [
  ['Ditta individuale', 3],
  ['S.n.c.', 5],
  ['S.a.s.', 3],
  ['S.r.l.', 74],
  ['S.r.l.s.', 1],
  ['S.p.A.', 9],
  ['Soc. coop.', 5],
]
const scores: Mix = [
  ['S.r.l.', 48],
  ['S.p.A.', 44],
  ['Soc. coop.', 8],
]
const hundreds: Mix = [
  ['S.r.l.', 9],
  ['S.p.A.', 82],
  ['Soc. coop.', 9],
]

const choice = (mix: Mix) => new WeightedChoice(mix, ([, share]) => share)

const choices = [
  { below: 2, choice: choice(alone) },
  { below: 10, choice: choice(few) },
  { below: 50, choice: choice(dozens) },
  { below: 250, choice: choice(scores) },
]
const largest = choice(hundreds)

export function drawLegalForm(draws: Draws, employees: number, forms: SectorProfile['forms']): LegalForm {
  const [form] = (choices.find(({ below }) => employees < below)?.choice ?? largest).draw(draws)
  if (forms === 'capital') return isCapital(form) ? form : 'S.r.l.'
  if (forms === 'professional' && (form === 'S.n.c.' || form === 'S.a.s.')) return 'Studio associato'
  return form
}

export function isCapital(form: LegalForm): form is CapitalForm {
  return form === 'S.r.l.' || form === 'S.r.l.s.' || form === 'S.p.A.' || form === 'Soc. coop.'
}

const usualCapitals: NonEmpty<number> = [
  10_000, 10_000, 10_000, 10_200, 10_400, 15_000, 20_000, 26_000, 50_000, 100_000,
]
const largeCapitals: NonEmpty<number> = [50_000, 120_000, 200_000, 500_000, 1_000_000, 2_500_000, 5_000_000]

/** Whole euro; the law's minimum is 50,000 for an S.p.A., and an S.r.l.s. has less than 10,000. */
export function drawShareCapital(draws: Draws, form: LegalForm, employees: number): number | null {
  switch (form) {
    case 'S.r.l.':
      return employees < 50 ? draws.pick(usualCapitals) : draws.pick(largeCapitals)
    case 'S.r.l.s.':
      return draws.between(1, 99) * 100
    case 'S.p.A.':
      return draws.pick(largeCapitals) * (employees < 250 ? 1 : 4)
    case 'Soc. coop.':
      return draws.between(1, 12) * 500 + employees * 50
    case 'S.n.c.':
    case 'S.a.s.':
      return draws.between(2, 40) * 500
    default:
      return null
  }
}
