import { contactChanges } from '@vedetta/contracts/privacy/contact-changes'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { z } from 'zod'
import { shown, url } from '../../platform/mail/mail-params.ts'
import { mailTemplate } from '../../platform/mail/mail-template.ts'

const params = z.object({
  contacts: z.array(
    z.object({
      contactID: z.uuid(),
      kind: z.enum(keysOf(contactChanges)),
      day: z.iso.date(),
      /** Null for a sole trader, whose company is named after them. */
      company: shown.nullable(),
      /** Null for one who opted out and is gone. */
      vat: shown.nullable(),
    }),
  ),
  url,
})

type Contact = z.infer<typeof params>['contacts'][number]

const done = {
  it: { erased: 'cancellato', rectified: 'rettificato', restricted: 'da non usare più' },
  en: { erased: 'erased', rectified: 'rectified', restricted: 'no longer to be used' },
} as const

const named = (...parts: (string | null)[]) => parts.filter((part) => part !== null).join(', ')

const lineOf = {
  it: ({ contactID, kind, day, company, vat }: Contact) =>
    `${day}: ${named(`contatto ${contactID}`, company, vat && `partita IVA ${vat}`)}: ${done.it[kind]}`,
  en: ({ contactID, kind, day, company, vat }: Contact) =>
    `${day}: ${named(`contact ${contactID}`, company, vat && `VAT number ${vat}`)}: ${done.en[kind]}`,
}

/** Names neither people nor their addresses: a mailbox keeps mails longer than we keep people. */
export const contactsChanged = mailTemplate('contactsChanged', params, {
  it: ({ contacts, url }) => ({
    subject: 'Contatti da aggiornare nei tuoi archivi',
    heading: 'Contatti da aggiornare',
    paragraphs: [
      'Alcune persone ci hanno chiesto di cancellare, rettificare o limitare i loro dati. La licenza che amministri li aveva sbloccati, esportati o ricevuti: l’articolo 19 del GDPR ci obbliga a comunicartelo.',
      ...contacts.map(lineOf.it),
      'I contatti cancellati vanno tolti anche da file, CRM e messaggi; quelli da non usare più si possono soltanto conservare; quelli rettificati vanno letti di nuovo su Vedetta. L’ID di un contatto è nelle esportazioni («ID dei contatti») e nelle risposte dell’API.',
    ],
    button: { label: 'Ricevere questi avvisi via API', url },
    reason: 'Ricevi questa e-mail perché amministri una licenza di Vedetta.',
  }),
  en: ({ contacts, url }) => ({
    subject: 'Contacts to update in your records',
    heading: 'Contacts to update',
    paragraphs: [
      'Some people have asked us to erase, rectify or restrict their data. The licence that you administer had unlocked, exported or received them: article 19 of the GDPR obliges us to tell you.',
      ...contacts.map(lineOf.en),
      'Erased contacts must go from files, CRM and messages too; those no longer to be used may only be kept; those that were rectified must be read on Vedetta again. The ID of a contact is in exports (“Contact IDs”) and in the answers of the API.',
    ],
    button: { label: 'Receive these notices by API', url },
    reason: 'You receive this e-mail because you administer a licence of Vedetta.',
  }),
})
