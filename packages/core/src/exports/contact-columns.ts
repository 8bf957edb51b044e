import type { Labels } from '@vedetta/contracts/labels'
import type { ExportContacts } from './export-contacts.queries.ts'

type ContactColumn = { readonly heading: Labels; readonly cell: (contacts: ExportContacts | undefined) => string }

/** The additional columns about each position's company, if the user's settings include contacts. */
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
