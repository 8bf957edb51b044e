import { hasInvisible, visibleCharacters } from '@vedetta/contracts/visible-text'
import { type DataNode, DomHandler } from 'domhandler'

/** Builds a tree whose texts and attributes have no invisible characters, however they were written. */
export class VisibleDomHandler extends DomHandler {
  readonly #unclean = new Set<DataNode>()

  override onopentag(name: string, attributes: Record<string, string>): void {
    for (const [key, value] of Object.entries(attributes))
      if (hasInvisible(value)) attributes[key] = visibleCharacters(value)
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
