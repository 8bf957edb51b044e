import { anyOf, anywhere } from '../lexicon/compile-terms.ts'
import { paperPostOpenings, papersWithoutPost, paperTitleEnds } from '../lexicon/official-papers.ts'
import { couldBeRole, looksLikeRole, startsWithRole } from './role-words.ts'

const official = /^(?:avvis[oi]|band[oi]|selezion[ei]|procedur[ae]|concors[oi]|ricerca|manifestazione)\b/iu

/** Papers about a register, a tender, a result, and not about a post. */
const noPost = new RegExp(String.raw`(?<!\p{L})${anyOf(papersWithoutPost)}(?!\p{L})`, 'iu')

const postNameEnd = anywhere(paperTitleEnds, 'iu')

/** "Avviso n. 3", "Bando di selezione": the headline of an official paper. */
export const isOfficialAnnouncement = (text: string): boolean => official.test(text)

/** The post that such a headline names: "Avviso di selezione per n. 3 operatori ecologici". */
export function postInAnnouncement(text: string): string | null {
  if (noPost.test(text)) return null
  for (const word of text.matchAll(
    /(?<=\b(?:(?:n\.?°?\s?)?\d{1,3}|un[ao]?|di|figur[ae] di|profil[oi] di|ruolo di|posto di|posti di)\s)[\p{L}/]+/giu,
  )) {
    if (!startsWithRole(word[0])) continue
    const rest = text.slice(word.index)
    const title = rest.slice(0, postNameEnd.exec(rest)?.index).replace(/[\s,;:.–—-]+$/u, '')
    if (looksLikeRole(title)) return title
  }
  return afterNumber(text) ?? forOne(text)
}

const postOpening = anywhere(paperPostOpenings, 'iu')

/** "Selezione per un/una Registrar", "Avviso per il profilo di Cerimoniere": one is sought, of whatever trade. */
function forOne(text: string): string | null {
  const at = postOpening.exec(text)
  const rest = at ? text.slice(at.index + at[0].length) : ''
  const title = rest.slice(0, postNameEnd.exec(rest)?.index).replace(/[\s,;:.–—-]+$/u, '')
  return title !== '' && title.split(' ').length <= 6 && couldBeRole(title) ? title : null
}

/** "Avviso n. 9/2026 – Perito agrario", "Bando 3/26: Autista scuolabus": after the paper's name, the post's. */
function afterNumber(text: string): string | null {
  const at = /(?:\s[–—-]|:)\s+(?=\p{L})/u.exec(text)
  const rest = at ? text.slice(at.index + at[0].length) : ''
  const title = rest.slice(0, postNameEnd.exec(rest)?.index).replace(/[\s,;:.–—-]+$/u, '')
  return looksLikeRole(title) ? title : null
}
