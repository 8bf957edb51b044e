import type { Element } from 'domhandler'

const noticeWord =
  /(?:cerca(?:si|no)?|cerchiamo|ricerc(?:a|hiamo|asi)|selezion(?:a|iamo)|assum(?:e|iamo)|requisit|esperienza|contratto|tempo (?:in)?determinato|tempo pieno|full.?time|part.?time|apprendist|candidat|curriculum|hiring|looking for|wanted|join our|suchen|gesucht|bewerb|vollzeit|teilzeit)/i

const minNoticeWords = 6

/** What a picture says where it is a notice: small firms publish their adverts as pictures. */
export function pictureNotice({ attribs: { alt = '' } }: Element): string | null {
  if (alt.length < 35 || alt.length > 3_000 || !noticeWord.test(alt)) return null
  return alt.split(/\s+/).length >= minNoticeWords ? alt : null
}
