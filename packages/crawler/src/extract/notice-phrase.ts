import { anyOf, anywhere } from '../lexicon/compile-terms.ts'
import { questionsToReader, seekingPhrases } from '../lexicon/seeking.ts'
import {
  conjunctionsToNextPost,
  countsBeforePost,
  countsOfFurtherPost,
  countsOfNextPost,
  postNameEnds,
} from '../lexicon/sought-posts.ts'
import { isOfficialAnnouncement, postInAnnouncement } from './official-announcements.ts'
import { looksLikeRole, startsWithRole } from './role-words.ts'

const search = new RegExp(String.raw`(?<![\p{L}\p{N}])${anyOf(seekingPhrases)}\b`, 'giu')

const phraseEnd = anywhere(postNameEnds, 'iu')

const maxGapWords = 12

/** "Non cerchiamo autisti", "le aziende che cercano un avvocato": not the company that seeks someone. */
const notSeeking =
  /\b(?:(?:non|nicht|not)(?: (?:più|ora|currently|mehr))?|chi|coloro che|(?:aziende|imprese|clienti|famiglie|privati|persone) che) $/iu

const verbLast = /casi|cansi|umesi|umonsi|wanted|gesucht|needed/i

const maxBefore = 200

const soughtAfter =
  /^[^\p{L}\p{N}]*((?:(?!\b(?:cerca|cercasi|ricerca|non)\b)[^.!?:;]){3,90}?)\s+(?:cercasi|cercansi|ricercasi|ricercansi|assumesi|assumonsi|wanted|gesucht|needed)(?![\p{L}\p{N}])/iu

/** "Bagnini cercasi!", "Koch gesucht": the post before the seeking verb. */
export function postBeforeVerb(text: string): string | null {
  const start = text.slice(0, maxBefore)
  // This runs for every line, so a cheap test comes first.
  if (!verbLast.test(start)) return null
  const title = soughtAfter.exec(start)?.[1]?.replace(/[\s,;:–—-]+$/u, '')
  return title && looksLikeRole(title) ? title : null
}

/** The name of the post, as written, in a sentence that seeks someone. */
export function postAfterVerb(text: string, bold: readonly string[] = []): { title: string; at: number } | null {
  const line = text.slice(0, 3_000)
  search.lastIndex = 0
  for (let match = search.exec(line), tries = 0; match && tries < 5; match = search.exec(line), tries++) {
    const after = line.slice(match.index + match[0].length)
    // "Cerchiamo sempre saldatori": a standing invitation, no open post.
    const isUsual =
      notSeeking.test(line.slice(Math.max(0, match.index - 20), match.index)) ||
      /^\s+(?:circa |oltre |altri )?\d[\d.]{2}/u.test(after) ||
      /^\s+(?:sempre|spesso|ogni)\b/iu.test(after) ||
      /\bsempre (?:alla )?$/iu.test(line.slice(Math.max(0, match.index - 15), match.index))
    const title = isUsual ? null : roleAfter(after)
    if (title) return { title: boldPart(title, bold), at: match.index }
  }
  return null
}

const anotherPost = /[,;]|\s(?:ed?|und|and|oppure|o)\s/iu

/** Where the post is set in bold, its name ends with the bold type. */
function boldPart(title: string, bold: readonly string[]): string {
  const [first = ''] = title.split(' ', 1)
  for (const text of bold) {
    const at = text.indexOf(first)
    const part = at < 0 ? '' : text.slice(at).replace(/[\s,;:.!–—-]+$/u, '')
    const isLonger = part.startsWith(title) && !anotherPost.test(part.slice(title.length))
    if (part.length <= 90 && (title.startsWith(part) || isLonger) && looksLikeRole(part)) return part
  }
  return title
}

/** "n. 2 camerieri": the point of a short form ends no sentence. */
const sentenceEnd = /(?<!(?<!\p{L})(?:n|nr|num|ca|es|max|min|sig|dott|ing))\.(?:\s|$)|[!?](?:\s|$)/iu

const articlesBeforePost = new RegExp(
  String.raw`^[\s:]+(?:(?:poi|anche|inoltre|infine|volentieri|subito) ){0,2}(?:${anyOf(countsBeforePost)}\s+){0,2}`,
  'iu',
)

function roleAfter(text: string): string | null {
  const [sentence = ''] = text.split(sentenceEnd, 1)
  const object = sentence.slice(0, 300).replace(articlesBeforePost, '')
  const shouted = shoutedStart(object)
  if (shouted && looksLikeRole(shouted)) return shouted
  const phrase = untilEnd(object)
  if (looksLikeRole(phrase)) return phrase
  for (const word of [...object.matchAll(/[\p{L}'’/*-]+/gu)].slice(0, maxGapWords)) {
    const title = startsWithRole(word[0]) ? untilEnd(object.slice(word.index)) : ''
    if (looksLikeRole(title)) return title
  }
  return null
}

const shoutedWords =
  /^(?=[^\s]*\p{Lu}{3})\p{Lu}[\p{Lu}\p{N}'’/.&+-]*(?:\/[aeio]|\/trice)?(?:\s+[\p{Lu}\p{N}][\p{Lu}\p{N}'’/.&+-]*)*(?=\s+[^\p{L}\p{N}]*\p{Lu}?\p{Ll}|\s+[–—-]\s)/u

/** "AUTISTA CONSEGNATARIO per la sede di …": capitals within a text in lower case are the post's name. */
export function shoutedStart(text: string): string | null {
  const words = shoutedWords
    .exec(text.slice(0, 300))?.[0]
    .replace(/(?:\s+(?:A|AD|IN|PER|DI|CON|E|DA|PRESSO|[–—-]))+$/u, '')
  return words && words.length >= 4 && words.length <= 100 ? words : null
}

/** "Addetti alla saldatura": the task is part of the post's name. */
const occupied =
  /^(?:addett|operai|operat|prepos|ausiliar|aiut|conduttor|responsabil)\S*\s+(?:alla|allo|all['’]|alle|ai|agli|al|in|per (?:il|la|lo|le|i))\s*/iu

function untilEnd(text: string): string {
  const start = occupied.exec(text)?.[0].length ?? 0
  const end = phraseEnd.exec(text.slice(start))
  return text
    .slice(0, end ? start + end.index : undefined)
    .trim()
    .slice(0, 120)
}

const oneMore = new RegExp(
  [
    String.raw`^(?:[\s\p{Extended_Pictographic}]|\uFE0F|\u200D)*(?:\([^()]{1,60}\)\s*)?`,
    String.raw`(?:,|;|(?<=[\s)])${anyOf(conjunctionsToNextPost)}(?=\s))\s*`,
    String.raw`(?:(?:e|ed|und|and|anche|inoltre|poi|infine|di|sia)\s+){0,3}(?<count>un['’]|${anyOf(countsOfNextPost)}\s+|)(?=\p{L})`,
  ].join(''),
  'iu',
)

const maxMore = 10

/** ", solo di sera, e una sarta": the next post, after the conditions of the one before. */
const soughtFurtherOn = new RegExp(
  String.raw`(?:,|;)\s*(?:(?:e|ed|und|and|nonch[eé]|oltre a|poi|infine|anche|inoltre|di)\s+){0,3}${anyOf(countsOfFurtherPost)}\s+(?=\p{L})`,
  'giu',
)

/** Italian and German name the trade first; after an English article it may stand last. */
function namesPost(title: string, before: string): boolean {
  const isEnglish = /\band\s+(?:an?|two|three)\s+$/iu.test(before)
  const isGraded = /^(?:aiuto|vice|capo|secondo|junior|senior|giovan[ei]|brav[oaie]|espert[oaie]|sous)\s/iu.test(title)
  return startsWithRole(title.split(' ', 1)[0] ?? '') || ((isEnglish || isGraded) && looksLikeRole(title))
}

/** The next post of this sentence, however much is said of the one before, and where the text after it begins. */
function furtherOn(rest: string): { title: string; end: number } | null {
  const [sentence = ''] = (rest.split(/:(?:\s|$)/, 1)[0] ?? '').split(sentenceEnd, 1)
  for (const match of sentence.matchAll(soughtFurtherOn)) {
    const start = match.index + match[0].length
    const title = untilEnd(sentence.slice(start))
    if (namesPost(title, match[0]) && looksLikeRole(title)) return { title, end: start + title.length }
  }
  return null
}

/** Every post of the sentence: "un cuoco, due camerieri e un lavapiatti". */
export function postsSoughtIn(text: string, bold: readonly string[] = []): string[] {
  const first = postAfterVerb(text, bold)
  if (!first) return [postBeforeVerb(text)].filter((title) => title !== null)
  const titles = [first.title]
  let rest = text.slice(text.indexOf(first.title, first.at) + first.title.length, first.at + 600)
  for (let step = 0; step < maxMore; step++) {
    const more = oneMore.exec(rest)
    const after = rest.slice(more?.[0].length ?? 0)
    const title = untilEnd(after)
    const isCounted = (more?.groups?.count ?? '') !== ''
    if (!more || !namesPost(title, more[0]) || !(isCounted || arePlural(titles, title))) {
      const next = furtherOn(rest)
      if (!next) break
      titles.push(next.title)
      rest = rest.slice(next.end)
      continue
    }
    const parts = isCounted ? [title] : title.split(/\s+(?:e|ed|und|and)\s+/iu)
    titles.push(...(parts.every((part) => looksLikeRole(part)) ? parts : [title]))
    rest = after.slice(title.length)
  }
  return titles
}

/** "Muratori, carpentieri" are two posts; "Meccanico, elettricista" may be one. */
function arePlural(titles: readonly string[], title: string): boolean {
  const isPlural = (text: string) =>
    /^\p{L}+[ie](?:\/[ie])?(?:\s|$)/iu.test(text) && !/^\p{L}+(?:ere|ore|ale|ile|ente|ante)\b/iu.test(text)
  return [...titles, title].every(isPlural)
}

const question = new RegExp(
  String.raw`^${anyOf(questionsToReader)}\s+(?:(?:un['’]|un\/a|una?|eine?|an?)\s+)?(?<post>[^?!.]{3,80})\?$`,
  'iu',
)

/** "Sei un saldatore?": the post that a headline asks the reader for. */
function postAskedFor(text: string): string | null {
  const post = text.endsWith('?') ? question.exec(text)?.groups?.post : undefined
  return post && looksLikeRole(post) ? post : null
}

/** The post in a headline: "Azienda cliente ricerca FRESATORE CNC", "Avviso di selezione per n. 3 operatori ecologici". */
export function soughtTitle(text: string): string | null {
  if (text.length > 260) return null
  return isOfficialAnnouncement(text)
    ? postInAnnouncement(text)
    : (postAfterVerb(text)?.title ?? postBeforeVerb(text) ?? postAskedFor(text))
}
