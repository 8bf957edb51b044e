import { type Scope, scopes } from '@vedetta/contracts/public-api/scopes'
import type { Language } from '@vedetta/contracts/text/labels'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { z } from 'zod'
import { dateTime, shown } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { greeting, longDate } from '../../platform/mail/phrases.ts'

const params = z.object({
  firstName: shown,
  customer: shown,
  name: shown,
  /** Null for the holder themselves. */
  madeBy: shown.nullable(),
  scopes: z.array(z.enum(keysOf(scopes))),
  expiresAt: dateTime,
})

export const apiKeyMade = mailTemplate('apiKeyMade', params, {
  it: ({ firstName, customer, name, madeBy, scopes: given, expiresAt }) => ({
    subject: 'Una chiave API agisce per il tuo posto',
    heading: 'Una nuova chiave API agisce per te',
    paragraphs: [
      greeting('it', firstName),
      `${madeBy === null ? 'hai creato' : `${madeBy} ha creato`} la chiave API «${name}» per il tuo posto nella licenza di ${customer}. Vale fino al ${longDate('it', expiresAt)}.`,
      `Un programma con questa chiave agisce a tuo nome: ${list('it', given)}. Quello che spende risulta speso da te.`,
      madeBy === null
        ? 'Se non eri tu, reimposta subito la password dalla pagina di accesso, e chiedi a chi amministra la licenza di revocare la chiave.'
        : 'Se non te lo aspettavi, chiedi a chi amministra la licenza: può revocare la chiave in ogni momento.',
    ],
    reason: 'Ricevi questa e-mail perché avvisiamo chi ha un posto di ogni chiave che agisce per lui.',
  }),
  en: ({ firstName, customer, name, madeBy, scopes: given, expiresAt }) => ({
    subject: 'An API key acts for your seat',
    heading: 'A new API key acts for you',
    paragraphs: [
      greeting('en', firstName),
      `${madeBy === null ? 'You' : madeBy} made the API key “${name}” for your seat in the licence of ${customer}. It is valid until ${longDate('en', expiresAt)}.`,
      `A program with this key acts in your name: ${list('en', given)}. What it spends counts as spent by you.`,
      madeBy === null
        ? 'If it was not you, reset your password from the sign-in page at once, and ask the licence’s administrator to revoke the key.'
        : 'If you did not expect this, ask the licence’s administrator, who can revoke the key at any time.',
    ],
    reason: 'You receive this e-mail because we notify the holder of a seat of every key that acts for it.',
  }),
})

const list = (language: Language, given: readonly Scope[]) =>
  given.map((scope) => scopes[scope][language].toLocaleLowerCase(language)).join(', ')
