import { hasInvisible, visibleCharacters } from '@vedetta/contracts/text/visible-text'
import { type DataNode, DomHandler } from 'domhandler'

/** Builds a tree whose texts and attributes have no invisible characters, however they were written. */
export class VisibleDomHandler extends DomHandler {
  readonly #unclean = new Set<DataNode>()

  override onopentag(name: string, attributes: Record<string, string>): void {
    // Without a list of entries: a page has ten thousand tags.
    for (const key in attributes)
      if (hasInvisible(attributes[key] ?? '')) attributes[key] = visibleCharacters(attributes[key] ?? '')
    super.onopentag(name, attributes)
  }

  override ontext(text: string): void {
    super.ontext(text)
    // Entities come one by one, and whether an emoji needs its joiner shows once the text is whole.
    if (this.lastNode !== null && hasInvisible(text)) this.#unclean.add(this.lastNode)
  }

  /** To be called once all is parsed. */
  cleanTexts(): void {
    for (const node of this.#unclean) node.data = visibleCharacters(node.data)
  }
}
