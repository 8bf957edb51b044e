import type { Element } from 'domhandler'
import { foldedText } from '../html/dom.ts'
import { foldText } from '../html/fold-text.ts'
import type { MarkedLine } from '../html/lines.ts'
import { noticesOf, shoutedStart, soughtBefore, soughtTitle } from './notice-phrase.ts'
import { ancestorsOf, type PageLines } from './page-lines.ts'
import { looksLikeRole, roleKind } from './role-words.ts'

/** How a title is set apart from the text around it. */
export type TitleSetting = 'heading' | 'accordion' | 'definition' | 'bold' | 'link' | 'item' | 'plain'

/** A line that may be an advert's title. */
export type TitleLine = {
  line: number
  text: string
  /** What follows the title in the same line. */
  rest: string
  isRole: boolean
  setting: TitleSetting
  /** Equal for titles set in the same way. */
  shape: string
  /** No line of this shape is anything but a possible title. */
  isOnlyTitles: boolean
}

/** Every line that may be a title, those inside `tables` aside: their rows are read as such. */
export function titleLines({ lines, links, rangeOf }: PageLines, tables: readonly Element[]): TitleLine[] {
  const ranges = tables.flatMap((table) => rangeOf.get(table) ?? [])
  const linkAt = new Map(links.filter(({ element }) => element.attribs.href).map((link) => [link.line, link.element]))
  const found = lines.flatMap((line, index) => {
    const isInTable = ranges.some(({ from, to }) => index >= from && index < to)
    const link = linkAt.get(index)
    const title = isInTable ? null : titleWithLink(line, link && line.text.length <= 300 ? foldedText(link) : '')
    return title ? [{ ...title, line: index, marked: line }] : []
  })
  const kept = worthwhile(found)
  if (kept.length === 0) return []
  const isFrequent = frequentClasses(lines)
  const shaped = kept.map(({ marked, ...title }): TitleLine => {
    const setting = settingOf(marked, title.rest !== '')
    return { ...title, setting, shape: shapeOf(marked, setting, isFrequent), isOnlyTitles: false }
  })
  return withPurity(lines, shaped, isFrequent)
}

/** An unknown trade matters only as a heading, or set somewhat like a known one. */
function worthwhile<Found extends { isRole: boolean; marked: MarkedLine }>(found: Found[]): Found[] {
  const look = ({ isHeading, isBold, isItem, start }: MarkedLine) =>
    `${isHeading} ${isBold} ${isItem} ${start.parent && 'name' in start.parent ? start.parent.name : ''}`
  const known = new Set(found.filter(({ isRole }) => isRole).map(({ marked }) => look(marked)))
  return found.filter(({ isRole, marked }) => isRole || marked.isHeading || known.has(look(marked)))
}

/** Marks the titles whose shape no other line has; asked only where a shape holds known and unknown trades. */
function withPurity(
  lines: readonly MarkedLine[],
  titles: TitleLine[],
  isFrequent: (name: string) => boolean,
): TitleLine[] {
  const mixed = [...Map.groupBy(titles, ({ shape }) => shape)].filter(
    ([, group]) => group.some(({ isRole }) => isRole) && group.some(({ isRole }) => !isRole),
  )
  if (mixed.length === 0) return titles
  const titled = new Set(titles.map(({ line }) => line))
  const others = new Set(
    lines.flatMap((line, index) => (titled.has(index) ? [] : [shapeOf(line, settingOf(line, false), isFrequent)])),
  )
  const pure = new Set(mixed.map(([shape]) => shape).filter((shape) => !others.has(shape)))
  return titles.map((title) => (pure.has(title.shape) ? { ...title, isOnlyTitles: true } : title))
}

/** Class names that more than one element bears: the others name a single block. */
function frequentClasses(lines: readonly MarkedLine[]): (name: string) => boolean {
  const bearers = Map.groupBy(
    new Set(lines.flatMap((line) => ancestorsOf(line, 3))),
    (element) => element.attribs.class ?? '',
  )
  const counts = new Map<string, number>()
  for (const [classes, { length }] of bearers)
    for (const name of classes.split(/\s+/, 8)) counts.set(name, (counts.get(name) ?? 0) + length)
  return (name) => (counts.get(name) ?? 0) > 1
}

type Title = { text: string; rest: string; isRole: boolean }

const BUTTON =
  /^\W*(?:scarica|scopri|leggi|dettagl|vedi|candidat|invia|apri|download|read|more|view|apply|mehr|bewerb|pdf)/iu

/**
 * `<a>Fresatore</a> – Lecco`: the link is the title. "Saldatore [Scarica l'annuncio]": what a link invites to do is
 * no part of it.
 */
function titleWithLink(line: MarkedLine, link: string): Title | null {
  const { text } = line
  if (link.length < 3 || link === text) return titleIn(line)
  if (text.startsWith(link) && !line.isHeading && looksLikeRole(link))
    return { text: link, rest: text.slice(link.length).replace(/^[\s:;,.–—-]+/u, ''), isRole: true }
  if (!text.endsWith(link) || !BUTTON.test(link)) return titleIn(line)
  return titleIn({ ...line, text: text.slice(0, -link.length).replace(/[\s:;,.|(–—-]+$/u, '') })
}

/** Signs and pictures at either end of a line are no part of its words. */
const DECORATION = /^(?:[\s\p{So}\u200D]|\uFE0F)+|(?:[\s\p{So}\u200D]|\uFE0F)+$/gu

function titleIn(line: MarkedLine): Title | null {
  const text = line.text.replace(DECORATION, '')
  const bold = line.isBold || line.isHeading ? null : boldStart(line)
  if (bold && looksLikeRole(bold.text)) return { ...bold, isRole: true }
  const shouted = line.isHeading || line.isBold || text.length < 70 ? null : shoutedTitle(text)
  if (shouted) return shouted
  if (!line.isHeading && !line.isBold && SEEKS_FIRST.test(text) && noticesOf(text).length > 1) return null
  const cut = line.isHeading ? null : cutTitle(text)
  if (cut && ASKED_WITHIN.test(cut.text)) {
    const asked = line.isBold ? soughtTitle(cut.text) : null
    return asked ? { text: asked, rest: text, isRole: true } : null
  }
  if (cut && looksLikeRole(cut.text)) return { ...cut, isRole: true }
  if (text.length > 260) return null
  const isText = !line.isHeading && !line.isBold && (DESCRIBING.test(text) || SEEKING.test(text))
  const before = isText ? null : soughtBefore(text)
  if (before) return { text: before, rest: text, isRole: true }
  const kind = isText ? 'none' : roleKind(text)
  const isRole = kind === 'role'
  const sought = isRole || !(line.isHeading || line.isBold || isLinked(line)) ? null : soughtTitle(text)
  if (sought) return { text: sought, rest: text, isRole: true }
  return kind !== 'none' ? { text, rest: '', isRole } : null
}

/** "SARTA CONFEZIONISTA con esperienza di tre anni", "Cerchiamo SARTA – minimo tre anni": capitals, then the text. */
function shoutedTitle(text: string): Title | null {
  const lead = /^(?:\p{L}+[\s:]+){0,3}?(?=\p{Lu}[\p{Lu}'’/]{3})/u.exec(text.slice(0, 60))?.[0].length ?? 0
  const title = shoutedStart(text.slice(lead))
  if (!title || !looksLikeRole(title)) return null
  return { text: title, rest: text.slice(lead + title.length).replace(/^[\s:;,.–—-]+/u, ''), isRole: true }
}

/** "A Lecco cerchiamo SARTE", "Per il bar ci serve un aiuto cuoco": first where, then whom. */
const ASKED_WITHIN =
  /^(?:\p{L}+['’]?\s*){1,6}?\s(?:cerchiamo|cerca|ricerchiamo|ricerca|stiamo cercando|selezioniamo|assumiamo|ci (?:serve|servono)|suchen wir|sucht|we are (?:looking for|hiring))\s/iu

/** A line that tells more of the post than its name. */
const DESCRIBING = /\b(?:con (?:esperienza|contratto|patente)\b|contratto a\b|tempo (?:in)?determinato\b)/iu

/** "Cerchiamo un cuoco, tempo pieno, scrivere a …": a sentence that looks for someone is read as one. */
const SEEKING =
  /^(?:cercasi|cerchiamo|ricerchiamo|stiamo (?:cercando|selezionando|assumendo)|siamo alla ricerca di|selezioniamo|assumiamo|we(?:['’]re| are) (?:looking for|hiring)|wir suchen)\s[^,;.!?]{3,80}?(?:[,;!?]|\.\s|\s*\p{Extended_Pictographic}).{12}/iu

/** "Cerchiamo un cuoco e una cameriera: …" is a text of several posts, no title. */
const SEEKS_FIRST =
  /^(?:cercasi|cerchiamo|ricerchiamo|stiamo (?:cercando|selezionando|assumendo)|siamo alla ricerca di|selezioniamo|assumiamo|ci servono|we(?:['’]re| are) (?:looking for|hiring)|wir suchen)\s/iu

function isLinked(line: MarkedLine): boolean {
  return ancestorsOf(line, 4).some(({ name }) => name === 'a')
}

/** `<b>Saldatore TIG</b> – esperienza di tre anni`. */
function boldStart(line: MarkedLine): { text: string; rest: string } | null {
  const at = line.runs.findIndex((run) => /[\p{L}\p{N}]/u.test(run.text))
  const first = line.runs[at]
  if (!first?.isBold) return null
  const rest = foldText(
    line.runs
      .slice(at + 1)
      .map((run) => run.text)
      .join(''),
  ).replace(/^[:–—,.-]\s*/, '')
  return { text: foldText(first.text).replace(/\s*[:–—-]$/, ''), rest }
}

const TAIL =
  /^(?:(?:con )?esperienza|requisit|si richied|richiest|si cerca|cerchiamo|inviare|si offre|offriamo|per ampliamento|da inserire|in possesso|che |contratto|anche )/iu

/** "Cassiera – part time, tempo determinato", "Autista, patente C": after the title, how and with what one works. */
const CONDITIONS =
  /^(?:full|part|tempo (?:pieno|parziale|in?determinato|determinato)|patent\p{L}+|contratt\p{L}+|assunzion\p{L}+|(?:in)?determinato|apprendistato|stagional\p{L}+|turn[oi]\b|\d{1,2} (?:ore|h|mesi|anni|stunden|hours|months)\b|almeno|minimo|inquadrament\p{L}+|stage\b|tirocinio|somministrazione|si offr|vollzeit|teilzeit|(?:un)?befristet|führerschein|saison|ab (?:sofort|januar|februar|märz)|ausbildung|lehre\b|permanent|fixed[ -]term|seasonal|from \p{Lu}|per la stagione|da (?:subito|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre)|(?:tedesco|inglese|francese) )/iu

/** A licence alone may belong to the title: "Autista – patente CE". */
function areConditions(text: string): boolean {
  return CONDITIONS.test(text) && (!/^patent/iu.test(text) || /[,;]/.test(text))
}

/** "Saldatore: esperienza di tre anni", "Cuoco – con esperienza, da maggio": the title ends where the text begins. */
function cutTitle(text: string): { text: string; rest: string } | null {
  if (!/[:;,.(–—-]\s|\s\(|\p{Extended_Pictographic}/u.test(text)) return null
  const match =
    /^(.{3,90}?)(\s*\p{Extended_Pictographic}\uFE0F?\s*|\s*[:;]\s+|\s+[–—-]\s+|,\s+|\.\s+(?=\p{Lu})|\s+\()(.+)$/su.exec(
      text.slice(0, 600),
    )
  if (!match?.[1] || !match[3]) return null
  const isCut = /[:;.]|\p{Extended_Pictographic}/u.test(match[2] ?? '')
    ? text.length > 40
    : TAIL.test(match[3]) || (areConditions(match[3]) && !SEEKING.test(text))
  if (!isCut || /(?<![\p{L}/(*:])(?:rif|cod|ref|art|dott|ing|\p{L})$/iu.test(match[1])) return null
  return { text: match[1].trim(), rest: text.slice(match[1].length).replace(/^[\s:;,.–—-]+/u, '') }
}

function settingOf(line: MarkedLine, hasRest: boolean): TitleSetting {
  const near = ancestorsOf(line, 5)
  if (near.some(opensPanel)) return 'accordion'
  if (near.some(({ name }) => name === 'dt')) return 'definition'
  if (line.isHeading) return 'heading'
  if (line.isBold || (hasRest && line.runs.some((run) => run.isBold))) return 'bold'
  if (near.some(({ name }) => name === 'a')) return 'link'
  return line.isItem ? 'item' : 'plain'
}

const OPENER_CLASS = /accordion|toggle|collaps|tab-title|faq|expander/i

function opensPanel({ name, attribs }: { name: string; attribs: Record<string, string> }): boolean {
  if (name === 'summary' || attribs.role === 'tab') return true
  if (attribs['aria-expanded'] !== undefined || attribs['aria-controls'] !== undefined) return true
  const toggle = attribs['data-toggle'] ?? attribs['data-bs-toggle']
  if (toggle === 'collapse' || toggle === 'tab' || toggle === 'pill') return true
  return (
    /^(?:a|button|div|h\d|span)$/.test(name) &&
    OPENER_CLASS.test(attribs.class ?? '') &&
    /title|head|button|trigger|link|label/i.test(attribs.class ?? '')
  )
}

const STATE =
  /^(?:active|collapsed|show|open|first|last|odd|even|current|featured|new|in|fade|closed|expired|filled|chius\w*|evidenza)$/i

/** The tags around a line, with the classes of the nearest: what differs from block to block (digits, states) aside. */
function shapeOf(line: MarkedLine, setting: TitleSetting, isFrequent: (name: string) => boolean): string {
  const parts = ancestorsOf(line, 6).map(({ name, attribs }, level) => {
    const classes = level > 2 || setting === 'heading' ? [] : (attribs.class ?? '').split(/\s+/).slice(0, 8)
    return [name, ...classes.filter((one) => one && isFrequent(one) && !STATE.test(one)).sort()].join('.')
  })
  return `${setting} ${parts.join('<')}`
}
