import { looksLikeRole, startsWithRole } from './role-words.ts'

const SEARCH =
  /\b(?:cercasi|cerchiamo|ricerchiamo|cerca|cercano|ricerca|ricercano|stiamo (?:cercando|selezionando|ricercando|assumendo)|(?:siamo|è|sono) (?:alla ricerca|in cerca) di|selezioniamo|seleziona|selezionano|assumiamo|assume|si (?:ricerca|cerca|seleziona|assume)(?:no)?|ci (?:serve|servono|servirebbe|servirebbero|manca|mancano)|(?:servono|serve)(?= (?:\d|un|due|tre|quattro|cinque))|(?:abbiamo|ha|hanno|c['’]è) bisogno di|(?:vogliamo|vorremmo|intendiamo|desideriamo|dobbiamo) (?:assumere|inserire)|inseriamo|(?:aperta|aperte|avviata|avviate) (?:la |le )?selezion[ei] (?:per|di)|we(?:['’]re| are) (?:looking for|hiring|seeking)|we need|is (?:looking for|hiring|seeking)|suchen(?: wir)?|sucht|brauchen(?: wir)?)\b/giu

/** Where the name of the post ends and its description begins. */
const END =
  /[,.;:!?(…|•»]|\s?\+{2,}|\s[–—·-]\s|\s(?:con|che|chi|da (?:inserire|adibire|assumere|affiancare)|in possesso|in grado|presso|a tempo|nella|nel|nello|nei|negli|nelle|in|a|ad|alla|all['’]|per|e\/o|with|who|to|for|mit|für|fino a\p{L}*|max|massimo|oppure|ed?\s+(?:un|una|un['’]|\d|due|tre|quattro))\s/iu

const MAX_GAP_WORDS = 12

/** A sentence that says whom the company looks for: the post's name, as written. */
export function noticeIn(text: string, bold: readonly string[] = []): { title: string; at: number } | null {
  const line = text.slice(0, 3_000)
  SEARCH.lastIndex = 0
  for (let match = SEARCH.exec(line), tries = 0; match && tries < 5; match = SEARCH.exec(line), tries++) {
    const after = line.slice(match.index + match[0].length)
    // "Cerchiamo sempre saldatori": whoever comes, no post.
    const isUsual =
      /^\s+(?:sempre|spesso|ogni)\b/iu.test(after) ||
      /\bsempre (?:alla )?$/iu.test(line.slice(Math.max(0, match.index - 15), match.index))
    const title = isUsual ? null : roleAfter(after)
    if (title) return { title: boldPart(title, bold), at: match.index }
  }
  return null
}

/** Where the post is set in bold, its name ends with the bold type. */
function boldPart(title: string, bold: readonly string[]): string {
  const [first = ''] = title.split(' ', 1)
  for (const text of bold) {
    const at = text.indexOf(first)
    const part = at < 0 ? '' : text.slice(at).replace(/[\s,;:.!–—-]+$/u, '')
    if (part.length <= 90 && (title.startsWith(part) || part.startsWith(title)) && looksLikeRole(part)) return part
  }
  return title
}

function roleAfter(text: string): string | null {
  const [sentence = ''] = text.split(/[.!?](?:\s|$)/, 1)
  const object = sentence
    .slice(0, 300)
    .replace(
      /^[\s:]+(?:(?:an?|the|un[ao]?|un\/a|n\.?\s?\d{1,2}|\d{1,2}|due|tre|quattro|cinque|sei|otto|dieci|alcun[ie]|nuov[ie]|divers[ie]|two|three|several|zwei|drei|einen?|mehrere)\s+){0,2}/iu,
      '',
    )
  const phrase = untilEnd(object)
  if (looksLikeRole(phrase)) return phrase
  for (const word of [...object.matchAll(/[\p{L}'’/*-]+/gu)].slice(0, MAX_GAP_WORDS)) {
    const title = startsWithRole(word[0]) ? untilEnd(object.slice(word.index)) : ''
    if (looksLikeRole(title)) return title
  }
  return null
}

function untilEnd(text: string): string {
  return text.slice(0, END.exec(text)?.index).trim().slice(0, 120)
}

const ONE_MORE =
  /^\s*(?:\([^()]{1,60}\)\s*)?(?:,|;|(?<=[\s)])(?:e|ed|und|and|nonch[eé]|oltre a)(?=\s))\s*(?:(?:e|ed|und|and|anche|inoltre)\s+){0,2}(?<count>(?:an?|un[ao]?|un\/(?:a|una)|un['’]|n\.?\s?\d{1,2}|\d{1,2}|due|tre|quattro|cinque|sei|alcun[ie]|einen?|eine|zwei|drei|two|three)\s+|)(?=\p{L})/iu
const MAX_MORE = 10

/** Every post of the sentence: "un cuoco, due camerieri e un lavapiatti". */
export function noticesOf(text: string, bold: readonly string[] = []): string[] {
  const first = noticeIn(text, bold)
  if (!first) return []
  const titles = [first.title]
  let rest = text.slice(text.indexOf(first.title, first.at) + first.title.length, first.at + 600)
  for (let step = 0; step < MAX_MORE; step++) {
    const more = ONE_MORE.exec(rest)
    if (!more) break
    const after = rest.slice(more[0].length)
    const title = untilEnd(after)
    const isCounted = (more.groups?.count ?? '') !== ''
    if (!startsWithRole(title.split(' ', 1)[0] ?? '') || !(isCounted || arePlural(titles, title))) break
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

const OFFICIAL = /^(?:avvis[oi]|band[oi]|selezion[ei]|procedur[ae]|concors[oi]|ricerca|manifestazione)\b/iu
const OFFICIAL_END =
  /\s[–—-]\s+(?:livello|ccnl|cat|area|rif|tempo|contratto|full|part)|,\s|\s(?:riservat\p{L}*|livello|ccnl|categoria|cat\.|inquadrat\p{L}*|con contratto|a tempo|da inserire|da assumere|presso|per il|per la|per le|per l['’])/iu

/** "Avviso n. 3", "Bando di selezione": the headline of an official paper. */
export const isOfficial = (text: string): boolean => OFFICIAL.test(text)

/** The post in a headline: "Azienda cliente ricerca FRESATORE CNC", "Avviso di selezione per n. 3 operatori ecologici". */
export function soughtTitle(text: string): string | null {
  if (text.length > 260) return null
  if (!OFFICIAL.test(text)) return noticeIn(text)?.title ?? null
  for (const word of text.matchAll(
    /(?<=\b(?:(?:n\.?°?\s?)?\d{1,3}|un[ao]?|di|figur[ae] di|profil[oi] di|ruolo di|posto di|posti di)\s)[\p{L}/]+/giu,
  )) {
    if (!startsWithRole(word[0])) continue
    const rest = text.slice(word.index)
    const title = rest.slice(0, OFFICIAL_END.exec(rest)?.index).replace(/[\s,;:.–—-]+$/u, '')
    if (looksLikeRole(title)) return title
  }
  return afterNumber(text)
}

/** "Avviso n. 9/2026 – Perito agrario", "Bando 3/26: Autista scuolabus": after the paper's name, the post's. */
function afterNumber(text: string): string | null {
  const at = /(?:\s[–—-]|:)\s+(?=\p{L})/u.exec(text)
  const rest = at ? text.slice(at.index + at[0].length) : ''
  const title = rest.slice(0, OFFICIAL_END.exec(rest)?.index).replace(/[\s,;:.–—-]+$/u, '')
  return looksLikeRole(title) ? title : null
}
