const hidden = '…'

/** Names of fields whose values are nobody's to read. */
const secretField = '(?:authorization|cookie|password|passwd|secret|token|api-?_?key|credential|signature)'

const value = String.raw`"(?:[^"\\]|\\.)*"|\[[^\]]*\]|\{[^}]*\}|[\w.+-]+`

type Pattern = {
  /** A line that has none of these is not searched: most lines have nothing to hide. */
  readonly where: readonly string[]
  readonly what: RegExp
  readonly instead: string
}

/** In their order: what is cut first can't keep a later pattern from matching. */
const patterns: readonly Pattern[] = [
  {
    where: ['":'],
    what: new RegExp(String.raw`("[\w-]{0,40}${secretField}[\w-]{0,40}"\s*:\s*)(?:${value})`, 'gi'),
    instead: `$1"${hidden}"`,
  },
  // The escaped quotes of JSON within a text.
  {
    where: ['\\":'],
    what: new RegExp(String.raw`(\\"[\w-]{0,40}${secretField}[\w-]{0,40}\\"\s*:\s*)\\"[^"\\]*\\"`, 'gi'),
    instead: `$1\\"${hidden}\\"`,
  },
  // A name and a password in an address.
  { where: ['://'], what: /(:\/\/)[^/\s"@]+@/g, instead: `$1${hidden}@` },
  // The query and the fragment of an address: searched words, codes of providers, tokens of links.
  { where: ['='], what: /([?#])[^\s"?#=]*=[^\s"]*/g, instead: `$1${hidden}` },
  { where: ['feed/'], what: /(\/api\/+feed\/+)[^\s"/?]*\.[^\s"]*/gi, instead: `$1${hidden}` },
  {
    where: ['earer', 'asic', 'EARER', 'ASIC'],
    what: /\b(Bearer|Basic)(?:\s+|%20)[\w~+/.=-]+/gi,
    instead: `$1 ${hidden}`,
  },
  {
    where: ['='],
    what: /(__(?:Host|Secure)-[\w.-]+|session_token|two_factor)=[^;\s"]*/gi,
    instead: `$1=${hidden}`,
  },
  {
    where: ['@', '%40'],
    what: /(?<![\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-])[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+(?:@|%40)(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,}/giu,
    instead: `${hidden}@${hidden}`,
  },
  { where: ['vdt_', 'sec_', 'k_'], what: /(vdt|whsec|sk|rk|pk)_[\w+/=-]{6,}/g, instead: `$1_${hidden}` },
  { where: ['eyJ'], what: /eyJ[\w-]{6,}\.[\w-]+(?:\.[\w-]+)?/g, instead: hidden },
  // What is so long and mixed is a key, a token or a signature of something; our numbers are shorter.
  {
    where: [''],
    what: /(?<![\w+/-])(?=[A-Za-z_+-]*\d)(?=[a-z\d_+-]*[A-Z])[\w+-]{40,}={0,2}/g,
    instead: hidden,
  },
]

/** A line of a log without secrets, cookies, e-mail addresses, and what follows the path of an address. */
export function redactLine(line: string): string {
  return patterns.reduce(
    (text, { where, what, instead }) =>
      where.some((part) => text.includes(part)) ? text.replace(what, instead) : text,
    line,
  )
}
