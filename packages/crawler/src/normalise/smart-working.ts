import type { SmartWorking } from '@vedetta/contracts/text/vocabulary'
import type { Evidenced } from '../evidence.ts'
import { anywhere, fromWordStart, wholeWords } from '../lexicon/compile-terms.ts'
import {
  hybridPhrases,
  hybridThings,
  onSitePhrases,
  onSiteTasks,
  remotePhrases,
  someDaysPhrases,
  somePostsPhrases,
} from '../lexicon/smart-working.ts'
import { type Advert, hintStatement, quoteOf, type Statement } from './advert.ts'
import { evidenced } from './quoting.ts'
import { speaksOf } from './topics.ts'

const by = 'smart-working'

type Mention = { value: SmartWorking; statement: Statement }

const noneOffered = fromWordStart(onSitePhrases)

const hybridOffered = fromWordStart(hybridPhrases)

const onDays = wholeWords(someDaysPhrases)

const fullOffered = anywhere(remotePhrases)

/** "Assistenza da remoto": a remote service, not remote work. */
const remoteService =
  /\b(?:assistenza|supporto|controllo|gestione|monitoraggio|manutenzione|diagnosi|accesso|intervent\w+|support|monitoring|access)(?: \S+){0,4}? (?:da |in )?remot[oe]\b/g

/** "Visit customers on-site": where a task is done, not the post. */
const onSiteTask = anywhere(onSiteTasks, 'g')

/** "Per posizioni particolari anche da remoto": of all adverts of a page, this says nothing of each. */
const ofSomePosts = wholeWords(somePostsPhrases)

const hybridThing = anywhere(hybridThings, 'g')

/**
 * A field that says how the work is done outranks the text, and this a place that is merely named "Berlin/Remote". Where the text agrees, it
 * is quoted, since it says more.
 */
export function readSmartWorking(advert: Advert): Evidenced<SmartWorking> | null {
  const { remote, schedule, contract, place } = advert.hints
  const said = advert.statements.filter(
    ({ kind, isShared, folded }) => kind !== 'legal' && kind !== 'about' && !(isShared && ofSomePosts.test(folded)),
  )
  const mentions = [advert.title, ...said].flatMap((statement) => {
    const value = speaksOf(statement, 'remote') ? smartWorkingOf(statement.folded) : null
    return value ? [{ value, statement }] : []
  })
  const mentioned = (wanted: SmartWorking) => mentions.find(({ value }) => value === wanted)
  const [stated] = remote ? hintedSmartWorking(hintStatement(remote), hintPatterns) : []
  if (stated) return found(mentioned(stated.value) ?? stated)
  const [hinted] = [schedule, contract, ...(place ?? [])].flatMap((hint) =>
    hint ? hintedSmartWorking(hintStatement(hint), hintPatternsElsewhere) : [],
  )
  const [no, hybrid, yes] = [mentioned('no'), mentioned('hybrid'), mentioned('yes')]
  const chosen = yes && !hybrid ? yes : (hybrid ?? (no && !yes ? no : undefined))
  if (chosen && !(chosen.value === 'no' && hinted)) return found(chosen)
  return hinted ? found(hinted) : null
}

const found = ({ value, statement }: Mention) => evidenced(value, quoteOf(statement), by)

function smartWorkingOf(folded: string): SmartWorking | null {
  const text = folded.replace(remoteService, ' ').replace(onSiteTask, ' ').replace(hybridThing, ' ')
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
  ['hybrid', /hybrid|hibrid|ibrid|smart.?working|partial|parzial|temporary|mist[oa]|flexible|locationtype\W{1,6}2/],
  ['no', /on.?site|in sede|in presenza|presen[cz]ial|presentiel|sur site|^no$|office|vor ort|locationtype\W{1,6}0/],
  [
    'yes',
    /locationtype\W{1,6}1|telecommut|fully|full.?remote|remot[eo]|teletrabajo|teletravail|^(?:yes|si|true)$|da casa|anywhere/,
  ],
]

/** In a place's or a contract's field, "office" says nothing about remote work. */
const hintPatternsElsewhere: HintPatterns = [
  ['hybrid', /\b(?:hybrid\b|ibrid[oa]\b|smart.?working\b)/],
  ['no', /\b(?:on.?site\b|in presenza\b)|(?:^|[·|,(/-] ?)in sede(?:$|[ )·|,])/],
  ['yes', /\b(?:telecommute\b|remot[eo]\b)/],
]

function hintedSmartWorking(hint: Statement, patterns: HintPatterns): Mention[] {
  if (/\bfalse\b|^none$/.test(hint.folded)) return []
  const match = patterns.find(([, pattern]) => pattern.test(hint.folded))
  return match ? [{ value: match[0], statement: hint }] : []
}
