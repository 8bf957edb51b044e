import type { MailEntry, MailLink, MailSection, MailWords } from './mail-words.ts'

/** The text part of a mail, of the same words as its HTML. */
export function plainText({
  heading,
  paragraphs,
  sections = [],
  closing,
  button,
  reason,
  subscription,
}: MailWords): string {
  const foot = subscription ? [reason, linkText(subscription.settings), linkText(subscription.unsubscribe)] : [reason]
  const parts = [
    'Vedetta',
    heading,
    ...paragraphs,
    ...sections.map(sectionText),
    ...(closing ? [closing] : []),
    ...(button ? [linkText(button)] : []),
    `-- \n${foot.join('\n\n')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

const linkText = ({ label, url }: MailLink): string => `${label}:\n${url}`

function sectionText({ heading, entries, rest }: MailSection): string {
  return [`== ${heading} ==`, ...entries.map(entryText), ...(rest ? [linkText(rest)] : [])].join('\n\n')
}

function entryText({ title, facts, caution, notes, action }: MailEntry): string {
  const heading = caution ? `${title.label} [${caution}]` : title.label
  const lines = [...facts, ...notes, title.url, ...(action ? [`${action.label}:`, action.url] : [])]
  return [`* ${heading}`, ...lines.map(indented)].join('\n')
}

const indented = (text: string): string => `  ${text}`
