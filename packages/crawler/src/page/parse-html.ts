import type { Document } from 'domhandler'
import { Parser } from 'htmlparser2'
import { VisibleDomHandler } from './visible-dom-handler.ts'

/** Longer pages are truncated: the rest is never a page's own text. */
const maxCharacters = 1_500_000
/** No tree handed out is deeper, so readers may recurse; what lies deeper becomes children of the deepest element. */
export const maxDepth = 256
/** A page that nests this many elements is an attack: it is read up to there. */
const maxOpenElements = 512
/** A page with this many nodes is an attack as well. */
const maxNodes = 30_000

/** Class, id and style are tested for every line below their element, so a hostile length would cost time. */
const maxNames = 1_000

class BoundedDomHandler extends VisibleDomHandler {
  openElements = 0
  nodes = 0
  pause = (): void => undefined

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.openElements += 1
    this.count()
    for (const names of ['class', 'id', 'style'])
      if ((attributes[names]?.length ?? 0) > maxNames) attributes[names] = attributes[names]?.slice(0, maxNames) ?? ''
    if (this.openElements < maxDepth) super.onopentag(name, attributes)
  }

  override ontext(text: string): void {
    this.count()
    super.ontext(text)
  }

  override onclosetag(): void {
    if (this.openElements < maxDepth) super.onclosetag()
    this.openElements -= 1
  }

  private count(): void {
    this.nodes += 1
    if (this.openElements >= maxOpenElements || this.nodes >= maxNodes) this.pause()
  }
}

export function parseHtml(html: string): Document {
  const handler = new BoundedDomHandler()
  const parser = new Parser(handler, { decodeEntities: true })
  handler.pause = () => parser.pause()
  parser.end(html.length > maxCharacters ? html.slice(0, maxCharacters) : html)
  handler.cleanTexts()
  return handler.root
}
