import { Refused } from './refusals.ts'

const beyondAscii = /[^\x20-\x7e]/
/** Control characters except tabs and line ends, which count as white space; also invisible and bidirectional ones. */
const invisible = /[\p{Cc}\p{Cf}]/u
/** "Società" as "SocietÃ\u00a0": no Italian word has these two side by side. */
const encodedTwice = /Ã[\u0080-\u00bfƒ‚„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[œ™˜“”\u009d]/

/** Trims the text and collapses white space. */
export function cleanText(raw: string, column: string, maxLength: number): string {
  if (raw === '') return raw
  const text = raw.trim()
  if (text.length > maxLength) throw new Refused('text_too_long', column)
  if (!beyondAscii.test(text)) return text.includes('  ') ? text.replace(/ +/g, ' ') : text
  if (!text.isWellFormed()) throw new Refused('bad_encoding', column)
  if (text.includes('\u{fffd}')) throw new Refused('lost_characters', column)
  const spaced = text.replace(/[\t\n\r]/g, ' ')
  if (invisible.test(spaced)) throw new Refused('control_character', column)
  if (encodedTwice.test(spaced)) throw new Refused('encoded_twice', column)
  return spaced.replace(/\s+/g, ' ').normalize('NFC')
}
