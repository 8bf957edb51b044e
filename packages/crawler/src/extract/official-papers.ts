import { couldBeRole, looksLikeRole, startsWithRole } from './role-words.ts'

const official = /^(?:avvis[oi]|band[oi]|selezion[ei]|procedur[ae]|concors[oi]|ricerca|manifestazione)\b/iu

/** Papers about a register, a tender, a result, and not about a post. */
const noPost =
  /(?<!\p{L})(?:short ?list|long ?list|(?:elenco|albo|registro) (?:di|dei|degli|per|aperto|speciale|ristretto)(?! idonei)|(?<!(?:formazione|costituzione|formare)(?: di)?(?: una| della| la)? )graduatori[ae]|esit[oi]|affidamento|appalto|gara|procedura negoziata|incaric(?:o|hi) (?:professional[ei]|legal[ei]|di (?:patrocinio|consulenza|progettazione))|indagine di mercato|alienazione|locazione|sponsorizzazion[ei])(?!\p{L})/iu

const officialEnd =
  /\s[–—-]\s+(?:livello|ccnl|cat|area|rif|tempo|contratto|full|part|termin|prorog|riapert|rettific|scad|avviso|integrazion|errata|aggiornament|posti)|,\s|\s(?:riservat\p{L}*|livello|ccnl|categoria|cat\.|inquadrat\p{L}*|con contratto|a tempo|da inserire|da assumere|presso|per il|per la|per le|per l['’])/iu

/** "Avviso n. 3", "Bando di selezione": the headline of an official paper. */
export const isOfficial = (text: string): boolean => official.test(text)

/** The post that such a headline names: "Avviso di selezione per n. 3 operatori ecologici". */
export function postOfPaper(text: string): string | null {
  if (noPost.test(text)) return null
  for (const word of text.matchAll(
    /(?<=\b(?:(?:n\.?°?\s?)?\d{1,3}|un[ao]?|di|figur[ae] di|profil[oi] di|ruolo di|posto di|posti di)\s)[\p{L}/]+/giu,
  )) {
    if (!startsWithRole(word[0])) continue
    const rest = text.slice(word.index)
    const title = rest.slice(0, officialEnd.exec(rest)?.index).replace(/[\s,;:.–—-]+$/u, '')
    if (looksLikeRole(title)) return title
  }
  return afterNumber(text) ?? forOne(text)
}

/** "Selezione per un/una Registrar", "Avviso per il profilo di Cerimoniere": one is sought, of whatever trade. */
function forOne(text: string): string | null {
  const at =
    /\b(?:per|di) (?:(?:un[ao]?|un\/(?:una|a)|n\.? ?\d{1,2}(?: \([^)]{1,12}\))?|\d{1,2}) |(?:un['’]))(?:post[oi] (?:di|da) |figur[ae] di |profil[oi] di |unità di |risors[ae] )?|\bper (?:il|la) (?:ruolo|profilo|posto|figura|posizione|incarico) di /iu.exec(
      text,
    )
  const rest = at ? text.slice(at.index + at[0].length) : ''
  const title = rest.slice(0, officialEnd.exec(rest)?.index).replace(/[\s,;:.–—-]+$/u, '')
  return title !== '' && title.split(' ').length <= 6 && couldBeRole(title) ? title : null
}

/** "Avviso n. 9/2026 – Perito agrario", "Bando 3/26: Autista scuolabus": after the paper's name, the post's. */
function afterNumber(text: string): string | null {
  const at = /(?:\s[–—-]|:)\s+(?=\p{L})/u.exec(text)
  const rest = at ? text.slice(at.index + at[0].length) : ''
  const title = rest.slice(0, officialEnd.exec(rest)?.index).replace(/[\s,;:.–—-]+$/u, '')
  return looksLikeRole(title) ? title : null
}
