import type { Types } from '@opensearch-project/opensearch'
import { stopWords } from '@vedetta/meaning/families/stop-words'

const raw = String.raw

/** Short words that are one word in both genders: the feminine maps to the masculine. */
const bothGenders =
  'cap cuoc oraf sart soci mess mag amic nuov prim terz unic vari medi alt bass brav buon russ grec'.split(' ')

/** Short words in -e: their plural is in -i, where the rules expect a word in -o. */
const shortInE = (
  'abil agil brev dolc edil fort grav util verd ret nav merc carn pell pesc sed ent fas bas legg part font pont mes ' +
  'nott dent can luc voc fior pan'
).split(' ')

const overrides = [
  ...bothGenders.map((stem) => `${stem}a, ${stem}${/[cg]$/.test(stem) ? 'h' : ''}e => ${stem}o`),
  ...shortInE.map((stem) => `${stem}i => ${stem}e`),
  'osti, ostessa, ostesse => oste',
  'poeti => poeta',
  'laboratori => laboratorio',
  'territori => territorio',
  'ambulatori => ambulatorio',
  // Things that a rule would turn into a person or another thing: no rule touches a word in -j.
  'collegio, collegi => collegj',
  'presidio => presidj',
  'arbitrio => arbitrj',
  'stampa, stampe => stampj',
]

const articles = 'l all dall dell nell sull coll gl agl dagl degl negl sugl un d quell quest sant'.split(' ')

// Patterns start with the characters they consume and look back from there: a leading quantifier or lookbehind would be
// tried at every position.
const boundary = raw`(?![\p{L}\p{N}])`
const start = raw`(?<![\p{L}\p{N}])`
const consonant = raw`[\p{L}&&[^aeiouAEIOU]]`

function replace(pattern: string, replacement: string, flags?: 'CASE_INSENSITIVE') {
  return { type: 'pattern_replace' as const, pattern, replacement, ...(flags ? { flags } : {}) }
}

const joinedFirst = 'back|front|full|part|help|call|on|free|start|after|pre|team'
const joinedSecond = 'end|office|time|stack|desk|cent(?:er|re)|line|lance|up|sales|leader'
/** Whether a word, written apart, may be joined with the one beside it, or mean something else by its place. */
export const isCompoundPart = (word: string): boolean =>
  new RegExp(`^(?:${joinedFirst}|${joinedSecond}|commerce|ai)$`, 'i').test(word)

const headed =
  'repart|cantier|turn|are[ae]|sal[ae]|squadr|officin|servizi|uffici|progett|contabil|tren|macchin|partit|redattor|' +
  'dirett|president|responsabil|sindac|segretari|capo'

/** Words that the tokenizer would split or drop. An underscore keeps a token together and the suffix rules off it. */
const wordFilters = {
  title_symbols: {
    type: 'mapping' as const,
    mappings: [
      'C++ => c_plus_plus',
      'c++ => c_plus_plus',
      ...[...'CcFf'].map((letter) => `${letter}# => ${letter}_sharp`),
    ],
  },
  title_dotnet: replace(raw`\.net${boundary}`, ' dotnet ', 'CASE_INSENSITIVE'),
  title_ampersand: replace(raw`\s?&\s?(?<=${start}\p{L}\s?&\s?)(?=\p{L}${boundary})`, '_and_'),
  // O.S.S. is OSS
  title_acronym: replace(raw`\.(?<=(?<!\p{L})\p{L}\.)(?=\p{L}(?!\p{L}))`, ''),
  // "add.vendite" is two words
  title_dot: replace(raw`\.(?<=\p{L}{2}\.)(?=\p{L}{2})`, ' '),
  title_compound: replace(
    raw`[\s-](?:(?=(?:${joinedSecond})${boundary})(?<=${start}(?:${joinedFirst}).)|(?<=${start}e-)(?=\p{L}{4})|(?=commerce)(?<=${start}e.))`,
    '',
    'CASE_INSENSITIVE',
  ),
  // caporeparto, vicedirettore
  title_head: replace(raw`(cap[oi]|vice)(?<=${start}\p{L}{4})-?(?=${headed})`, '$1 ', 'CASE_INSENSITIVE'),
  title_sexes: replace(
    raw`\(?[mfhwud](?:\s?[/|-]\s?[mfhwudx]){1,3}${boundary}(?<=${start}\(?[mfhwud][\s/|mfhwudx-]{2,12})\)?`,
    ' ',
    'CASE_INSENSITIVE',
  ),
}

/** Reduces `addett(o/a)`, `addetto/a`, `addett*` to one form. */
const inclusiveFilters = {
  inclusive_choice: replace(
    raw`[\s(/_-](?:(?<=\p{L}{2}${consonant}.)[(/_-]?([oei])\s?/\s?-?(?:[aei]|trice|ice)|(?<=\p{L}{3}.)(tor[ei])\s?/\s?-?tric[ei])${boundary}\)?`,
    '$1$2',
    'CASE_INSENSITIVE',
  ),
  // The back reference is for "impiegato/ta", "operaio/ia".
  inclusive_suffix: replace(
    raw`(?=[/(-]|\s[/(])(?<=\p{L}{2}(\p{L})\p{L})(?:(?:\s?/\s?-?|\s?\([/-]?|-)(?:[aoeiə*]|tric[ei]|tor[ei]|r?ice|ess[ae]|aia|iera|ata|\1[aoei])${boundary}\)?){1,3}`,
    '',
    'CASE_INSENSITIVE',
  ),
  inclusive_star: replace(raw`[*əƏɜ@_](?<=\p{L}{2}${consonant}.)(?![\p{L}*_])`, 'o'),
}

// "AI" the field, distinguished from "ai" the preposition by capitals among small letters or by its place at the start.
const artificialIntelligence = replace(
  raw`[Aa][Ii]${boundary}(?<=${start}..)(?:(?<=^\s?..)|(?<=\p{Ll}[^\p{L}\p{N}]{1,3}AI)|(?<=AI)(?=\s*$|[^\p{L}\p{N}]{1,3}\p{Lu}?\p{Ll}))`,
  'a_i',
)

/** Suffix rules, in order: each gets the token as the previous one left it. */
const suffixRules = {
  // developers, consultants, coaches
  suffix_english: replace(raw`(?:s$(?<=\p{L}{3}(?:er|or|nt|st).)|es$(?<=\p{L}{2}(?:ch|sh|ss)..))`, ''),
  // Not elettrici, ostetrici, pediatrici: their singular is in -trico.
  suffix_trice: replace(raw`ric[ei]$(?<=\p{L}{2}t.{4})(?<!(?:e|elet|pedia|chia|geria|fisia|cen)t.{4})`, 'ore'),
  // Not every -essa is feminine: commessa, promessa, interessa.
  suffix_essa: replace(raw`ess[ae]$(?<=\p{L}{2}(?:or|nt|at|et|ot|on|il).{4})`, 'e'),
  // operaio is not opera
  suffix_aio: replace(raw`ai(?<=\p{L}{5})[oae]?$`, 'aj'),
  suffix_ario: replace(raw`ari(?<=\p{L}{5})[oae]$`, 'aro'),
  // oratorio is not oratore
  suffix_torio: replace(raw`torio$(?<=\p{L}{7})`, 'toria'),
  // The i of fascia, fasce is mute; that of custodia (not custode) is not.
  suffix_mute_i: replace(raw`ia$(?<=(?:cc|gg|sc|nc)..)`, 'e'),
  suffix_ia: replace(raw`i[ae]$(?<=\p{L}{4})`, 'j'),
  // pasticciere, pasticcere
  suffix_ciere: replace(raw`ier(?<=\p{L}{2}[cg].{3})([aeio])$`, 'er$1'),
  // In a short word gender changes the meaning (banco, banca; porto, porta): only number is removed.
  suffix_short_o: replace(raw`^(\p{L}{3,4}?)(?:io|(?<=[cg])hi|[oi])$`, '$1o'),
  suffix_short_a: replace(raw`^(\p{L}{3,4}?)(?:(?<=[cg])he|a|(?<![cg])e)$`, '$1a'),
  suffix_vowel: replace(raw`(?:io$(?<=\p{L}{7})|h[ie]$(?<=\p{L}{4}[cg]..)|[oaei]$(?<=\p{L}{6}))`, ''),
}

const charFilters = [...Object.keys(wordFilters), ...Object.keys(inclusiveFilters)]
const exactFilters = ['lowercase', 'asciifolding', 'italian_elision']

/**
 * `settings.analysis` of an index of Italian titles: `italian_title` matches gender and number forms of an occupation,
 * `italian_exact` keeps words as written. Reasons and figures: docs/decisions/0006-italian-analysis.md. `folded_words`
 * is for names and short values: it ignores only case, accents and the dots of S.p.A.
 */
export const italianAnalysis = {
  char_filter: { ...wordFilters, ...inclusiveFilters, artificial_intelligence: artificialIntelligence },
  filter: {
    italian_elision: { type: 'elision', articles },
    italian_stop: { type: 'stop', stopwords: [...stopWords] },
    italian_overrides: { type: 'stemmer_override', rules: overrides },
    ...suffixRules,
  },
  analyzer: {
    italian_title: {
      type: 'custom',
      char_filter: ['artificial_intelligence', ...charFilters],
      tokenizer: 'standard',
      filter: [...exactFilters, 'italian_stop', 'italian_overrides', ...Object.keys(suffixRules)],
    },
    italian_exact: { type: 'custom', char_filter: charFilters, tokenizer: 'standard', filter: exactFilters },
    folded_words: {
      type: 'custom',
      char_filter: ['title_symbols', 'title_dotnet', 'title_ampersand', 'title_acronym'],
      tokenizer: 'standard',
      filter: exactFilters,
    },
  },
} satisfies Types.Indices_Common.IndexSettingsAnalysis
