import { collapseWhitespace } from '../html/collapse-whitespace.ts'
import type { MarkedLine } from '../html/lines.ts'
import { conditionOpenings } from '../lexicon/advert-boundaries.ts'
import { anyOf, atStart } from '../lexicon/compile-terms.ts'
import { boldPostOpenings, seekingOpenings, sentenceOpenings } from '../lexicon/seeking.ts'
import { postLabels } from '../lexicon/titles.ts'
import { postBeforeVerb, postsSoughtIn, shoutedStart, soughtTitle } from './notice-phrase.ts'
import { ancestorsOf } from './page-lines.ts'
import { looksLikeRole, roleKind } from './role-words.ts'
import { isPanelTitle } from './title-style.ts'

type LineTitle = {
  text: string
  rest: string
  isRole: boolean
  /** Its first word seldom opens a title. */
  isUnlikely?: boolean
}

type Title = LineTitle

const button =
  /^\W*(?:scarica|scopri|leggi|dettagl|vedi|candidat|invia|apri|download|read|more|view|apply|mehr|bewerb|pdf)/iu

/**
 * `<a>Fresatore</a> – Lecco`: the link is the title. "Saldatore [Scarica l'annuncio]": what a link invites to do is
 * no part of it.
 */
export function titleWithLink(line: MarkedLine, link: string): Title | null {
  const { text } = line
  if (link.length < 3 || link === text) return titleIn(line)
  if (text.startsWith(link) && !line.isHeading && looksLikeRole(link))
    return { text: link, rest: text.slice(link.length).replace(/^[\s:;,.–—-]+/u, ''), isRole: true }
  if (!text.endsWith(link) || !button.test(link)) return titleIn(line)
  return titleIn({ ...line, text: text.slice(0, -link.length).replace(/[\s:;,.|(–—-]+$/u, '') })
}

const maxTitle = 260
const minShouted = 70

const decorated = /^(?:[\s\p{So}\u200D]|\uFE0F)+/u

/** Signs and pictures at either end of a line are no part of its words. A pattern for its end would start anew at each sign of a long run. */
function withoutDecoration(text: string): string {
  const start = decorated.exec(text)?.[0].length ?? 0
  let end = text.length
  while (end > start) {
    const isPair = (text.codePointAt(end - 2) ?? 0) > 0xffff
    const before = end - (isPair ? 2 : 1)
    if (!decorated.test(text.slice(before, end))) break
    end = before
  }
  return text.slice(start, end)
}

const labelledPost = new RegExp(String.raw`^${anyOf(postLabels)}\s*:\s*(?=\p{L})`, 'iu')
const labelAlone = new RegExp(String.raw`^${anyOf(postLabels)}\s*:?\s*$`, 'iu')

/** "Ruolo: Carpentiere", `<b>Ruolo</b> Carpentiere`: a label and its value, which is the post. */
function withoutLabel(line: MarkedLine): MarkedLine {
  const { text, runs } = line
  const [first] = runs
  const isLabelled = first?.isBold === true && !line.isBold && labelAlone.test(collapseWhitespace(first.text))
  const label = isLabelled ? collapseWhitespace(first.text) : labelledPost.exec(text)?.[0]
  const value = label === undefined ? '' : text.slice(label.length).trim()
  return value.length < 3 ? line : { ...line, text: value, runs: [{ text: value, isBold: line.isBold }] }
}

function titleIn(marked: MarkedLine): Title | null {
  const line = withoutLabel(marked)
  const text = withoutDecoration(line.text)
  const isPlain = !line.isBold && !line.isHeading
  const opening = isPlain ? openingTitle(line, text) : null
  if (opening) return opening
  if (isPlain && seeksSeveral(text)) return null
  const cut = line.isHeading ? null : cutTitle(text, line)
  if (cut && soughtWithin.test(cut.text)) {
    const sought = line.isBold ? soughtTitle(cut.text) : null
    return sought ? { text: sought, rest: text, isRole: true } : null
  }
  if (cut && looksLikeRole(cut.text)) return { ...cut, isRole: true }
  if (text.length > maxTitle) return null
  return (line.isItem && isPlain ? cutItem(text) : null) ?? wholeTitle(line, text)
}

/** The title that a line of text begins with, told apart by how it is set. */
function openingTitle(line: MarkedLine, text: string): Title | null {
  const bold = boldStart(line)
  if (bold && looksLikeRole(bold.text)) return { ...bold, isRole: true }
  return boldSought(line) ?? (text.length < minShouted ? null : shoutedTitle(text))
}

/** A line that is the title as a whole, or names the post within it. */
function wholeTitle(line: MarkedLine, text: string): Title | null {
  const isText = !line.isHeading && !isSetApart(line) && (describing.test(text) || seeking.test(text))
  const before = isText ? null : postBeforeVerb(text)
  if (before) return { text: before, rest: text, isRole: true }
  const kind = isText ? 'none' : roleKind(text)
  const isRole = kind === 'role'
  const headline = isRole || !(line.isHeading || line.isBold || isLinked(line)) ? null : soughtTitle(text)
  if (headline) return { text: headline, rest: text, isRole: true }
  return kind !== 'none' ? { text, rest: '', isRole, isUnlikely: kind === 'unlikely' } : null
}

/** "SARTA CONFEZIONISTA con esperienza di tre anni", "Cerchiamo SARTA – minimo tre anni": capitals, then the text. */
function shoutedTitle(text: string): Title | null {
  const lead = /^(?:\p{L}+[\s:]+){0,3}?(?=\p{Lu}[\p{Lu}'’/]{3})/u.exec(text.slice(0, 60))?.[0].length ?? 0
  const title = shoutedStart(text.slice(lead))
  if (!title || !looksLikeRole(title)) return null
  return { text: title, rest: text.slice(lead + title.length).replace(/^[\s:;,.–—-]+/u, ''), isRole: true }
}

/** "A Lecco cerchiamo SARTE", "Per il bar ci serve un aiuto cuoco": first the place, then the post. */
const soughtWithin =
  /^(?:\p{L}+(?:['’]\s*|\s+)){0,5}\p{L}+['’]?\s+(?:cerchiamo|cerca|ricerchiamo|ricerca|stiamo cercando|selezioniamo|assumiamo|ci (?:serve|servono)|suchen wir|sucht|we are (?:looking for|hiring))\s/iu

/** A line that says more of the post than its name. */
const describing = /\b(?:con (?:esperienza|contratto|patente)\b|contratto a\b|tempo (?:in)?determinato\b)/iu

/** "Cerchiamo un cuoco, tempo pieno, scrivere a …": a sentence that seeks someone is read as a notice. */
const seeking = new RegExp(
  String.raw`^${anyOf(sentenceOpenings)}\s[^,;.!?]{3,80}?(?:[,;!?]|\.\s|\s*\p{Extended_Pictographic}).{12}`,
  'iu',
)

/** "Cerchiamo un cuoco e una cameriera: …" is a text of several posts, no title. */
const seeksFirst = new RegExp(String.raw`^${anyOf(seekingOpenings)}[\s:]`, 'iu')

const seeksSeveral = (text: string) => seeksFirst.test(text) && postsSoughtIn(text).length > 1

/** A line that is a title and nothing else: in bold, or what opens a panel. */
const isSetApart = (line: MarkedLine) => line.isBold || isPanelTitle(line)

/** "Saldatore con esperienza di tre anni", "Autista con patente CE": a list entry that holds title and conditions. */
function cutItem(text: string): Title | null {
  if (text.length > 120) return null
  const at = text.search(
    /\s(?:con (?!patent)\p{L}|in possesso\b|a tempo (?:in)?determinato|tempo (?:in)?determinato)/iu,
  )
  const title = at > 0 ? text.slice(0, at) : text
  if (at < 0 && !/\scon patent/iu.test(text)) return null
  return looksLikeRole(title) ? { text: title, rest: text.slice(title.length).trim(), isRole: true } : null
}

function isLinked(line: MarkedLine): boolean {
  return ancestorsOf(line, 4).some(({ name }) => name === 'a')
}

/** `<b>Saldatore TIG</b> – esperienza di tre anni`. */
export function boldStart(line: MarkedLine): { text: string; rest: string } | null {
  const at = line.runs.findIndex((run) => /[\p{L}\p{N}]/u.test(run.text))
  const first = line.runs[at]
  if (!first?.isBold) return null
  const rest = collapseWhitespace(
    line.runs
      .slice(at + 1)
      .map((run) => run.text)
      .join(''),
  ).replace(/^[:–—,.-]\s*/, '')
  return { text: collapseWhitespace(first.text).replace(/\s*[:–—-]$/, ''), rest }
}

const seekingAlone = new RegExp(
  String.raw`^\W*${anyOf(boldPostOpenings)}(?:\s+(?:una?|un['’]|un\/a|an?|einen?))?[\s:]*$`,
  'iu',
)

/** `Cerchiamo <b>autista – linea nazionale</b>. Si richiede …`: the one post that a text seeks. */
function boldSought(line: MarkedLine): Title | null {
  const at = line.runs.findIndex((run) => run.isBold && /\p{L}/u.test(run.text))
  const bold = line.runs[at]
  const before = line.runs
    .slice(0, at)
    .map((run) => run.text)
    .join('')
  if (!bold || !seekingAlone.test(before)) return null
  const title = collapseWhitespace(bold.text).replace(/[\s,;:.–—-]+$/u, '')
  const after = collapseWhitespace(
    line.runs
      .slice(at + 1)
      .map((run) => run.text)
      .join(''),
  )
  if (!/^[.:;]\s/u.test(after) || !looksLikeRole(title) || postsSoughtIn(line.text).length > 1) return null
  return { text: title, rest: after.replace(/^[.:;]\s*/u, ''), isRole: true }
}

const tail =
  /^(?:(?:con )?esperienza|requisit|si richied|richiest|si cerca|cerchiamo|inviare|si offre|offriamo|per ampliamento|da inserire|in possesso|che |contratto|anche |(?:with )?experience|required?|we (?:offer|ask|need)|also )/iu

/** "Cassiera – part time, tempo determinato", "Autista, patente C": after the title, how and with what one works. */
const conditions = atStart(conditionOpenings, 'iu')

const hoursAlone = /^(?:(?:part|full)[ -]?time|(?:teil|voll)zeit|turn[oi](?: di)? \p{L}+)\)?$/iu

/** A licence alone may belong to the title ("Autista – patente CE"), and so may the hours where it stands apart. */
function areConditions(text: string, line: MarkedLine): boolean {
  if (hoursAlone.test(text) && isSetApart(line)) return false
  return conditions.test(text) && (!/^(?:patent|\p{L}+ licen[cs]e)/iu.test(text) || /[,;]/.test(text))
}

/** "Saldatore: esperienza di tre anni", "Cuoco – con esperienza, da maggio": the title ends where the text begins. */
function cutTitle(text: string, line: MarkedLine): { text: string; rest: string } | null {
  const start = text.slice(0, 600)
  if (!/[:;,.(–—-]\s|\s\(|\p{Extended_Pictographic}/u.test(start)) return null
  const match =
    /^(.{3,90}?)(\s*\p{Extended_Pictographic}(?:\uFE0F?\u200D\p{Extended_Pictographic})*\uFE0F?\s*|\s*[:;]\s+|\s+[–—-]\s+|,\s+|\.\s+(?=\p{Lu})|\s+\()(.+)$/su.exec(
      start,
    )
  if (!match?.[1] || !match[3]) return null
  const isCut = /[:;.]|\p{Extended_Pictographic}/u.test(match[2] ?? '')
    ? text.length > 40
    : (tail.test(match[3]) || areConditions(match[3], line)) && (line.isBold || !seeking.test(text))
  if (!isCut || /(?<![\p{L}/(*:])(?:rif|cod|ref|art|dott|ing|\p{L})$/iu.test(match[1])) return null
  return { text: match[1].trim(), rest: text.slice(match[1].length).replace(/^[\s:;,.–—-]+/u, '') }
}
