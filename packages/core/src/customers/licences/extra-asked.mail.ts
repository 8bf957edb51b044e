import { units } from '@vedetta/contracts/facts/plans'
import { z } from 'zod'
import { shown, unit, url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'

const params = z.object({ customer: shown, unit, askedBy: shown, url })

export const extraAsked = mailTemplate('extraAsked', params, {
  it: ({ customer, unit, askedBy, url }) => ({
    subject: `Servono altr${unit === 'credit' ? 'i' : 'e'} ${units[unit].it} per la licenza di ${customer}`,
    heading: `Una persona chiede altr${unit === 'credit' ? 'i' : 'e'} ${units[unit].it}`,
    paragraphs: [
      `${askedBy} usa la licenza di ${customer}: ${unit === 'credit' ? 'i crediti' : 'le ricerche'} di questo mese non bastano, e ti chiede di aggiungerne.`,
    ],
    button: { label: `Aggiungi ${units[unit].it}`, url },
    reason: `Ricevi questa e-mail perché amministri o paghi la licenza di ${customer}.`,
  }),
  en: ({ customer, unit, askedBy, url }) => ({
    subject: `More ${units[unit].en} needed for the licence of ${customer}`,
    heading: `Somebody asks for more ${units[unit].en}`,
    paragraphs: [
      `${askedBy} uses the licence of ${customer}. This month’s ${units[unit].en} are not enough, and they ask you to add more.`,
    ],
    button: { label: `Add ${units[unit].en}`, url },
    reason: `You receive this e-mail because you administer or pay for the licence of ${customer}.`,
  }),
})
