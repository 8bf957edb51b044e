import { hasInvisible, visibleCharacters } from '@vedetta/contracts/text/visible-text'

const escapedInvisible =
  /\\u(?:00[01789]|00ad|034f|061c|115f|1160|17b[45]|180[b-f]|20[026]|3164|fe0|feff|ffa0|fff|d82f|d834|db4)/i
const escapedControl = /\\(u00[01][0-9a-f]|[\s\S])/g

/** The value that a JSON text of a page stands for, without invisible characters. Throws where `JSON.parse` does. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  if (!hasInvisible(text) && !escapedInvisible.test(text)) return value
  const json = JSON.stringify(value).replace(escapedControl, (written, sign: string) =>
    sign.length > 1 || sign === 'b' ? '' : written,
  )
  return JSON.parse(visibleCharacters(json))
}
