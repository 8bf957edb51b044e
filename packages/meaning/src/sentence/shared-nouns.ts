import { isSlashed, type Kind, kindOf } from './complement-kinds.ts'
import type { Head } from './mark-role.ts'
import { isJoined, keyAt, mark, type Sentence } from './reading.ts'
import { singularOf } from './role-name.ts'
import type { RoleKnowledge } from './role-nouns.ts'
import { isConnector, isFiller, isNegator, isOther, isPreposition } from './small-words.ts'

const eitherWords = new Set(['o', 'od', 'oppure', 'or'])

/** What completes a role, in other words, completes its noun again: "manutentore elettrico o meccanico"; the index after it. */
export function readSharedNoun(sentence: Sentence, head: Head, to: number, knowledge: RoleKnowledge): number {
  const reading = sentence.readings[to - 1]
  if (reading?.said.field !== 'name' || !('values' in reading.said)) return to
  const name = reading.said.values[0] ?? ''
  const isPlural = head.singular !== keyAt(sentence, head.at)
  if (!head.isItalian) {
    readBefore(sentence, reading.from, name, keyAt(sentence, to - 1))
    return to
  }
  const kind = to - 1 > head.at ? kindOf(keyAt(sentence, to - 1), true) : undefined
  const items = kind ? itemsAfter(sentence, to, kind, isPlural) : []
  for (const at of items) {
    const word = (isPlural ? singularOf(keyAt(sentence, at), knowledge) : undefined) ?? keyAt(sentence, at)
    const values = [name.replace(/\S+$/, word)]
    mark(sentence, at, at + 1, { field: 'name', values }, { isSure: reading.isSure })
  }
  return (items.at(-1) ?? to - 1) + 1
}

const maxItems = 4

/** The words of a list, if "o", "e" or a slash ends it. */
function itemsAfter(sentence: Sentence, to: number, kind: Kind, isPlural: boolean): number[] {
  const items: number[] = []
  let end = to
  let isEnded = false
  while (items.length < maxItems && !isEnded) {
    const separator = separatorAt(sentence, end, kind, isPlural)
    if (!separator || kindOf(keyAt(sentence, separator.to), true) !== kind || !isSingle(sentence, separator.to)) break
    items.push(separator.to)
    end = separator.to + 1
    isEnded = separator.isLast && !separatorAt(sentence, end, kind, isPlural)?.isLast
  }
  return isEnded && isStopped(sentence, end) ? items : []
}

function separatorAt(
  sentence: Sentence,
  at: number,
  kind: Kind,
  isPlural: boolean,
): { to: number; isLast: boolean } | undefined {
  if (isSlashed(sentence, at, true)) return { to: at, isLast: true }
  if (/^\s*,\s*$/.test(sentence.tokens[at]?.marks ?? '') && kind === 'adjective' && isPlural)
    return { to: at, isLast: false }
  const isEither = eitherWords.has(keyAt(sentence, at))
  // "acquisti e logistica" is one role; "impiegati amministrativi e commerciali" are two.
  const isBoth = isConnector(keyAt(sentence, at)) && kind === 'adjective' && isPlural
  return (isEither || isBoth) && isJoined(sentence, at) && isJoined(sentence, at + 1)
    ? { to: at + 1, isLast: true }
    : undefined
}

/** A word without a sure reading, or one with a reading of its own. */
function isSingle({ readings }: Sentence, at: number): boolean {
  const reading = readings[at]
  return (
    reading === undefined ||
    (reading.from === at && reading.to === at + 1 && (reading.isLoose || reading.said.field === 'skills'))
  )
}

/** "manutentore elettrico o meccanico auto": what goes on is a role of its own. */
function isStopped(sentence: Sentence, at: number): boolean {
  const key = keyAt(sentence, at)
  const isWord = sentence.readings[at] === undefined && !sentence.tokens[at]?.isNumber
  const isSmall = isFiller(key) || isNegator(key) || isOther(key) || isPreposition(key)
  return !isJoined(sentence, at) || !isWord || isSmall
}

/** "mechanical or electrical engineers": the word before "or" completes the same noun. */
function readBefore(sentence: Sentence, from: number, name: string, last: string): void {
  const isSlash = isSlashed(sentence, from, false)
  const at = isSlash ? from - 1 : from - 2
  const joint = keyAt(sentence, from - 1)
  const isOr = joint === 'or' || joint === 'o' || (['and', 'e'].includes(joint) && last.endsWith('s'))
  const isBefore = at >= 0 && isJoined(sentence, from) && (isSlash || (isOr && isJoined(sentence, from - 1)))
  const kind = kindOf(keyAt(sentence, at), false)
  const isSame = kind !== undefined && kind === kindOf(keyAt(sentence, from), false)
  const isFirst =
    at === 0 || !isJoined(sentence, at) || sentence.readings[at - 1] !== undefined || isFiller(keyAt(sentence, at - 1))
  if (!isBefore || !isSame || !isFirst || !isSingle(sentence, at) || !name.includes(' ')) return
  const values = [name.replace(/^\S+/, keyAt(sentence, at))]
  mark(sentence, at, at + 1, { field: 'name', values }, { isSure: sentence.readings[from]?.isSure ?? false })
}
