import type { Labels } from '@vedetta/contracts/labels'
import type { ExportContacts } from './export-contacts.queries.ts'

type ContactColumn = { readonly heading: Labels; readonly cell: (contacts: ExportContacts | undefined) => string }

/** What the file holds besides of each position's company, for who wants contacts in it. */
export const contactColumns: readonly ContactColumn[] = [
  { heading: { it: 'E-mail generale', en: 'General e-mail' }, cell: (contacts) => contacts?.email ?? '' },
  { heading: { it: 'Telefono generale', en: 'General telephone' }, cell: (contacts) => contacts?.phone ?? '' },
  {
    heading: { it: 'Contatti sbloccati', en: 'Unlocked contacts' },
    cell: (contacts) => contacts?.people.map(personText).join(' | ') ?? '',
  },
]

function personText({ fullName, title, email }: ExportContacts['people'][number]): string {
  return [fullName, ...(title === null ? [] : [title]), email].join(', ')
}
