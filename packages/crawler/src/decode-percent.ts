import { visibleCharacters } from '@vedetta/contracts/visible-text'

/** The text with its percent escapes decoded, without invisible characters; as it is where an escape is malformed. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text
  try {
    return visibleCharacters(decodeURIComponent(text))
  } catch {
    return text
  }
}
