import { frameClasses, navigationClasses } from '../lexicon/class-names.ts'
import { anyOf, anywhere } from '../lexicon/compile-terms.ts'
/** The meaning of an element's class or id. */
export type ClassKinds = {
  isNavigation: boolean
  isChrome: boolean
  isFooter: boolean
  isBadge: boolean
  isWordItem: boolean
  isHiding: boolean
  /** What is clicked to open a panel. */
  isOpener: boolean
}

const navigation = anywhere(navigationClasses, 'i')
const chrome = new RegExp(String.raw`(?:^|\s)${anyOf(frameClasses)}(?:\s|$)`, 'i')
const footer = /(?:^|[\s_-])(?:footer|piede|colophon|bottom|copyright)(?:[\s_-]|$)/i
const badge = /(?:^|[\s_-])(?:badge|tag|chip|pill|status|stato|label|etichetta)(?:[\s_-]|$)/i
/** A class that hides its element. */
export const hidingClass =
  /(?:^|\s)(?:d-none|hidden|hide|is-hidden|sr-only|screen-reader-text|visually-hidden)(?:\s|$)/i
/** `d-none d-md-block`, `hidden md:flex`: hidden on small screens only. */
const showing =
  /(?:^|\s)(?:d-\w+-(?:block|flex|inline\S*|table\S*|grid)|\w+:(?:block|flex|grid|inline\S*|table\S*))(?:\s|$)/i
const panel = /accordion|toggle|collaps|tab-title|faq|expander/i
const opener = /title|head|button|trigger|link|label/i

const maxKnown = 4_000
const maxNames = 1_000
const known = new Map<string, ClassKinds>()
let last: { names: string; kinds: ClassKinds } = { names: '', kinds: kindsOf('') }

/** A page repeats its class names thousands of times, so each text is tested once. */
export function classKinds(names: string): ClassKinds {
  if (names === last.names) return last.kinds
  let kinds = known.get(names)
  if (!kinds) {
    kinds = kindsOf(names.slice(0, maxNames))
    if (known.size >= maxKnown) known.clear()
    if (names.length <= maxNames) known.set(names, kinds)
  }
  last = { names, kinds }
  return kinds
}

function kindsOf(names: string): ClassKinds {
  return {
    isNavigation: navigation.test(names),
    isChrome: chrome.test(names),
    isFooter: footer.test(names),
    isBadge: badge.test(names),
    isWordItem: names.includes('MsoListParagraph'),
    isHiding: hidingClass.test(names) && !showing.test(names),
    isOpener: panel.test(names) && opener.test(names),
  }
}
