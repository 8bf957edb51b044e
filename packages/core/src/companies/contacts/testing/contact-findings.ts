import type { ContactFindings } from '../found-contacts.ts'

type Named = { email: string; name?: string; title?: string | null; department?: string | null }

/** The contacts that a visit of a site read, each with a quote from one of its pages. */
export function contactFindings(
  host: string,
  contacts: { emails?: readonly string[]; phones?: readonly string[]; people?: readonly Named[] },
): Omit<ContactFindings, 'positions'> {
  const url = `https://${host}/contatti`
  const evidenced = (value: string) => ({
    value,
    quote: { text: value, url },
    by: 'test',
    mentions: [{ text: value, isCompanys: true }],
  })
  return {
    emails: (contacts.emails ?? []).map(evidenced),
    phones: (contacts.phones ?? []).map(evidenced),
    people: (contacts.people ?? []).map(({ email, name = 'Anna Ferri', title = 'HR manager', department = null }) => ({
      name,
      title,
      department,
      email,
      phone: null,
      quote: { text: `${name}, ${title}, ${email}`, url },
    })),
  }
}
