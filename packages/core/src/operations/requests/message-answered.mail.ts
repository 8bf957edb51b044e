import { contactTopics } from '@vedetta/contracts/operations/contact-topics'
import { maxAnswerLength } from '@vedetta/contracts/operations/requests'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { z } from 'zod'
import { shownUpTo } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'

const params = z.object({
  topic: z.enum(keysOf(contactTopics)),
  /** What the operator wrote. */
  paragraphs: z.array(shownUpTo(maxAnswerLength)),
})

/** Quotes nothing of the visitor's message: the address may belong to somebody else. */
export const messageAnswered = mailTemplate('messageAnswered', params, {
  it: ({ topic, paragraphs }) => ({
    subject: `Risposta di Vedetta: ${contactTopics[topic].it}`,
    heading: 'La nostra risposta',
    paragraphs,
    reason: 'Ricevi questa e-mail perché qualcuno ci ha scritto dal sito di Vedetta con questo indirizzo.',
  }),
  en: ({ topic, paragraphs }) => ({
    subject: `Vedetta’s answer: ${contactTopics[topic].en}`,
    heading: 'Our answer',
    paragraphs,
    reason: 'You receive this e-mail because somebody wrote to us from Vedetta’s site with this address.',
  }),
})
