import { drawFirstName, drawSurname } from '../people/people.ts'
import type { Place } from '../places/places.ts'
import type { Draws, NonEmpty } from '../random/draws.ts'
import type { LegalForm } from './legal-forms.ts'

/** `short` is the stem of its web address. */
export type CompanyName = { name: string; short: string }

const brandStems: NonEmpty<string> = ['Tecno', 'Nova', 'Euro', 'Inter', 'Alta', 'Omni', 'Delta', 'Poli', 'Vero', 'Luna']
const brandTails: NonEmpty<string> = [
  'linea',
  'nord',
  'sud',
  'form',
  'lab',
  'gest',
  'ser',
  'mark',
  'dor',
  'vis',
  'quadra',
]
const cooperativeNames: NonEmpty<string> = [
  'La Rondine',
  'Il Girasole',
  'Arcobaleno',
  'La Quercia',
  'Nuovi Orizzonti',
  'Il Ponte',
  'La Spiga',
  "L'Alveare",
  'Il Melograno',
  'Terra Viva',
]

export function drawCompanyName(draws: Draws, form: LegalForm, words: NonEmpty<string>, place: Place): CompanyName {
  const region = place.municipality.region
  const word = draws.pick(words)
  const surname = drawSurname(draws, region)
  const kind = draws.unit()
  switch (form) {
    case 'Ditta individuale':
      return soleTrader(kind, word, surname, drawFirstName(draws))
    case 'Studio associato':
      return studio(kind, word, surname, drawSurname(draws, region))
    case 'S.n.c.':
      return partnership(draws, kind, word, surname, region)
    case 'S.a.s.':
      return withPartner(word, surname, drawFirstName(draws), form)
    case 'Soc. coop.':
      return cooperative(draws, kind, word, place)
    default:
      return capitalCompany(draws, kind, word, surname, place, form)
  }
}

function soleTrader(kind: number, word: string, surname: string, firstName: string): CompanyName {
  if (kind < 0.3) return { name: `${surname} ${firstName}`, short: `${firstName} ${surname}` }
  const sign = kind < 0.75 ? `${word} ${surname}` : `${word} ${firstName}`
  return { name: `${sign} di ${surname} ${firstName}`, short: sign }
}

function studio(kind: number, word: string, surname: string, other: string): CompanyName {
  if (kind < 0.5) return { name: `Studio ${surname} e Associati`, short: `Studio ${surname}` }
  if (kind < 0.8) return { name: `${word} ${surname} & ${other}`, short: `${surname} ${other}` }
  return { name: `${word} ${surname} e Associati`, short: `${word} ${surname}` }
}

function partnership(draws: Draws, kind: number, word: string, surname: string, region: string): CompanyName {
  if (kind < 0.35) return { name: `${word} F.lli ${surname} S.n.c.`, short: `${word} Fratelli ${surname}` }
  if (kind < 0.65) {
    const other = drawSurname(draws, region)
    return { name: `${word} ${surname} & ${other} S.n.c.`, short: `${surname} ${other}` }
  }
  return withPartner(word, surname, drawFirstName(draws), 'S.n.c.')
}

function withPartner(word: string, surname: string, firstName: string, form: LegalForm): CompanyName {
  const short = `${word} ${surname}`
  return { name: `${short} di ${surname} ${firstName} & C. ${form}`, short }
}

function cooperative(draws: Draws, kind: number, word: string, place: Place): CompanyName {
  const short = kind < 0.6 ? draws.pick(cooperativeNames) : `${word} ${place.municipality.name}`
  return { name: `${short} Soc. coop.`, short }
}

function capitalCompany(
  draws: Draws,
  kind: number,
  word: string,
  surname: string,
  place: Place,
  form: LegalForm,
): CompanyName {
  let short = `${word} ${surname}`
  if (kind > 0.85) short = `${word} ${place.municipality.name}`
  else if (kind > 0.65) short = `${draws.pick(brandStems)}${draws.pick(brandTails)} ${word}`
  else if (kind > 0.5) short = `${surname} ${word}`
  return { name: `${short} ${form}`, short }
}
