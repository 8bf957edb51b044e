import { expect, it } from 'vitest'
import { soundsLikeAdvert } from './advert-words.ts'
import { foldWords } from './fold-words.ts'

it.each([
  'Cercasi addetta alla segreteria',
  'Lo staff cresce: leggi chi stiamo cercando!',
  'Il nostro team si allarga',
  'Ampliamento dell’organico',
  'Vogliamo te',
  'Aperte le candidature',
  'Verstärkung für unsere Küche',
  'Unser Team sucht dich',
])('soundsLikeAdvert accepts %s', (headline) => expect(soundsLikeAdvert(foldWords(headline))).toBe(true))

it.each([
  'Giornata del gatto: visite gratuite',
  'Nuovi orari invernali',
  'Inaugurata la nuova sede',
  'Pubblicato il bilancio',
  'Ein neues Gesicht im Hofladen',
])('soundsLikeAdvert refuses %s', (headline) => expect(soundsLikeAdvert(foldWords(headline))).toBe(false))
