import type { Column } from './export-columns.ts'
import type { ExportContacts } from './export-contacts.queries.ts'

type ContactColumn = Pick<Column, 'heading' | 'kind'> & {
  readonly cell: (contacts: ExportContacts | undefined) => string
}

/** The additional columns about each position's company, if the user chose contacts. */
export const contactColumns: readonly ContactColumn[] = [
  { heading: { it: 'E-mail generale', en: 'General e-mail' }, kind: 'text', cell: (contacts) => contacts?.email ?? '' },
  {
    heading: { it: 'Telefono generale', en: 'General telephone' },
    kind: 'text',
    cell: (contacts) => contacts?.phone ?? '',
  },
  {
    heading: { it: 'Contatti sbloccati', en: 'Unlocked contacts' },
    kind: 'text',
    cell: (contacts) => contacts?.people.map(personText).join(' | ') ?? '',
  },
  {
    // In the order of the columns before: what is told of a contact later names it by its ID alone.
    heading: { it: 'ID dei contatti', en: 'Contact IDs' },
    kind: 'text',
    cell: (contacts) =>
      contacts ? [...contacts.generalIds, ...contacts.people.map(({ contactId }) => contactId)].join(' | ') : '',
  },
]

function personText({ fullName, title, email, phone }: ExportContacts['people'][number]): string {
  return [fullName, title, email, phone].filter((part) => part !== null).join(', ')
}
