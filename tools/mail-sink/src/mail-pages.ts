import type { Kept } from './item-folder.ts'
import { escapeHtml, linkedText, pageOf, timeOf } from './page.ts'

export type KeptMail = {
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The header lines as they came. */
  readonly head: string
}

const maxListed = 200

/** The mails, the newest first; with words, those that have every one of them in an address, the subject or the text. */
export function mailListPage(mails: readonly Kept<KeptMail>[], words: string): string {
  const found = mails.filter((mail) => hasWords(mail, words))
  const rows = found
    .slice(0, maxListed)
    .map(
      ({ id, to, subject, receivedAt }) =>
        `<li><a href="/mails/${id}">${escapeHtml(subject || '(no subject)')}</a><br><span class="quiet">${escapeHtml(to.join(', '))} · ${timeOf(receivedAt)}</span></li>`,
    )
  const count = words ? `${found.length} of ${mails.length} mails` : `${mails.length} mails`
  const body = `<h1>Mails</h1>
<form role="search"><input type="search" name="q" value="${escapeHtml(words)}" aria-label="Search in mails" placeholder="Address, subject or text"><button>Search</button></form>
<p class="quiet">${count}${found.length > maxListed ? `, the newest ${maxListed} shown` : ''}</p><ol>${rows.join('')}</ol>`
  return pageOf({ title: 'Mails', section: '/', body })
}

function hasWords({ from, to, subject, text }: KeptMail, words: string): boolean {
  const searched = [from, ...to, subject, text].join('\n').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

/** One mail: its HTML in a frame that runs nothing, its text, its headers. */
export function mailPage({ id, from, to, subject, text, html, head, receivedAt }: Kept<KeptMail>): string {
  const frame = html
    ? `<iframe src="/mails/${id}/html" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`
    : '<p class="quiet">This mail has no HTML.</p>'
  const body = `<h1>${escapeHtml(subject || '(no subject)')}</h1>
<p class="quiet">From ${escapeHtml(from)} to ${escapeHtml(to.join(', '))} · ${timeOf(receivedAt)}</p>
${frame}
<h2>Text</h2><pre>${linkedText(text)}</pre>
<details><summary>Headers</summary><pre>${escapeHtml(head)}</pre></details>`
  return pageOf({ title: subject, section: '/', body })
}

/** Links of the mail open in a tab of their own: in the frame they would find no script. */
export const framedHtml = ({ html }: KeptMail): string => `<base target="_blank">${html}`

/** The header lines of a mail as it came over the wire. */
export const headOf = (raw: string): string => raw.slice(0, Math.max(0, raw.indexOf('\r\n\r\n')))
