import type { Element } from 'domhandler'
import { anywhere } from '../lexicon/compile-terms.ts'
import { pictureNoticeWords } from '../lexicon/seeking.ts'

const noticeWord = anywhere(pictureNoticeWords, 'i')

const minNoticeWords = 6

/** The alt text of a picture that is an advert: small firms publish their adverts as pictures. */
export function pictureNotice({ attribs: { alt = '' } }: Element): string | null {
  if (alt.length < 35 || alt.length > 3_000 || !noticeWord.test(alt)) return null
  return alt.split(/\s+/).length >= minNoticeWords ? alt : null
}
