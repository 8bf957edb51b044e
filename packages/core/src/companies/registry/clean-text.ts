import { Refused } from './refusals.ts'

const beyondAscii = /[^\x20-\x7e]/
/** But for tabs and line ends, which are white space; also what is not seen, or turns the text round. */
const invisible = /[\p{Cc}\p{Cf}]/u
/** "Società" as "SocietÃ\u00a0": no Italian word has these beside each other. */
const encodedTwice = /Ã[\u0080-\u00bfƒ‚„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[œ™˜“”\u009d]/

/** Without white space around it, and one space where there is more between. */
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
