import type { Language } from '@vedetta/contracts/labels'
import { createElement as element, type ReactElement } from 'react'
import { Button, Container, Head, Heading, Hr, Html, Link, Section, Text } from 'react-email'
import type { MailWords } from './templates/mail-words.ts'

const font = { fontFamily: '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif' }

/** Light, as every client shows it; `darkMode` turns it over where a client can. */
const styles = {
  body: { margin: 0, backgroundColor: '#f5f8f6' },
  page: { ...font, padding: '24px 12px', backgroundColor: '#f5f8f6' },
  card: { maxWidth: '560px', padding: '32px', backgroundColor: '#ffffff', borderRadius: '12px' },
  brand: { margin: '0 0 24px', fontSize: '18px', lineHeight: '24px', fontWeight: 700, color: '#0b6b4f' },
  heading: { margin: '0 0 16px', fontSize: '22px', lineHeight: '30px', fontWeight: 600, color: '#14211c' },
  text: { margin: '0 0 16px', fontSize: '16px', lineHeight: '24px', color: '#14211c' },
  button: {
    margin: '8px 0 24px',
    padding: '12px 20px',
    borderRadius: '8px',
    fontSize: '16px',
    fontWeight: 600,
    backgroundColor: '#0b6b4f',
    color: '#ffffff',
  },
  small: { margin: '0 0 8px', fontSize: '13px', lineHeight: '20px', color: '#5d6b65' },
  address: { fontSize: '13px', color: '#0b6b4f', wordBreak: 'break-all' },
  line: { margin: '24px 0 16px', borderTop: '1px solid #e3e8e5' },
} as const

const darkMode = `@media (prefers-color-scheme: dark) {
  .page { background-color: #0e1512 !important }
  .card { background-color: #141c18 !important }
  .ink { color: #e8efeb !important }
  .muted { color: #9fb0a8 !important }
  .brand { color: #4fc79d !important }
  .button { background-color: #4fc79d !important; color: #04211a !important }
  .line { border-color: #26312c !important }
}`

const byHand = {
  it: 'Se il pulsante non funziona, apri questo indirizzo nel browser:',
  en: 'If the button does not work, open this address in your browser:',
} as const

/** Every mail looks like this: no image, one button at most, the reason for it at the foot. */
export function mailLayout(
  language: Language,
  { subject, heading, paragraphs, button, reason }: MailWords,
): ReactElement {
  return element(
    Html,
    { lang: language },
    element(
      Head,
      null,
      element('title', null, subject),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      element('style', null, darkMode),
    ),
    element(
      // Some clients drop the body's style: the page repeats it. The library's own body would turn dark only in part.
      'body',
      { className: 'page', style: styles.body },
      element(
        Section,
        { className: 'page', style: styles.page },
        element(
          Container,
          { className: 'card', style: styles.card },
          element(Text, { className: 'brand', style: styles.brand }, 'Vedetta'),
          element(Heading, { className: 'ink', style: styles.heading }, heading),
          ...paragraphs.map((text, index) => element(Text, { key: index, className: 'ink', style: styles.text }, text)),
          ...(button ? buttonParts(language, button) : []),
          element(Hr, { className: 'line', style: styles.line }),
          element(Text, { className: 'muted', style: styles.small }, reason),
        ),
      ),
    ),
  )
}

function buttonParts(language: Language, { label, url }: NonNullable<MailWords['button']>): ReactElement[] {
  return [
    element(Button, { key: 'button', className: 'button', href: url, style: styles.button }, label),
    element(Text, { key: 'by hand', className: 'muted', style: styles.small }, byHand[language]),
    element(Link, { key: 'address', className: 'brand', href: url, style: styles.address }, url),
  ]
}
