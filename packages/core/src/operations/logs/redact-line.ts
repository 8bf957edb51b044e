const hidden = '…'

/** Names of fields whose values are nobody's to read. */
const secretName = '(?:authorization|cookie|password|passwd|secret|token|api-?_?key|credential|signature)'
const secretField = new RegExp(String.raw`^[\w-]{0,40}${secretName}[\w-]{0,40}$`, 'i')

/** In their order: what is cut first can't keep a later pattern from matching. */
const patterns: readonly { readonly what: RegExp; readonly instead: string }[] = [
  // JSON within a text, then JSON within that, whose quotes are escaped.
  {
    what: new RegExp(String.raw`("[\w-]{0,40}${secretName}[\w-]{0,40}"\s*:\s*")(?:[^"\\]|\\.)*`, 'gi'),
    instead: `$1${hidden}`,
  },
  {
    what: new RegExp(String.raw`(\\+"[\w-]{0,40}${secretName}[\w-]{0,40}\\+"\s*:\s*\\+")[^"\\]*`, 'gi'),
    instead: `$1${hidden}`,
  },
  // A name and a password in an address.
  { what: /(:\/\/)[^/\s"@]+@/g, instead: `$1${hidden}@` },
  // The query and the fragment of an address: searched words, codes of providers, tokens of links.
  { what: /([?#])[^\s"?#=]*=[^\s"]*/g, instead: `$1${hidden}` },
  { what: /(\/api\/+feed\/+)[^\s"/?]*\.[^\s"]*/gi, instead: `$1${hidden}` },
  { what: /\b(Bearer|Basic)(?:\s+|%20)[\w~+/.=-]+/gi, instead: `$1 ${hidden}` },
  { what: /(__(?:Host|Secure)-[\w.-]+|session_token|two_factor)=[^;\s"]*/gi, instead: `$1=${hidden}` },
  {
    what: /(?<![\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-])[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,}/giu,
    instead: `${hidden}@${hidden}`,
  },
  { what: /(vdt|whsec|sk|rk|pk)_[\w+/=-]{6,}/g, instead: `$1_${hidden}` },
  { what: /eyJ[\w-]{6,}\.[\w-]+(?:\.[\w-]+)?/g, instead: hidden },
  // A word so long and mixed is a key, a token or a signature; our numbers are shorter.
  { what: /(?<![\w+/-])(?=[A-Za-z_+-]*\d)(?=[a-z\d_+-]*[A-Z])[\w+-]{40,}={0,2}/g, instead: hidden },
]

/** A line that has none of these is written as it is, as most are. */
const suspect = new RegExp(
  String.raw`${secretName}|://|[?#][^"]*=|feed/|bearer|basic|__host-|__secure-|session_token|two_factor|@|%40|vdt_|whsec_|[srp]k_|eyJ|[\w+-]{40}`,
  'i',
)

/**
 * A line of a log, which is JSON, without secrets, cookies, e-mail addresses, and what follows the path of an address. Its values are
 * looked at as they were before they were escaped: patterns over escapes would leave half of one.
 */
export function redactLine(line: string): string {
  return suspect.test(line) ? `${JSON.stringify(redacted(JSON.parse(line)))}\n` : line
}

function redacted(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      redactText(name),
      secretField.test(name) && !isPlain(held) ? hidden : redacted(held),
    ]),
  )
}

/** Nothing, or yes and no: no secret. */
const isPlain = (value: unknown) => value === null || typeof value === 'boolean'

function redactText(text: string): string {
  return patterns.reduce((rest, { what, instead }) => rest.replace(what, instead), text)
}
