import type { Municipality } from '@vedetta/reference/municipalities'
import { capitalsWithWordNames } from '@vedetta/reference/word-towns'
import { amountAt } from './numbers.ts'
import { matchPhrase, type PhraseTable, phrasesOf, phraseTable } from './phrases.ts'
import { isFree, keyAt, mark, type Sentence } from './reading.ts'
import { areaNames, isCapital, townNames, wordTowns } from './towns.ts'
import {
  distanceAfter,
  distanceBefore,
  inBefore,
  nearAfter,
  nearBefore,
  provinceAfter,
  townAfter,
} from './words/place-words.ts'

const said = (list: string): PhraseTable<true> => phraseTable(phrasesOf(list).map((phrase) => [phrase, true] as const))
const cues = { near: said(nearBefore), in: said(inBefore), distance: said(distanceBefore), from: said(distanceAfter) }
const tails = { near: said(nearAfter), town: said(townAfter), province: said(provinceAfter) }
const kilometres = new Set([
  'km',
  'chilometri',
  'chilometro',
  'kilometers',
  'kilometres',
  'kms',
  'kilometer',
  'kilometre',
])

/** The distance that "vicino" means. */
export const usualKm = 30
const maxKm = 200

type Cue = { readonly to: number; readonly kind: 'near' | 'in' | 'none'; readonly km?: number }

/** A town with what is said of its surroundings; the index after it. */
export function readTownAt(sentence: Sentence, at: number, isRole: (key: string) => boolean): number | undefined {
  const cue = cueAt(sentence, at)
  const skipped = ['di', 'a', 'ad', 'del', 'della', 'of', 'the', 'citta'].includes(keyAt(sentence, cue.to))
  const start = townStart(sentence, cue.to, cue) ? cue.to : skipped && cue.kind !== 'none' ? cue.to + 1 : cue.to
  const found = townStart(sentence, start, cue)
  if (!found || (cue.kind === 'none' && isRole(keyAt(sentence, start)))) return undefined
  const after = afterTown(sentence, found.to)
  const town = found.towns.find(({ province }) => province === after.hint) ?? (found.towns[0] as Municipality)
  if (after.isProvince) {
    mark(sentence, at, after.to, { field: 'provinces', values: [town.province] })
    return after.to
  }
  const km = cue.km ?? after.km ?? (cue.kind === 'near' ? usualKm : undefined)
  const isSure = (cue.kind === 'near' || isCapital(town) || after.hint !== undefined) && !found.isWord
  mark(
    sentence,
    at,
    after.to,
    { field: 'city', town: { istat: town.istat, ...(km === undefined ? {} : { km }) } },
    { isSure, needsOwnPlace: found.isWord && cue.kind === 'none' && !isCapital(town) },
  )
  return after.to
}

function cueAt(sentence: Sentence, at: number): Cue {
  const { tokens } = sentence
  const free = isFree(sentence)
  // "infermiere/a Milano": another gender, and no preposition.
  if (tokens[at]?.marks === '/' && keyAt(sentence, at).length === 1) return { to: at, kind: 'none' }
  const distance = distanceAt(sentence, at)
  const from = distance && matchPhrase(cues.from, tokens, distance.to, free)
  if (distance && from) return { to: from.to, kind: 'near', km: distance.km }
  const near = matchPhrase(cues.near, tokens, at, free)
  if (near) return { to: near.to, kind: 'near' }
  const exact = matchPhrase(cues.in, tokens, at, free)
  return exact ? { to: exact.to, kind: 'in' } : { to: at, kind: 'none' }
}

/** "entro 50 km", "raggio 20 km", "25 km". */
function distanceAt(sentence: Sentence, at: number): { km: number; to: number } | undefined {
  const lead = matchPhrase(cues.distance, sentence.tokens, at, isFree(sentence))
  const amount = amountAt(sentence, lead?.to ?? at)
  if (!amount || !kilometres.has(keyAt(sentence, amount.to)) || amount.value < 1) return undefined
  return { km: Math.min(Math.round(amount.value), maxKm), to: amount.to + 1 }
}

type TownFound = { readonly towns: readonly Municipality[]; readonly to: number; readonly isWord: boolean }

function townStart(sentence: Sentence, at: number, cue: Cue): TownFound | undefined {
  const { tokens } = sentence
  const token = tokens[at]
  if (!token || (cue.kind !== 'none' && token.gap === 'break')) return undefined
  const found = matchPhrase(townNames(), tokens, at, isFree(sentence))
  if (!found || (matchPhrase(areaNames(), tokens, at, isFree(sentence))?.to ?? 0) >= found.to) return undefined
  const isWord = found.to === at + 1 && wordTowns.has(token.key)
  if (isWord && !isMeantAsTown(sentence, at, cue)) return undefined
  return { towns: found.value, to: found.to, isWord }
}

/** Of a name that is an everyday word: a capital's where it may stand, another's with its cue or its capital letter. */
function isMeantAsTown(sentence: Sentence, at: number, cue: Cue): boolean {
  const token = sentence.tokens[at]
  if (!token) return false
  const isShouted = sentence.source === sentence.source.toUpperCase()
  const isApart = at > 0 || (sentence.tokens[1]?.gap ?? 'break') === 'break'
  const isCapitalised = /^\p{Lu}/u.test(token.text) && !isShouted && isApart
  if (capitalsWithWordNames.has(token.key))
    return isCapitalised || cue.kind !== 'none' || !['fermo', 'massa', 'potenza'].includes(token.key)
  if (cue.kind === 'near') return true
  const before = keyAt(sentence, at - 1)
  if (cue.kind === 'in' && ['a', 'ad', 'sede'].includes(before))
    return token.text !== token.text.toLowerCase() || token.key === 'crema'
  return isCapitalised || token.key === 'crema'
}

type After = { readonly to: number; readonly km?: number; readonly isProvince?: boolean; readonly hint?: string }

function afterTown(sentence: Sentence, at: number): After {
  const { tokens } = sentence
  const free = isFree(sentence)
  const token = tokens[at]
  if (!token || !free(at)) return { to: at }
  const isBracketed = /^\s*\($/.test(token.marks)
  if ((isBracketed || token.gap === 'space') && /^[A-Z]{2}$/.test(token.text)) {
    const towns = matchPhrase(townNames(), tokens, at - 1)?.value
    if (isBracketed || towns?.some(({ province }) => province === token.text)) return { to: at + 1, hint: token.text }
  }
  const distance =
    isBracketed || token.gap !== 'break' || /^\s*,\s*$/.test(token.marks) ? distanceAt(sentence, at) : undefined
  if (distance && !matchPhrase(cues.from, tokens, distance.to, free)) return distance
  if (token.gap === 'break') return { to: at }
  const province = matchPhrase(tails.province, tokens, at, free)
  if (province) return { to: province.to, isProvince: true }
  const near = matchPhrase(tails.near, tokens, at, free)
  const isTitle =
    near &&
    ['manager', 'sales', 'managers', 'di', 'of'].includes(keyAt(sentence, near.to)) &&
    tokens[near.to]?.gap !== 'break'
  if (near && !isTitle) return { to: near.to, km: usualKm }
  const alone = matchPhrase(tails.town, tokens, at, free)
  return alone ? { to: alone.to } : { to: at }
}
