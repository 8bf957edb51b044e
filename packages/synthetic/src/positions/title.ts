import type { Contract, TargetPersona } from '@vedetta/contracts/text/vocabulary'
import type { Draws, NonEmpty } from '../random/draws.ts'
import type { Family } from './families/family.ts'
import { drawTitleForm } from './title-forms.ts'
import type { Trade } from './trades/trade.ts'

type Advert = {
  trade: Trade
  family: Family
  level: TargetPersona
  contract: Contract | null
  isPartTime: boolean
  isForProtected: boolean
  town: string | null
}

const maxLength = 90
const continuing = /^(a|su|di|in|da|per|con|fino) /
const shiftNotes: NonEmpty<string> = [
  ' - turno notturno',
  ' su tre turni',
  ' su due turni',
  ' - ciclo continuo',
  ' - turno centrale',
]

/** The trade in one of its gender forms, with the additions that adverts make, up to the length of a title. */
export function drawTitle(draws: Draws, advert: Advert): string {
  const [name, , , fixedLevel] = advert.trade
  let title = drawTitleForm(draws, name)
  const add = (note: string) => {
    if (title.length + note.length <= maxLength && !title.toLowerCase().includes(note.trim().toLowerCase()))
      title += note
  }

  if (advert.contract === 'internship' && draws.chance(0.5)) title = `Stage ${title}`
  else if (advert.contract === 'apprenticeship' && draws.chance(0.4)) title = `Apprendista ${title}`
  else if (fixedLevel === undefined) addLevel(draws, advert.level, add)
  if (draws.chance(0.28)) add(joined(draws.pick(advert.family.details)))
  else if (draws.chance(advert.family.shifts * 0.2)) add(draws.pick(shiftNotes))
  if (advert.isPartTime && draws.chance(0.4)) add(' part-time')
  if (advert.isForProtected && draws.chance(0.5)) add(' - categorie protette L. 68/99')
  if (advert.town !== null && draws.chance(0.1)) add(` - ${advert.town}`)
  return draws.chance(0.04) ? title.toUpperCase() : title
}

/** "su macchine a 5 assi" continues the title; "reparto stampi" stands beside it. */
function joined(detail: string): string {
  return continuing.test(detail) ? ` ${detail}` : ` - ${detail}`
}

function addLevel(draws: Draws, level: TargetPersona, add: (note: string) => void): void {
  if (level === 'junior' && draws.chance(0.3)) add(' junior')
  if (level === 'senior' && draws.chance(0.35)) add(draws.chance(0.7) ? ' senior' : ' con esperienza')
}
