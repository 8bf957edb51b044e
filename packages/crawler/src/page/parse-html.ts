import type { Document } from 'domhandler'
import { Parser } from 'htmlparser2'
import { inlinePainting, unseenMark } from '../painting/inline-painting.ts'
import { blankPainting, isUnseen, type Painting } from '../painting/painting.ts'
import { finish, type Steps } from '../steps.ts'
import { VisibleDomHandler } from './visible-dom-handler.ts'

/** Longer pages are truncated: the rest is never a page's own text. */
const maxCharacters = 1_500_000
/** No tree handed out is deeper, so readers may recurse; what lies deeper becomes children of the deepest element. */
export const maxDepth = 256
/** A page that nests this many elements is an attack: it is read up to there. */
const maxOpenElements = 512
/** A page with this many nodes is an attack as well. */
const maxNodes = 30_000

/** An element with this many attributes is one too. */
const maxAttributes = 1_000

/** Class, id and style are tested for every line below their element, so a hostile length would cost time. */
const maxNames = 1_000

/** Where a document says that it is one. */
const maxProlog = 10_000

/** They hold data, however they would look. */
const dataTags = new Set(['script', 'style'])
const wholeDocument = /<(?:!doctype|html|body)\b/i
const styleSheet = /<style\b|rel\s?=\s?["']?[\w\s]{0,40}\bstylesheet\b/i

type Inside = { painting: Painting; isShown: boolean }

const blank: Inside = { painting: blankPainting(false), isShown: true }

/** Builds the tree of a page without the text that nobody can see, and only up to the bounds. */
class BoundedDomHandler extends VisibleDomHandler {
  readonly #hasStyleSheets: boolean
  readonly #open: Inside[]
  openElements = 0
  nodes = 0
  attributes = 0
  pause = (): void => undefined

  constructor(html: string) {
    super()
    this.#hasStyleSheets = styleSheet.test(html)
    const isCanvasKnown = wholeDocument.test(html.slice(0, maxProlog)) && !this.#hasStyleSheets
    this.#open = [{ painting: blankPainting(isCanvasKnown), isShown: true }]
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.openElements += 1
    this.attributes = 0
    this.count()
    this.#open.push(this.#insideOf(name, attributes))
    for (const names of ['class', 'id', 'style'])
      if ((attributes[names]?.length ?? 0) > maxNames) attributes[names] = attributes[names]?.slice(0, maxNames) ?? ''
    if (this.openElements < maxDepth) super.onopentag(name, attributes)
  }

  onattribute(): void {
    this.attributes += 1
    if (this.attributes >= maxAttributes) this.pause()
  }

  override ontext(text: string): void {
    this.count()
    if (this.#inside.isShown) super.ontext(text)
  }

  override onclosetag(): void {
    if (this.openElements < maxDepth) super.onclosetag()
    this.openElements -= 1
    this.#open.pop()
  }

  get #inside(): Inside {
    return this.#open.at(-1) ?? blank
  }

  #insideOf(name: string, attributes: Record<string, string>): Inside {
    const painting = inlinePainting(this.#inside.painting, attributes, this.#hasStyleSheets)
    if (dataTags.has(name)) return { painting, isShown: true }
    return { painting, isShown: attributes[unseenMark] === undefined && !isUnseen(painting) }
  }

  private count(): void {
    this.nodes += 1
    if (this.openElements >= maxOpenElements || this.nodes >= maxNodes) this.pause()
  }
}

const isHighSurrogate = (code: number) => code >= 0xd800 && code < 0xdc00

export const parseHtml = (html: string): Document => finish(parseSteps(html)).document

/** The document and the number of its nodes; a long page in pieces, which come to the same. */
export function* parseSteps(html: string, charactersAStep = 100_000): Steps<{ document: Document; nodes: number }> {
  const handler = new BoundedDomHandler(html)
  const parser = new Parser(handler, { decodeEntities: true })
  handler.pause = () => parser.pause()
  const length = Math.min(html.length, maxCharacters)
  for (let from = 0; from < length; ) {
    if (from > 0) yield
    // Half a character would not be seen to be invisible.
    const isCut = isHighSurrogate(html.charCodeAt(from + charactersAStep - 1))
    const end = Math.min(length, from + charactersAStep + Number(isCut))
    parser.write(html.slice(from, end))
    from = end
  }
  parser.end()
  handler.cleanTexts()
  return { document: handler.root, nodes: handler.nodes }
}
