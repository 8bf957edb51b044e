import { terms } from './compile-terms.ts'

/** Words of a course; an advert uses one of them at most. */
export const courseWords = terms`
  (?<!\bin )corso
  corsi(?! (?:pagat|a (?:nostro )?carico|intern|aziendal|retribuit|di aggiornamento))
  iscrizion[ei](?! (?:all?[oae'’]? ?|nell[ae'’] ?|ad? )(?:alb|ordin|colleg|list|regist|categor|ruol|elench))
  iscriviti
  attestato
  quota di partecipazione
  allievi
  docenti
  lezioni
  moduli
  crediti formativi
  ore di (?:aula|formazione|lezione)
  \d{2,4} ore(?! settiman| a settiman| alla settiman)
  gratuito
  bootcamp
  abilitazione
`
