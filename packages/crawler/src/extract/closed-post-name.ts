import {
  articlesOfPost,
  closablePosts,
  closedAdverbs,
  closedBeforeName,
  closedNouns,
  closedStates,
  prepositionsOfPost,
} from '../lexicon/closed-adverts.ts'
import { anyOf } from '../lexicon/compile-terms.ts'
import { closedQuote } from './closed-words.ts'
import { looksLikeRole } from './role-words.ts'

const closedState = new RegExp(String.raw`\b${anyOf(closedStates)}(?!\p{L})`, 'iu')

/** "POSIZIONE COPERTA: Segretaria", "Già coperta – Magazziniere": first that it is over, then what. */
const closedBefore = new RegExp(
  String.raw`^[^\p{L}]*(?:${anyOf(closablePosts)}\s+)?(?:${anyOf(closedAdverbs)}\s+){0,2}${anyOf(closedBeforeName)}\s*[\])]?\s*[:–—-]\s*`,
  'iu',
)

/** "La ricerca di un magazziniere si è conclusa", "Abbiamo trovato il cuoco": what is over is named within. */
const closedAround = new RegExp(
  String.raw`^(?:(?:la |le |il |l['’]|the )?${anyOf(closedNouns)}(?: apert[ae])? ${anyOf(prepositionsOfPost)}|abbiamo (?:già )?trovato)\s+(?:un['’]|l['’]|${anyOf(articlesOfPost)}\s+)?`,
  'iu',
)
const nameEnd = /\s(?:è|e['’]|si|sono|non|risulta|ormai|is|has|che|per)\s|[.,;:!(–—]/u

/** "05/02/2024 - Impiegata: posto assegnato", "POSIZIONE COPERTA: Autista": the name of a post that this line says is over. */
export function closedPostName(text: string): string | null {
  if (text.length > 300 || !closedState.test(text) || /\bnon\b.{1,8}\bancora\b/iu.test(text)) return null
  const first = closedBefore.exec(text)?.[0].length ?? 0
  if (first > 0) return roleAt(text.slice(first), /[.;!(]|\s[–—-]\s/u)
  const within = closedAround.exec(text)?.[0].length ?? 0
  if (within > 0) return roleAt(text.slice(within), nameEnd)
  return closedQuote([text], '') === null ? null : roleAt(text.replace(/^[\d\s/.,–—-]+/u, ''), /\s*[:(,.]\s|\s[–—-]\s/u)
}

function roleAt(text: string, end: RegExp): string | null {
  const [name = ''] = text.split(end, 1)
  return looksLikeRole(name.trim()) ? name.trim() : null
}
