import type { ContactFindings } from '../found-contacts.ts'

type Named = { email: string; name?: string; title?: string | null; department?: string | null }

/** What a visit of a site read of its contacts, each quoted by a page of it. */
export function contactFindings(
  host: string,
  said: { emails?: readonly string[]; phones?: readonly string[]; people?: readonly Named[] },
): ContactFindings {
  const url = `https://${host}/contatti`
  const evidenced = (value: string) => ({ value, quote: { text: value, url }, by: 'test' })
  return {
    emails: (said.emails ?? []).map(evidenced),
    phones: (said.phones ?? []).map(evidenced),
    people: (said.people ?? []).map(({ email, name = 'Anna Ferri', title = 'HR manager', department = null }) => ({
      name,
      title,
      department,
      email,
      phone: null,
      quote: { text: `${name}, ${title}, ${email}`, url },
    })),
  }
}
