import type { Language } from '@vedetta/contracts/labels'
import { createElement as element, type ReactElement } from 'react'
import type { MailWords } from './templates/mail-words.ts'

type Ink = { readonly fontWeight?: number; readonly color: string }

/** The margin is set twice, since some clients ignore the shorthand. */
const textStyle = (fontSize: string, lineHeight: string, below: string, ink: Ink) => ({
  fontSize,
  lineHeight,
  margin: `0 0 ${below}`,
  ...ink,
  marginTop: 0,
  marginRight: 0,
  marginBottom: below,
  marginLeft: 0,
})

/** The light colours, which every client shows; `darkMode` overrides them in clients that support it. */
const styles = {
  body: { margin: 0, backgroundColor: '#f5f8f6' },
  page: {
    fontFamily: '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif',
    backgroundColor: '#f5f8f6',
  },
  pageCell: { padding: '24px 12px' },
  card: { maxWidth: '560px', backgroundColor: '#ffffff', borderRadius: '12px' },
  cardRow: { width: '100%' },
  cardCell: { padding: '32px' },
  brand: textStyle('18px', '24px', '24px', { fontWeight: 700, color: '#0b6b4f' }),
  heading: { margin: '0 0 16px', fontSize: '22px', lineHeight: '30px', fontWeight: 600, color: '#14211c' },
  text: textStyle('16px', '24px', '16px', { color: '#14211c' }),
  button: {
    lineHeight: '100%',
    textDecoration: 'none',
    display: 'inline-block',
    maxWidth: '100%',
    msoPaddingAlt: '0px',
    margin: '8px 0 24px',
    padding: '12px 20px',
    borderRadius: '8px',
    fontSize: '16px',
    fontWeight: 600,
    backgroundColor: '#0b6b4f',
    color: '#ffffff',
    paddingTop: '12px',
    paddingRight: '20px',
    paddingBottom: '12px',
    paddingLeft: '20px',
  },
  buttonLabel: {
    maxWidth: '100%',
    display: 'inline-block',
    lineHeight: '120%',
    msoPaddingAlt: '0px',
    msoTextRaise: '9px',
  },
  small: textStyle('13px', '20px', '8px', { color: '#5d6b65' }),
  address: { color: '#0b6b4f', textDecorationLine: 'none', fontSize: '13px', wordBreak: 'break-all' },
  line: {
    width: '100%',
    border: 'none',
    borderColor: 'transparent',
    borderTop: '1px solid #e3e8e5',
    margin: '24px 0 16px',
  },
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

/** The layout of every mail: no image, at most one button, and the reason for the mail at the foot. */
export function mailLayout(language: Language, words: MailWords): ReactElement {
  return element(
    'html',
    { dir: 'ltr', lang: language },
    element(
      'head',
      null,
      element('meta', { content: 'text/html; charset=UTF-8', httpEquiv: 'Content-Type' }),
      element('meta', { name: 'x-apple-disable-message-reformatting' }),
      element('title', null, words.subject),
      element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      element('style', null, darkMode),
    ),
    // Some clients drop the body's style, so the page table repeats it.
    element('body', { className: 'page', style: styles.body }, pageTable(cardTable(...cardParts(language, words)))),
  )
}

// Outlook lays out only tables, and pads only their cells.
const layoutTable = { border: 0, cellPadding: '0', cellSpacing: '0', role: 'presentation' } as const

function pageTable(content: ReactElement): ReactElement {
  return element(
    'table',
    { align: 'center', width: '100%', ...layoutTable, className: 'page', style: styles.page },
    element('tbody', null, element('tr', null, element('td', { style: styles.pageCell }, content))),
  )
}

function cardTable(...content: ReactElement[]): ReactElement {
  return element(
    'table',
    { align: 'center', width: '100%', className: 'card', ...layoutTable, style: styles.card },
    element(
      'tbody',
      null,
      element('tr', { style: styles.cardRow }, element('td', { style: styles.cardCell }, ...content)),
    ),
  )
}

function cardParts(language: Language, { heading, paragraphs, button, reason }: MailWords): ReactElement[] {
  return [
    element('p', { className: 'brand', style: styles.brand }, 'Vedetta'),
    element('h1', { className: 'ink', style: styles.heading }, heading),
    ...paragraphs.map((text) => element('p', { className: 'ink', style: styles.text }, text)),
    ...(button ? buttonParts(language, button) : []),
    element('hr', { className: 'line', style: styles.line }),
    element('p', { className: 'muted', style: styles.small }, reason),
  ]
}

function buttonParts(language: Language, { label, url }: NonNullable<MailWords['button']>): ReactElement[] {
  return [
    element(
      'a',
      { className: 'button', href: url, style: styles.button, target: '_blank' },
      outlookOnly('<i style="mso-font-width:500%;mso-text-raise:18px" hidden>&#8202;&#8202;</i>'),
      element('span', { style: styles.buttonLabel }, label),
      outlookOnly('<i style="mso-font-width:500%" hidden>&#8202;&#8202;&#8203;</i>'),
    ),
    element('p', { className: 'muted', style: styles.small }, byHand[language]),
    element('a', { className: 'brand', href: url, style: styles.address, target: '_blank' }, url),
  ]
}

/** Outlook does not pad links: stretched spaces, in a comment that other clients skip, replace the padding. */
function outlookOnly(html: string): ReactElement {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React writes no comments; the HTML is a constant of this file.
  return element('span', { dangerouslySetInnerHTML: { __html: `<!--[if mso]>${html}<![endif]-->` } })
}
