import { drawPerson } from '../people/people.ts'
import type { Draws, NonEmpty } from '../random/draws.ts'
import type { Place } from './places.ts'

const streets: NonEmpty<string> = [
  'Via Roma',
  'Via Garibaldi',
  'Via Mazzini',
  'Via Cavour',
  'Via Verdi',
  'Via Dante Alighieri',
  'Via Marconi',
  'Via Matteotti',
  'Via Manzoni',
  'Via IV Novembre',
  'Via XXV Aprile',
  'Via Galileo Galilei',
  'Via Leonardo da Vinci',
  'Via Alessandro Volta',
  "Via dell'Industria",
  "Via dell'Artigianato",
  'Via del Lavoro',
  'Via della Repubblica',
  'Via dei Mille',
  'Via Provinciale',
  'Via Nazionale',
  'Viale Europa',
  'Viale della Libertà',
  'Viale della Stazione',
  'Corso Italia',
  'Corso Vittorio Emanuele II',
  'Piazza San Marco',
  'Piazza della Vittoria',
  'Piazza Mercato',
  'Largo Primo Maggio',
  'Strada Statale',
  'Contrada Pianure',
]

export function drawAddress(draws: Draws, { municipality, postalCodes }: Place): string {
  const street = draws.chance(0.7) ? draws.pick(streets) : namedAfterPerson(draws, municipality.region)
  return `${street} ${1 + draws.below(180)}, ${draws.pick(postalCodes)} ${municipality.name} (${municipality.province})`
}

function namedAfterPerson(draws: Draws, region: string): string {
  const { firstName, surname } = drawPerson(draws, region)
  return `Via ${firstName} ${surname}`
}
