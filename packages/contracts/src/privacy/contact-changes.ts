/** What happens to a contact by request of whom it is about, and is told to whoever received it: the type of the message about each. */
export const contactChanges = {
  erased: 'contact.erased',
  rectified: 'contact.rectified',
  restricted: 'contact.restricted',
} as const

export type ContactChangeKind = keyof typeof contactChanges
