import { isFree, isJoined, keyAt, type Sentence } from './reading.ts'
import type { Span } from './role-span.ts'
import { isFiller, isNegator, isOther } from './small-words.ts'

/** "il postino suona sempre due volte": a tale names who it is about with an article, and nobody asks for one so. */
export function isNarrated(sentence: Sentence, from: number): boolean {
  const hasArticle = ['il', 'lo', 'la', 'l', 'the'].includes(keyAt(sentence, from - 1)) && isJoined(sentence, from)
  return hasArticle && !/^(?:cerc|trov|serv|vogli|vorrei|find|need)/.test(keyAt(sentence, from - 2))
}

/** Two unknown words or more directly after a role: "developer mode enabled". */
export function goesOn(sentence: Sentence, to: number): boolean {
  const isStrange = (at: number) => {
    const key = keyAt(sentence, at)
    return isJoined(sentence, at) && isFree(sentence)(at) && !isFiller(key) && !isOther(key) && !isNegator(key)
  }
  return isStrange(to) && isStrange(to + 1)
}

/** "you are a …" asks for nothing. */
export function isToldToBe({ tokens }: Sentence, from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 5), from).map(({ key }) => key)
  return /(?:^| )(?:you are|tu sei)(?: |$)/.test(before.join(' '))
}

/** Words before a role that are no way of asking for one: "act as …". */
export function hasUnknownBefore(sentence: Sentence, { from }: Span): boolean {
  const { tokens } = sentence
  for (
    let at = from - 1;
    at >= 0 && at > from - 12 && tokens[at + 1]?.gap !== 'break' && isFree(sentence)(at);
    at -= 1
  ) {
    const key = keyAt(sentence, at)
    if (!isFiller(key) && !isNegator(key) && !isOther(key) && !tokens[at]?.isNumber) return true
  }
  return false
}
