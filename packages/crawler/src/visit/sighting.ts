import { urlKey } from '../find/clean-url.ts'
import { foldWords } from '../find/fold-words.ts'
import type { RawPosition } from '../raw-position.ts'

/** A raw position and the page it was found on. */
export type Sighting = {
  raw: RawPosition
  pageUrl: string
  /** The page is this advert's own. */
  isOwnPage: boolean
  /** The page is another language's version of the site. */
  isForeign: boolean
  /** The page that shows it, where it was found in what a script puts there. */
  shownAt?: string
}

/** A sighting with what it is compared by, worked out once. */
export type KeyedSighting = Sighting & {
  url: string
  host: string
  title: string
  titleWords: string[]
  place: string
  text: string
  /** The page that a person sees it on. */
  shown: string
  /** It leads away from the list it stands in. */
  isElsewhere: boolean
  /** Some page is about this advert alone. */
  hasOwnUrl: boolean
}

export function keyed(sighting: Sighting): KeyedSighting {
  const { raw, pageUrl, isOwnPage, shownAt = pageUrl } = sighting
  const url = urlKey(raw.url)
  const title = titleKey(raw.title.text)
  const shown = urlKey(shownAt)
  const isElsewhere = url !== shown
  return {
    ...sighting,
    url,
    host: url.split(/[/?]/, 1)[0] ?? '',
    title,
    titleWords: title.split(' '),
    place: foldWords((raw.hints.place ?? []).map((place) => place.text).join(' ')).trim(),
    text: foldWords(textOf(raw)),
    shown,
    isElsewhere,
    hasOwnUrl: isOwnPage || isElsewhere,
  }
}

export const textOf = (raw: RawPosition): string =>
  raw.sections.flatMap((section) => [section.heading ?? '', ...section.lines.map((line) => line.text)]).join('\n')

const genders = / (?:(?:m f|f m|m w|w m|m f d|m w d|m f x|m f nb|h f) )+/
const reference = / (?:rif|ref|cod|codice|riferimento|id|job id) [a-z]{0,4} ?\d\w*(?: \d+)*(?= )/

const closing =
  / (?:(?:posizione|selezione|ricerca|candidature?|annuncio|offerta|position|job) )?(?:chius[aeo]|conclus[aeo]|copert[ao]|scadut[ao]|assegnat[ao]|terminat[ao]|closed|filled|expired|besetzt) $/

/** A title for comparing: gender endings, "(m/f)", reference codes and that it is closed aside. */
export function titleKey(title: string): string {
  const endings = title.replace(/(\p{L}{3,})\s?[/*(](?:a|e|o|i|in|ice|trice|rice|essa)\b\)?/giu, '$1')
  return foldWords(endings)
    .replace(genders, ' ')
    .replace(reference, ' ')
    .replace(/ (?:cercasi|cerchiamo|ricerchiamo|si ricerca) /, ' ')
    .replace(closing, ' ')
    .trim()
}
