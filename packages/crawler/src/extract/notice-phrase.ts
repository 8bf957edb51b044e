import { couldBeRole, looksLikeRole, startsWithRole } from './role-words.ts'

const SEARCH =
  /(?<![\p{L}\p{N}])(?:cercasi|cerchiamo|ricerchiamo|cerca|cercano|ricerca|ricercano|stiamo (?:cercando|selezionando|ricercando|assumendo)|(?:siamo|è|sono) (?:alla ricerca|in cerca) di|selezioniamo|seleziona|selezionano|assumiamo|assume|si (?:ricerca|cerca|seleziona|assume)(?:no)?|ci (?:serve|servono|servirebbe|servirebbero|manca|mancano)|(?:servono|serve)(?= (?:\d|un|due|tre|quattro|cinque))|(?:abbiamo|ha|hanno|c['’]è) bisogno di|(?:vogliamo|vorremmo|intendiamo|desideriamo|dobbiamo) (?:assumere|inserire)|inseriamo|(?:aperta|aperte|avviata|avviate) (?:la |le )?(?:selezion[ei]|ricerc(?:a|he)) (?:per|di)|(?:si (?:è|e['’]|sono) liberat[oi]|si liber(?:a|ano|erà|eranno)|(?:è|e['’]|sono|rest[ai]no?|rimane)(?: \p{L}+)? (?:vacant[ei]|liber[oi]|disponibil[ei]|scopert[oi])|c['’]è|ci sono|abbiamo)(?: \p{L}+){0,2} post[oi](?: (?:liber[oi]|vacant[ei]|disponibil[ei]))? (?:di|da|per|come)|we have (?:an? |\d |two |several )?(?:open |free )?(?:openings?|vacanc(?:y|ies)|positions?) (?:for|as)|(?:haben|ist|wird)(?: \p{L}+){0,3} (?:stelle|arbeitsplatz|ausbildungsplatz|lehrstelle) (?:als|für)|we(?:['’]re| are) (?:looking for|hiring|seeking)|we need|is (?:looking for|hiring|seeking)|suchen(?: wir)?|sucht|brauchen(?: wir)?)\b/giu

/** Where the name of the post ends and its description begins. */
const END =
  /[,.;:!?(…|•»#]|\p{Extended_Pictographic}|\s?\+{2,}|\s[–—·-]\s|\s(?:frei|offen|zu (?:besetzen|vergeben))(?!\p{L})|\s(?:con|che|chi|da (?:inserire|adibire|assumere|affiancare)|in possesso|in grado|presso|a tempo|nella|nel|nello|nei|negli|nelle|in|a|ad|alla|all['’]|per|e\/o|with|who|to|for|mit|für|fino a\p{L}*|max|massimo|oppure|ed?\s+(?:un|una|un['’]|\d|due|tre|quattro)|and\s+(?:an?|two|three)|und\s+(?:einen?|eine|zwei|drei))\s/iu

const MAX_GAP_WORDS = 12

/** "Non cerchiamo autisti", "le aziende che cercano un avvocato": it is not the company that looks for them. */
const NOT =
  /\b(?:(?:non|nicht|not)(?: (?:più|ora|currently|mehr))?|chi|coloro che|(?:aziende|imprese|clienti|famiglie|privati|persone) che) $/iu

/** A line of whom the company does not look for. */
export const isNotSought = (text: string): boolean =>
  /(?<!\p{L})(?:non (?:cerchiamo|ricerchiamo|selezioniamo|assumiamo|stiamo (?:cercando|selezionando|assumendo)|abbiamo bisogno)|(?:are|['’]re) not (?:looking|hiring)|suchen (?:derzeit |aktuell |momentan )?(?:nicht|kein))/iu.test(
    text,
  )

const ASKING_LAST = /casi|cansi|umesi|umonsi|wanted|gesucht|needed/i
const SOUGHT_AFTER =
  /^[^\p{L}\p{N}]*((?:(?!\b(?:cerca|cercasi|ricerca|non)\b)[^.!?:;]){3,90}?)\s+(?:cercasi|cercansi|ricercasi|ricercansi|assumesi|assumonsi|wanted|gesucht|needed)(?![\p{L}\p{N}])/iu

/** "Bagnini cercasi!", "Koch gesucht": the post before the word that asks for it. */
export function soughtBefore(text: string): string | null {
  // Asked of every line, so a glance comes first.
  if (!ASKING_LAST.test(text)) return null
  const title = SOUGHT_AFTER.exec(text)?.[1]?.replace(/[\s,;:–—-]+$/u, '')
  return title && looksLikeRole(title) ? title : null
}

/** A sentence that says whom the company looks for: the post's name, as written. */
export function noticeIn(text: string, bold: readonly string[] = []): { title: string; at: number } | null {
  const line = text.slice(0, 3_000)
  SEARCH.lastIndex = 0
  for (let match = SEARCH.exec(line), tries = 0; match && tries < 5; match = SEARCH.exec(line), tries++) {
    const after = line.slice(match.index + match[0].length)
    // "Cerchiamo sempre saldatori": whoever comes, no post.
    const isUsual =
      NOT.test(line.slice(Math.max(0, match.index - 20), match.index)) ||
      /^\s+(?:circa |oltre |altri )?\d[\d.]{2}/u.test(after) ||
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
  const shouted = shoutedStart(object)
  if (shouted && looksLikeRole(shouted)) return shouted
  const phrase = untilEnd(object)
  if (looksLikeRole(phrase)) return phrase
  for (const word of [...object.matchAll(/[\p{L}'’/*-]+/gu)].slice(0, MAX_GAP_WORDS)) {
    const title = startsWithRole(word[0]) ? untilEnd(object.slice(word.index)) : ''
    if (looksLikeRole(title)) return title
  }
  return null
}

const SHOUTED =
  /^(?=[^\s]*\p{Lu}{3})\p{Lu}[\p{Lu}\p{N}'’/.&+-]*(?:\/[aeio]|\/trice)?(?:\s+[\p{Lu}\p{N}][\p{Lu}\p{N}'’/.&+-]*)*(?=\s+[^\p{L}\p{N}]*\p{Lu}?\p{Ll}|\s+[–—-]\s)/u

/** "AUTISTA CONSEGNATARIO per la sede di …": capitals within a text in lower case are the post's name. */
export function shoutedStart(text: string): string | null {
  const words = SHOUTED.exec(text)?.[0].replace(/(?:\s+(?:A|AD|IN|PER|DI|CON|E|DA|PRESSO|[–—-]))+$/u, '')
  return words && words.length >= 4 && words.length <= 100 ? words : null
}

/** "Addetti alla saldatura": what the work is belongs to the name of who does it. */
const OCCUPIED =
  /^(?:addett|operai|operat|prepos|ausiliar|aiut|conduttor|responsabil)\S*\s+(?:alla|allo|all['’]|alle|ai|agli|al|in|per (?:il|la|lo|le|i))\s*/iu

function untilEnd(text: string): string {
  const start = OCCUPIED.exec(text)?.[0].length ?? 0
  const end = END.exec(text.slice(start))
  return text
    .slice(0, end ? start + end.index : undefined)
    .trim()
    .slice(0, 120)
}

const ONE_MORE =
  /^(?:[\s\p{Extended_Pictographic}]|\uFE0F)*(?:\([^()]{1,60}\)\s*)?(?:,|;|(?<=[\s)])(?:e|ed|und|and|nonch[eé]|oltre a)(?=\s))\s*(?:(?:e|ed|und|and|anche|inoltre)\s+){0,2}(?<count>(?:an?|un[ao]?|un\/(?:a|una)|un['’]|n\.?\s?\d{1,2}|\d{1,2}|due|tre|quattro|cinque|sei|alcun[ie]|einen?|eine|zwei|drei|two|three)\s+|)(?=\p{L})/iu
const MAX_MORE = 10

/** ", solo di sera, e una sarta": the next post, after the conditions of the one before. */
const FURTHER_ON =
  /(?:,|;)\s*(?:(?:e|ed|und|and|nonch[eé]|oltre a|poi|infine|anche|inoltre)\s+){0,3}(?:an?|un[ao]?|un\/(?:a|una)|un['’]|n\.?\s?\d{1,2}|\d{1,2}|due|tre|quattro|cinque|sei|alcun[ie]|einen?|eine|zwei|drei|two|three)\s+(?=\p{L})/giu

/** Italian and German name the trade first; after an English article it may stand last. */
function namesPost(title: string, before: string): boolean {
  const isEnglish = /\band\s+(?:an?|two|three)\s+$/iu.test(before)
  const isGraded = /^(?:aiuto|vice|capo|secondo|junior|senior|giovan[ei]|brav[oaie]|espert[oaie]|sous)\s/iu.test(title)
  return startsWithRole(title.split(' ', 1)[0] ?? '') || ((isEnglish || isGraded) && looksLikeRole(title))
}

/** The next post of this sentence, however much is said of the one before, and where the text after it begins. */
function furtherOn(rest: string): { title: string; end: number } | null {
  const [sentence = ''] = rest.split(/[.!?:](?:\s|$)/, 1)
  for (const match of sentence.matchAll(FURTHER_ON)) {
    const start = match.index + match[0].length
    const title = untilEnd(sentence.slice(start))
    if (namesPost(title, match[0]) && looksLikeRole(title)) return { title, end: start + title.length }
  }
  return null
}

/** Every post of the sentence: "un cuoco, due camerieri e un lavapiatti". */
export function noticesOf(text: string, bold: readonly string[] = []): string[] {
  const first = noticeIn(text, bold)
  if (!first) return [soughtBefore(text)].filter((title) => title !== null)
  const titles = [first.title]
  let rest = text.slice(text.indexOf(first.title, first.at) + first.title.length, first.at + 600)
  for (let step = 0; step < MAX_MORE; step++) {
    const more = ONE_MORE.exec(rest)
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

const OFFICIAL = /^(?:avvis[oi]|band[oi]|selezion[ei]|procedur[ae]|concors[oi]|ricerca|manifestazione)\b/iu
/** Papers about a register, a tender, a result, and not about a post. */
const NO_POST =
  /(?<!\p{L})(?:short ?list|long ?list|(?:elenco|albo|registro) (?:di|dei|degli|per|aperto|speciale|ristretto)(?! idonei)|(?<!(?:formazione|costituzione|formare)(?: di)?(?: una| della| la)? )graduatori[ae]|esit[oi]|affidamento|appalto|gara|procedura negoziata|incaric(?:o|hi) (?:professional[ei]|legal[ei]|di (?:patrocinio|consulenza|progettazione))|indagine di mercato|alienazione|locazione|sponsorizzazion[ei])(?!\p{L})/iu
const OFFICIAL_END =
  /\s[–—-]\s+(?:livello|ccnl|cat|area|rif|tempo|contratto|full|part|termin|prorog|riapert|rettific|scad|avviso|integrazion|errata|aggiornament|posti)|,\s|\s(?:riservat\p{L}*|livello|ccnl|categoria|cat\.|inquadrat\p{L}*|con contratto|a tempo|da inserire|da assumere|presso|per il|per la|per le|per l['’])/iu

/** "Avviso n. 3", "Bando di selezione": the headline of an official paper. */
export const isOfficial = (text: string): boolean => OFFICIAL.test(text)

/** The post in a headline: "Azienda cliente ricerca FRESATORE CNC", "Avviso di selezione per n. 3 operatori ecologici". */
export function soughtTitle(text: string): string | null {
  if (text.length > 260) return null
  if (!OFFICIAL.test(text)) return noticeIn(text)?.title ?? soughtBefore(text)
  if (NO_POST.test(text)) return null
  for (const word of text.matchAll(
    /(?<=\b(?:(?:n\.?°?\s?)?\d{1,3}|un[ao]?|di|figur[ae] di|profil[oi] di|ruolo di|posto di|posti di)\s)[\p{L}/]+/giu,
  )) {
    if (!startsWithRole(word[0])) continue
    const rest = text.slice(word.index)
    const title = rest.slice(0, OFFICIAL_END.exec(rest)?.index).replace(/[\s,;:.–—-]+$/u, '')
    if (looksLikeRole(title)) return title
  }
  return afterNumber(text) ?? forOne(text)
}

/** "Selezione per un/una Registrar", "Avviso per il profilo di Cerimoniere": one is sought, of whatever trade. */
function forOne(text: string): string | null {
  const at =
    /\b(?:per|di) (?:(?:un[ao]?|un\/(?:una|a)|n\.? ?\d{1,2}(?: \([^)]{1,12}\))?|\d{1,2}) |(?:un['’]))(?:post[oi] (?:di|da) |figur[ae] di |profil[oi] di |unità di |risors[ae] )?|\bper (?:il|la) (?:ruolo|profilo|posto|figura|posizione|incarico) di /iu.exec(
      text,
    )
  const rest = at ? text.slice(at.index + at[0].length) : ''
  const title = rest.slice(0, OFFICIAL_END.exec(rest)?.index).replace(/[\s,;:.–—-]+$/u, '')
  return title !== '' && title.split(' ').length <= 6 && couldBeRole(title) ? title : null
}

/** "Avviso n. 9/2026 – Perito agrario", "Bando 3/26: Autista scuolabus": after the paper's name, the post's. */
function afterNumber(text: string): string | null {
  const at = /(?:\s[–—-]|:)\s+(?=\p{L})/u.exec(text)
  const rest = at ? text.slice(at.index + at[0].length) : ''
  const title = rest.slice(0, OFFICIAL_END.exec(rest)?.index).replace(/[\s,;:.–—-]+$/u, '')
  return looksLikeRole(title) ? title : null
}
