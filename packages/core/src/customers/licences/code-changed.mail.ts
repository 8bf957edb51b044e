import { z } from 'zod'
import { shown } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'

const params = z.object({ customer: shown })

export const codeChanged = mailTemplate('codeChanged', params, {
  it: ({ customer }) => ({
    subject: `Il codice della licenza di ${customer} è cambiato`,
    heading: 'Il codice di riscatto è cambiato',
    paragraphs: [
      `Una persona ha perso il posto o il ruolo che aveva nella licenza Vedetta di ${customer}. Perché non rientri con il codice che conosce, il codice di riscatto è stato sostituito: quello di prima non vale più.`,
      'Il nuovo codice è nel tuo profilo, alla voce Licenze. Chi ha già un posto non deve fare nulla.',
    ],
    reason: `Ricevi questa e-mail perché amministri o gestisci la licenza di ${customer}.`,
  }),
  en: ({ customer }) => ({
    subject: `The code of the licence of ${customer} has changed`,
    heading: 'The redeem code has changed',
    paragraphs: [
      `A person lost the seat or the role they had in the Vedetta licence of ${customer}. So that they do not come back with the code they know, the redeem code was replaced: the previous one is no longer valid.`,
      'The new code is in your profile, under Licences. People who already have a seat need do nothing.',
    ],
    reason: `You receive this e-mail because you administer or manage the licence of ${customer}.`,
  }),
})
