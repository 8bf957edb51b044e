import type { Collar } from '@vedetta/contracts/vocabulary'
import { anyOf, anywhere, fromWordStart } from '../lexicon/compile-terms.ts'
import {
  careTrades,
  cleaningTrades,
  kitchenTrades,
  manualAttendants,
  manualTitleOpenings,
  transportTrades,
} from '../lexicon/manual-trades.ts'
import {
  administrationProfessions,
  deskDuties,
  deskTasks,
  germanOfficeProfessions,
  healthProfessions,
  misleadingOfficeTitles,
  officeProfessions,
  salesProfessions,
  teachingProfessions,
} from '../lexicon/office-trades.ts'
import {
  buildingTrades,
  farmingTrades,
  germanManualTrades,
  manualTechnicians,
  manualWork,
  otherManualTrades,
  productionTrades,
} from '../lexicon/workshop-trades.ts'

/**
 * Trades by the words of folded titles. Offices, technicians' desks, nurses, teachers, shops and tills are white;
 * production, transport, building, kitchens, tables, care and cleaning are blue. The first match decides, so what says
 * more stands first.
 */
export const trades: readonly (readonly [Collar, RegExp])[] = [
  // Titles that their single words would misclassify.
  ['white', anywhere(misleadingOfficeTitles)],
  // "Addetta alla ritorcitura": manual work, by the ending of the noun.
  [
    'blue',
    new RegExp(
      String.raw`^addett\w*(?:\/\w+)? (?:alla |alle |all'|al |allo |ai )?(?!${anyOf(deskTasks)})\w{3,}(?:[aeiu]tura|aggio|[ai]ture|ficazione)\b`,
    ),
  ],
  ['blue', anywhere(manualAttendants)],
  ['blue', /\b(?:pulizi[ae]\b|pulizie\b)/],
  // Trades that open a title, before the thing that is driven, fitted or sold.
  ['blue', new RegExp(`^(?:aiuto |primo |secondo |apprendista )?${anyOf(manualTitleOpenings)}`)],
  ['white', new RegExp(String.raw`^addett[oaie](?:\/[oaie])? (?:all['’ae] ?|al |alla )?${anyOf(deskDuties)}\b`)],
  [
    'white',
    /^responsabil\w+\b|\b(?:direzione\b|informator\w+|bigliett\w+|sportell\w+|centrale operativa\b|centralinist\w+|alliev[oaie]\b)/,
  ],
  ['white', /\b(?:(?:direttor|direttric|dirigent)\w*|(?:ceo|cfo|coo|cto|chief)\b)/],
  ['white', /^tecnic[oaih]+\b|^(?:junior |senior )?technician\b/],
  [
    'white',
    /\b(?:ufficio\b|uffici\b|office\b|back.?office\b|front.?office\b|impiegat\w+|segretari\w+|amministrativ\w+)/,
  ],
  [
    'white',
    /\b(?:ingegner\w*|engineer\w*|architett\w*|architect\b|geometr\w*|progettist\w+|disegnator\w+|disegnatrice\b|ingenieur\w*|metodist\w+|techniker\w*|konstrukteur\w*)/,
  ],
  ['white', fromWordStart(officeProfessions)],
  ['white', fromWordStart(healthProfessions)],
  ['blue', fromWordStart(kitchenTrades)],
  ['white', fromWordStart(teachingProfessions)],
  ['blue', fromWordStart(careTrades)],
  ['blue', fromWordStart(cleaningTrades)],
  ['blue', fromWordStart(transportTrades)],
  ['blue', fromWordStart(buildingTrades)],
  ['blue', fromWordStart(productionTrades)],
  ['blue', fromWordStart(farmingTrades)],
  ['white', fromWordStart(salesProfessions)],
  ['white', fromWordStart(administrationProfessions)],
  ['blue', fromWordStart(otherManualTrades)],
  ['blue', anywhere(germanManualTrades)],
  ['white', fromWordStart(germanOfficeProfessions)],
]

export const blueTechnicians = fromWordStart(manualTechnicians)

/** Manual work named in a sentence, for titles that name no trade. */
export const blueWork = fromWordStart(manualWork)
export const whiteWork =
  /\b(?:impiegat[oaie]\b|ufficio\b|back.?office\b|office\b|laurea in\b|degree in\b|pacchetto office\b)/
