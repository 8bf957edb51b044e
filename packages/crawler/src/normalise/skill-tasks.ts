import { anyOf, fromWordStart, wholeWords } from '../lexicon/compile-terms.ts'
import { machinesByName } from '../lexicon/machines.ts'
import {
  bookkeeping,
  buildingWork,
  careAndTherapy,
  electricalWork,
  farmingAndCellars,
  foodAndHospitality,
  kindsOfDrawings,
  laboratoriesAndStandards,
  legalAndPersonnelWork,
  liftingGear,
  maintenance,
  marketingAndSales,
  metalworking,
  readingWords,
  specialTechniques,
  storesWork,
} from '../lexicon/tasks.ts'

const taskEnd = String.raw`(?=$|[.,;:)(]| (?:e|ed|con|per|in|su|nel\w*|presso|dal|dei|alla|sui|tramite) )`

/** Pieces of work that name a skill even where they are only described, by trade. On folded text. */
const pieces: readonly RegExp[] = [
  // Drawings, machines, metal
  new RegExp(
    String.raw`\b${anyOf(readingWords)} (?:(?:e (?:interpretazione|comprensione) )?(?:del |dei |di |della |delle |il |i )?)(?:disegn[oi]|schem[ai]|sched[ae])(?: ${anyOf(kindsOfDrawings)}\w+)?`,
  ),
  /\bsaldatura (?:a filo(?: continuo)?|tig|mig|mag|mig\/mag|ad elettrodo|a elettrodo|a stagno|laser|robotizzata|a punti|ossiacetilenica|pvc|inox)(?: ?(?:e|\/|,) ?(?:tig|mig|mag|elettrodo|pe))*/,
  fromWordStart(metalworking),
  /\b(?:programmazione (?:a bordo macchina|cnc|plc|robot|viaggi|della pressa piegatrice|della produzione|macchine cnc)\b|messa a punto d[ie]\w* [a-z]+(?: e [a-z]+)?)/,
  /\b(?:controllo (?:dimensionale|qualita|fumi|di gestione|numerico|statistico|accessi)\b|strumenti di misura\b|macchine di misura(?: tridimensionali(?: \(cmm\))?)?|collaud[io] funzional[ei]\b)/,
  fromWordStart(electricalWork),
  fromWordStart(maintenance),
  // Stores, lifting, transport, building
  wholeWords(liftingGear),
  fromWordStart(storesWork),
  fromWordStart(buildingWork),
  // Offices
  fromWordStart(bookkeeping),
  fromWordStart(legalAndPersonnelWork),
  fromWordStart(marketingAndSales),
  /\b(?:test automation\b|time.series modelling\b|reti (?:lan|wan)\b|help ?desk\b|cyber ?security\b|sicurezza informatica\b|machine vision\b)/,
  // Food, land, hospitality, care, laboratories
  fromWordStart(foodAndHospitality),
  fromWordStart(farmingAndCellars),
  fromWordStart(careAndTherapy),
  fromWordStart(laboratoriesAndStandards),
  // Machines and instruments by name
  fromWordStart(machinesByName),
  fromWordStart(specialTechniques),
  new RegExp(
    String.raw`\bconduzione (?:di |della |delle |degli )(?:forni|linee|impianti|caldaie|macchine|\w+(?:trici|atori|trice|atore))(?: (?!con\b|per\b|in\b)[a-z]+){0,3}?${taskEnd}`,
  ),
]

/** The whole match is the skill. */
export const taskSkills = new RegExp(pieces.map(({ source }) => source).join('|'), 'g')
