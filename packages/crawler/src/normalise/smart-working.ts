import type { SmartWorking } from '@vedetta/contracts/vocabulary'
import type { Evidenced } from '../evidence.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const by = 'smart-working'

const noneOffered =
  /\b(?:(?:no|non|senza|niente|nessun[oa]?|not|kein\w*|esclus[oa])\b(?: \S+){0,4}? (?:smart.?working|lavoro agile|da remoto|remoto|remote|telelavoro|home ?office)|(?:lavoro|attivita|prestazione|modalita|impiego|orario|esclusivamente|interamente|100 ?%|esclusiv\w+|full)(?: \S+){0,2}? (?:in presenza|in sede)(?![a-z ]*(?:e|con)\b[^.]*(?:remoto|smart|casa))|in presenza\b|(?:sempre|solo|esclusivamente|unicamente) in (?:ufficio|sede|azienda|negozio|stabilimento)\b|in (?:ufficio|sede|azienda),? (?:sempre|tutti i giorni|cinque giorni|5 giorni|al 100)\b|on.?site\b|not remote\b|(?:always|only|five days(?: a week)?|5 days(?: a week)?) (?:in|at|from) (?:the|our) office\b|kein home.?office\b|office.?based\b|(?:arbeit\w*|prasenz\w*|tatigkeit|einsatz|ausschliesslich|nur)(?: \S+){0,2}? vor ort\b|(?:smart.?working|remoto|lavoro agile)(?: \S+){0,2} non (?:e )?previst\w*|(?:smart.?working|lavoro agile|remote|da remoto|home ?office) ?: ?(?:no|non|nein|none)\b)/

const hybridOffered =
  /\b(?:ibrid[oaie]\b|hybrid\w*|mist[ao] (?:presenza|remoto|ufficio)|modalita (?:di lavoro )?mist[ao]\b|\bsw (?:[1-4]|un|due|tre) (?:giorn[oi]|gg)\b|smart.?work\w*|lavoro agile\b|home.?office\b|home ?working\b|telelavoro parziale\b|parzial\w+ (?:da |in )?remot\w+|(?:un|uno|una|due|tre|quattro|[1-4]|one|two|three|four)(?:[ -]\d)? ?(?:giorn[oi]|gg|days?|volt[ae]|tage?)\b(?: \S+){0,5}? (?:remot[oe]|casa|home|agile)|remot[oe]\b(?: \S+){0,3}? (?:un|uno|due|tre|[1-4]|one|two|three|four) ?(?:giorn[oi]|gg|days?)|possibilita di (?:lavor\w+ )?(?:in |da )?(?:remoto|casa|smart)|(?:lavorare|lavoro) da casa\b|da casa (?:un|uno|due|tre|[1-4])|partly remote\b|remote.friendly\b|in (?:presenza|sede|ufficio)\b(?: \S+){0,3}? (?:un|uno|due|tre|quattro|[1-4]) (?:giorn[oi]|gg|volt[ae])\b|(?:altri|altro|restant[ei]|rimanent[ei])(?: \S+){0,3}? (?:da casa|da remoto|in remoto|in smart)|(?:un[oa]?|due|tre|quattro|[1-4]|one|two|three) (?:(?:dei|delle|of) (?:quali|which) )?(?:da casa|da remoto|in remoto|from home|remotely)\b|(?:un|due|tre|quattro|[1-4]) (?:giorn[oi]|gg)(?: (?:a|alla) settimana)? in (?:sede|ufficio|presenza)\b|\d ?\+ ?\d (?:giorn|gg|days|ufficio|office)\w*|(?:[2-8]0) ?% (?:da |in )?(?:remot[oe]|smart|home|casa)\w*|(?:fino a |up to |bis zu )?(?:un|due|tre|quattro|[1-4]|one|two|three|four|ein|zwei|drei|vier)(?: ?(?:giorn[oi]|gg|days?|tage?))?(?:\/| a | alla | per | pro | the | di )?(?: ?(?:settimana|week|woche))?,? (?:di |of |in |da |from |im )?(?:smart|remot[oe]|agile|home|mobile[sn]? arbeit)|mobile[sn]? arbeit\w*|(?:one|two|three|four|[1-4]) days?(?: \S+){0,3}? (?:in|at) (?:the|our) office\b|(?:ein|zwei|drei|vier|[1-4]) tage?\b(?: \S+){0,3}? (?:im buro|vor ort|zu ?hause))/

/** "Remote work on Mondays and Fridays", "da remoto il venerdì": some of the week. */
const onDays =
  /\b(?:lunedi|martedi|mercoledi|giovedi|venerdi|(?:mon|tues|wednes|thurs|fri)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag)s?|giorn[oi]|days?|tagen?|meta (?:del |della )?(?:tempo|settimana)|volt[ae] a settimana|a rotazione|alternat[oi]|parte (?:del|della)|half (?:of )?the (?:time|week)|up to [2-8]0 ?%|fino al [2-8]0 ?%|[2-8]0 ?%)\b/

const fullOffered =
  /\b(?:(?:full|fully|100 ?%|completely|totally|entirely)[ -]+(?:in |da )?(?:remot[oe]|smart.?working|home.?office)|remot[oe] (?:al )?100 ?%|(?:completamente|totalmente|interamente|esclusivamente) (?:da|in) (?:remoto|smart.?working|casa)|smart.?working (?:al )?(?:100 ?%|total\w+|complet\w+)|(?:lavoro|lavorare|attivita|posizione|contratto|modalita|lavorerai) (?:da |in )?remot[oa]\b|remote (?:position|job|role|first|working|work|only)\b|telelavoro\b|telecommut\w+|work from (?:home|anywhere)\b)|^(?:da )?remot[oe](?: \(|$|[ ,-])/

/** "Assistenza da remoto" is the work, not where it is done. */
const remoteService =
  /\b(?:assistenza|supporto|controllo|gestione|monitoraggio|manutenzione|diagnosi|accesso|intervent\w+|support|monitoring|access)(?: \S+){0,4}? (?:da |in )?remot[oe]\b/g

/** "Vetture ibride", "inverter ibridi": a thing, not a way of work. */
const hybridThing =
  /\b(?:le|delle|sulle|alle|nelle|dalle) ibride\b|\b(?:vettur\w+|auto\w*|veicol\w+|mezz[io]|motor\w+|elettric\w+|inverter|caldai\w+|pomp\w+|impiant\w+|sistem[ai]|cloud|vehicles?|cars?|fahrzeug\w*)(?: (?:e|ed|o|and|und|\/))? (?:ibrid[oaie]|hybrid\w*)\b|\b(?:ibrid[oaie]|hybrid\w*) (?:e |ed |o |and |und )?(?:vettur\w+|auto\b|veicol\w+|elettric\w+|plug|cloud|vehicles?|cars?|cloud|fahrzeug\w*|motor\w*)/g

export function readSmartWorking(advert: Advert): Evidenced<SmartWorking> | null {
  const said = advert.statements.filter(({ kind }) => kind !== 'legal' && kind !== 'about')
  const mentions = [advert.title, ...said].flatMap((statement) => {
    const value = speaksOf(statement, 'remote') ? smartWorkingOf(statement.folded) : null
    return value ? [{ value, statement }] : []
  })
  const { remote, schedule, contract, place } = advert.hints
  const hinted = [
    ...(remote ? hintedSmartWorking(hintStatement(remote), hintPatterns) : []),
    ...[schedule, contract, ...(place ?? [])].flatMap((hint) =>
      hint ? hintedSmartWorking(hintStatement(hint), hintPatternsElsewhere) : [],
    ),
  ][0]
  const [no, hybrid, yes] = (['no', 'hybrid', 'yes'] as const).map((wanted) =>
    mentions.find(({ value }) => value === wanted),
  )
  const chosen = yes && !hybrid ? yes : (hybrid ?? (no && !yes ? no : undefined))
  if (chosen && !(chosen.value === 'no' && hinted)) return found(chosen.value, chosen.statement)
  return hinted ? found(hinted.value, hinted.statement) : null
}

const found = (value: SmartWorking, statement: Statement) => evidenced(value, quoteOf(statement), by)

function smartWorkingOf(folded: string): SmartWorking | null {
  const text = folded.replace(remoteService, ' ').replace(hybridThing, ' ')
  if (/\b(?:non\b|no\b|senza\b|niente\b|nessun|not\b|esclus|kein)/.test(text) && noneOffered.test(text)) return 'no'
  const isFull = fullOffered.test(text)
  if (isFull && /\b(?:full|fully|completamente|totalmente|interamente|esclusivamente|entirely)\b|\b100 ?%/.test(text))
    return 'yes'
  if (hybridOffered.test(text)) return 'hybrid'
  if (isFull) return /\bpossibilita\b|\banche\b/.test(text) || isOnSomeDays(text) ? 'hybrid' : 'yes'
  return noneOffered.test(text) ? 'no' : null
}

/** Named days, unless they are the whole week: "da remoto dal lunedì al venerdì". */
const isOnSomeDays = (text: string) =>
  onDays.test(text) &&
  !/\b(?:dal )?lunedi (?:al|-|–) venerdi\b|\bmonday (?:to|through|-) friday\b|\bmontag bis freitag\b/.test(text)

type HintPatterns = readonly (readonly [SmartWorking, RegExp])[]

const hintPatterns: HintPatterns = [
  ['hybrid', /hybrid|ibrid|smart.?working|partial|parzial|temporary|mist[oa]|flexible|locationtype\W{1,6}2/],
  ['no', /on.?site|in sede|in presenza|^no$|office|vor ort|locationtype\W{1,6}0/],
  ['yes', /locationtype\W{1,6}1|telecommut|fully|full.?remote|remot[eo]|^(?:yes|si|true)$|da casa|anywhere/],
]

/** In a place's or a contract's field, "office" is no answer. */
const hintPatternsElsewhere: HintPatterns = [
  ['hybrid', /\b(?:hybrid\b|ibrid[oa]\b|smart.?working\b)/],
  ['no', /\b(?:on.?site\b|in presenza\b)|(?:^|[·|,(/-] ?)in sede(?:$|[ )·|,])/],
  ['yes', /\b(?:telecommute\b|remot[eo]\b)/],
]

function hintedSmartWorking(hint: Statement, patterns: HintPatterns): { value: SmartWorking; statement: Statement }[] {
  if (/\bfalse\b|^none$/.test(hint.folded)) return []
  const match = patterns.find(([, pattern]) => pattern.test(hint.folded))
  return match ? [{ value: match[0], statement: hint }] : []
}
