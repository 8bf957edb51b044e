import type { Contract, Schedule, SmartWorking, TargetPersona } from '@vedetta/contracts/text/vocabulary'
import type { Draws, NonEmpty } from '../random/draws.ts'
import { WeightedChoice } from '../random/weighted-choice.ts'
import type { Family } from './families/family.ts'
import { drawPay, type Pay } from './pay.ts'
import type { Stated } from './stated.ts'

/** What the advert offers. */
export type Conditions = {
  contract: Stated<Contract> | null
  schedule: Stated<Schedule> | null
  smartWorking: Stated<SmartWorking> | null
  pay: Stated<Pay> | null
  benefits: readonly string[]
}

const contractWords: Readonly<Record<Contract, NonEmpty<string>>> = {
  permanent: [
    'contratto a tempo indeterminato',
    'assunzione a tempo indeterminato',
    'inserimento a tempo indeterminato',
  ],
  'fixed term': [
    'contratto a tempo determinato',
    'contratto a tempo determinato di sei mesi con possibilità di proroga',
    "contratto a tempo determinato finalizzato all'assunzione stabile",
  ],
  temporary: ['contratto di somministrazione', 'inserimento in somministrazione con possibilità di proroga'],
  apprenticeship: ['contratto di apprendistato', 'apprendistato professionalizzante'],
  internship: ['tirocinio di sei mesi con rimborso spese', 'stage retribuito'],
}
const scheduleWords: Readonly<Record<Schedule, NonEmpty<string>>> = {
  full: ['orario a tempo pieno', 'orario full time dal lunedì al venerdì', '40 ore settimanali a tempo pieno'],
  part: ['orario part-time', 'part-time di 20 ore settimanali', 'part-time di 24 ore settimanali'],
}
const smartWorkingWords: Readonly<Record<SmartWorking, NonEmpty<string>>> = {
  yes: ['lavoro da remoto', 'smart working per tutta la settimana'],
  hybrid: [
    'due giorni di smart working a settimana',
    'modalità ibrida tra casa e sede',
    'uno o due giorni di smart working',
  ],
  no: ['lavoro in presenza'],
}

type Mix = NonEmpty<readonly [contract: Contract, share: number]>
const beginners: Mix = [
  ['permanent', 18],
  ['fixed term', 26],
  ['temporary', 14],
  ['apprenticeship', 28],
  ['internship', 14],
]
const others: Mix = [
  ['permanent', 60],
  ['fixed term', 30],
  ['temporary', 10],
]
const leaders: Mix = [
  ['permanent', 94],
  ['fixed term', 6],
]
const choice = (mix: Mix) => new WeightedChoice(mix, ([, share]) => share)
const contractsOfLevels: Readonly<Record<TargetPersona, WeightedChoice<readonly [Contract, number]>>> = {
  junior: choice(beginners),
  mid: choice(others),
  senior: choice(leaders),
  manager: choice(leaders),
  executive: choice(leaders),
}

const commonBenefits: NonEmpty<string> = [
  'buoni pasto',
  'welfare aziendale',
  'premio di risultato',
  'formazione continua',
  'mensa aziendale',
]
const officeBenefits: NonEmpty<string> = [
  'orario flessibile',
  'computer aziendale',
  'assicurazione sanitaria',
  ...commonBenefits,
]
const leadersBenefits: NonEmpty<string> = ['auto aziendale', 'telefono aziendale', 'bonus annuale', ...officeBenefits]

export function drawConditions(draws: Draws, family: Family, level: TargetPersona): Conditions {
  const contract = draws.chance(0.8) ? drawContract(draws, level) : null
  const schedule = draws.chance(0.66) ? drawSchedule(draws, family, level) : null
  return {
    contract,
    schedule,
    smartWorking: drawSmartWorking(draws, family),
    pay: draws.chance(0.3) ? drawPay(draws, family, level, contract?.value ?? null) : null,
    benefits: draws.chance(0.4) ? drawBenefits(draws, family, level) : [],
  }
}

function drawContract(draws: Draws, level: TargetPersona): Stated<Contract> {
  const [value] = contractsOfLevels[level].draw(draws)
  return { value, words: draws.pick(contractWords[value]) }
}

function drawSchedule(draws: Draws, family: Family, level: TargetPersona): Stated<Schedule> {
  const isLeader = level === 'manager' || level === 'executive'
  const value = !isLeader && draws.chance(family.partTime) ? 'part' : 'full'
  return { value, words: draws.pick(scheduleWords[value]) }
}

/** Adverts mention smart working when it is offered; few say that it is not. */
function drawSmartWorking(draws: Draws, family: Family): Stated<SmartWorking> | null {
  const share = draws.unit()
  let value: SmartWorking | null = null
  if (share < family.remote * 0.25) value = 'yes'
  else if (share < family.remote) value = 'hybrid'
  else if (share > 0.96) value = 'no'
  return value && { value, words: draws.pick(smartWorkingWords[value]) }
}

function drawBenefits(draws: Draws, family: Family, level: TargetPersona): readonly string[] {
  const isLeader = level === 'manager' || level === 'executive'
  const offered = family.collar === 'blue' ? commonBenefits : isLeader ? leadersBenefits : officeBenefits
  const first = draws.pick(offered)
  const second = draws.pick(offered)
  return first === second ? [first] : [first, second]
}
