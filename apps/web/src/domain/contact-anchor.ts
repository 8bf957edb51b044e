/** The row of a person among the contacts of the company on screen. */
export const contactAnchor = (contactID: string) => `contact-${contactID}`

export const contactsAnchor = 'company-contacts'

/** Goes to a person's row, or to the contacts where another page of them is shown. */
export function goToContact(contactID: string): void {
  const target = document.getElementById(contactAnchor(contactID)) ?? document.getElementById(contactsAnchor)
  target?.scrollIntoView({ block: 'center' })
  target?.focus({ preventScroll: true })
}
