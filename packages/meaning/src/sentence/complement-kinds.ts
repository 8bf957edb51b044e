import { isLanguage } from './languages.ts'
import { wordSet } from './phrases.ts'
import { keyAt, type Sentence } from './reading.ts'
import { isSkill } from './skills.ts'
import { englishComplements } from './words/role-words-en.ts'

export const departments = wordSet(`
    acquisti vendite logistica qualita sicurezza ambiente produzione manutenzione amministrazione contabilita
    finanza controllo bilancio paghe contributi marketing comunicazione ricerca sviluppo export import magazzino
    spedizioni trasporti personale formazione eventi sala bar cucina carico scarico progettazione affari legali
    societari clienti fornitori prevenzione protezione taglio cucito pulizie sanificazione vendita assistenza gare appalti
  `)

export type Kind = 'adjective' | 'department' | 'tool' | 'language' | 'english'

/** Adjectives of trades, of which one noun may have several: "manutentori elettrici o meccanici". */
const tradeAdjective =
  /^(?:(?:elettro)?meccanic|mecca?tronic|elettr(?:on|otecn)?ic|informatic|idraulic|termic|chimic|energetic|tecnic|biomedic|aeronautic|geotecnic|termotecnic|logistic|amministrativ|assicurativ|finanziari|bancari|immobiliar|civil|edil|industrial|gestional|commercial|ambiental|contabil|legal|fiscal|naval|agricol|generic|specializzat|qualificat|aerospazial|struttural)(?:[oaie]|h[ei])$/
const englishWords = wordSet(englishComplements)

export function kindOf(key: string, isItalian: boolean): Kind | undefined {
  if (isItalian && tradeAdjective.test(key)) return 'adjective'
  if (isItalian && departments.has(key)) return 'department'
  if (isLanguage(key)) return 'language'
  if (!isItalian && englishWords.has(key)) return 'english'
  return isSkill(key) ? 'tool' : undefined
}

/** Words of one kind with a slash between them are alternatives: "meccanico/elettrico", "java/python". */
export function isSlashed(sentence: Sentence, at: number, isItalian: boolean): boolean {
  const kind = kindOf(keyAt(sentence, at), isItalian)
  return (
    sentence.tokens[at]?.marks.trim() === '/' &&
    kind !== undefined &&
    kind !== 'department' &&
    kind !== 'english' &&
    kind === kindOf(keyAt(sentence, at - 1), isItalian)
  )
}
