import type { RequestOutcome, UserRequestKind } from '@vedetta/contracts/operations/requests'
import { maxAnswerLength, requestOutcomes, userRequestKinds } from '@vedetta/contracts/operations/requests'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { z } from 'zod'
import { shown, shownUpTo } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'
import { amountOf, greeting } from '../../platform/mail/phrases.ts'

type KindTexts = {
  /** The request or report, in a sentence. */
  readonly asked: (about: string) => string
  readonly headings: Record<RequestOutcome, string>
  readonly found: Record<RequestOutcome, string>
}

const reportedIt = {
  confirmed: 'Segnalazione confermata',
  declined: 'Segnalazione non confermata',
}
const requestedIt = { confirmed: 'Richiesta accolta', declined: 'Richiesta non accolta' }
const noErrorIt = 'Abbiamo controllato, e non abbiamo trovato errori.'

const it: Record<UserRequestKind, KindTexts> = {
  position: {
    asked: (about) => `hai segnalato un errore nella posizione «${about}».`,
    headings: reportedIt,
    found: { confirmed: 'Abbiamo controllato: l’errore c’era.', declined: noErrorIt },
  },
  company: {
    asked: (about) => `hai segnalato un errore nei dati dell’azienda «${about}».`,
    headings: reportedIt,
    found: { confirmed: 'Abbiamo controllato: l’errore c’era.', declined: noErrorIt },
  },
  contact: {
    asked: (about) => `hai segnalato un contatto sbagliato dell’azienda «${about}».`,
    headings: reportedIt,
    found: {
      confirmed: 'Abbiamo controllato: il contatto era sbagliato, e non compare più.',
      declined: noErrorIt,
    },
  },
  missing_company: {
    asked: (about) => `hai segnalato che manca l’azienda «${about}».`,
    headings: requestedIt,
    found: {
      confirmed: 'Abbiamo controllato: mancava davvero.',
      declined: 'Abbiamo controllato, e non possiamo aggiungerla.',
    },
  },
  missing_site: {
    asked: (about) => `hai indicato il sito dell’azienda «${about}».`,
    headings: requestedIt,
    found: {
      confirmed: 'Abbiamo controllato: l’indirizzo è giusto.',
      declined: 'Abbiamo controllato, e non possiamo usare questo indirizzo.',
    },
  },
}

const reportedEn = { confirmed: 'Report confirmed', declined: 'Report not confirmed' }
const requestedEn = { confirmed: 'Request granted', declined: 'Request not granted' }
const noErrorEn = 'We checked, and found nothing wrong.'

const en: Record<UserRequestKind, KindTexts> = {
  position: {
    asked: (about) => `You reported something wrong in the position “${about}”.`,
    headings: reportedEn,
    found: { confirmed: 'We checked: you were right.', declined: noErrorEn },
  },
  company: {
    asked: (about) => `You reported something wrong in the data of the company “${about}”.`,
    headings: reportedEn,
    found: { confirmed: 'We checked: you were right.', declined: noErrorEn },
  },
  contact: {
    asked: (about) => `You reported a wrong contact of the company “${about}”.`,
    headings: reportedEn,
    found: { confirmed: 'We checked: the contact was wrong, and is no longer shown.', declined: noErrorEn },
  },
  missing_company: {
    asked: (about) => `You told us that the company “${about}” is missing.`,
    headings: requestedEn,
    found: { confirmed: 'We checked: it was missing.', declined: 'We checked, and cannot add it.' },
  },
  missing_site: {
    asked: (about) => `You gave us the site of the company “${about}”.`,
    headings: requestedEn,
    found: { confirmed: 'We checked: the address is right.', declined: 'We checked, and cannot use this address.' },
  },
}

const params = z.object({
  firstName: shown,
  kind: z.enum(userRequestKinds),
  about: shown,
  outcome: z.enum(keysOf(requestOutcomes)),
  /** What the operator wrote. */
  answer: shownUpTo(maxAnswerLength).nullable(),
  paidBack: z.number().int().nonnegative(),
  /** The host that is visited daily from now on. */
  site: shown.nullable(),
})

export const requestAnswered = mailTemplate('requestAnswered', params, {
  it: ({ firstName, kind, about, outcome, answer, paidBack, site }) => ({
    subject: `${it[kind].headings[outcome]}: ${about}`,
    heading: it[kind].headings[outcome],
    paragraphs: [
      greeting('it', firstName),
      it[kind].asked(about),
      it[kind].found[outcome],
      ...(answer === null ? [] : [`Una nota di chi ha controllato: «${answer}»`]),
      ...(site === null ? [] : [`Da oggi visitiamo ogni giorno ${site}.`]),
      ...(paidBack === 0 ? [] : [`Alla tua licenza abbiamo restituito ${amountOf('it', paidBack, 'credit')}.`]),
    ],
    reason: 'Ricevi questa e-mail perché ce lo hai segnalato tu, su Vedetta.',
  }),
  en: ({ firstName, kind, about, outcome, answer, paidBack, site }) => ({
    subject: `${en[kind].headings[outcome]}: ${about}`,
    heading: en[kind].headings[outcome],
    paragraphs: [
      greeting('en', firstName),
      en[kind].asked(about),
      en[kind].found[outcome],
      ...(answer === null ? [] : [`A note from the person who checked: “${answer}”`]),
      ...(site === null ? [] : [`From today we visit ${site} every day.`]),
      ...(paidBack === 0 ? [] : [`We refunded ${amountOf('en', paidBack, 'credit')} to your licence.`]),
    ],
    reason: 'You receive this e-mail because you reported this on Vedetta.',
  }),
})
