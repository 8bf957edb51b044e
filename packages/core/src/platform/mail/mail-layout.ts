import type { Language } from '@vedetta/contracts/text/labels'
import { createElement as element, type ReactElement } from 'react'
import { mediaStyles, styles } from './mail-styles.ts'
import type { MailEntry, MailLink, MailSection, MailSubscription, MailWords } from './mail-words.ts'

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
      element('style', null, mediaStyles),
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
      element(
        'tr',
        { style: styles.cardRow },
        element('td', { className: 'cell', style: styles.cardCell }, ...content),
      ),
    ),
  )
}

function cardParts(language: Language, words: MailWords): ReactElement[] {
  const { heading, paragraphs, sections = [], closing, button, reason, subscription } = words
  return [
    element('p', { className: 'brand', style: styles.brand }, 'Vedetta'),
    element('h1', { className: 'ink', style: styles.heading }, heading),
    ...paragraphs.map((text) => element('p', { className: 'ink', style: styles.text }, text)),
    ...sections.map(sectionTable),
    ...(closing ? [element('p', { className: 'ink', style: styles.text }, closing)] : []),
    ...(button ? buttonParts(language, button) : []),
    element('hr', { className: 'line', style: styles.line }),
    element('p', { className: 'muted', style: styles.small }, reason),
    ...(subscription ? [subscriptionLinks(subscription)] : []),
  ]
}

/** A row for each entry: Outlook keeps the distances of cells alone. */
function sectionTable({ heading, entries, rest }: MailSection): ReactElement {
  return element(
    'table',
    { width: '100%', ...layoutTable },
    element(
      'tbody',
      null,
      element('tr', null, element('td', null, element('h2', { className: 'ink', style: styles.section }, heading))),
      ...entries.map(entryRow),
      rest
        ? element('tr', null, element('td', { style: styles.restCell }, link(rest, 'brand', styles.rest)))
        : element('tr', null, element('td', { style: styles.gapCell }, '\u00a0')),
    ),
  )
}

function entryRow({ title, facts, caution, notes, action }: MailEntry): ReactElement {
  return element(
    'tr',
    null,
    element(
      'td',
      { className: 'line', style: { ...styles.entry, ...styles.entryCell } },
      link(title, 'brand', styles.entryTitle),
      ...(caution ? [' ', element('span', { className: 'caution', style: styles.caution }, caution)] : []),
      ...facts.map((fact) => element('p', { className: 'ink', style: styles.fact }, fact)),
      ...notes.map((note) => element('p', { className: 'muted', style: styles.note }, note)),
      ...(action ? [element('p', { style: styles.action }, link(action, 'muted', styles.quietLink))] : []),
    ),
  )
}

function subscriptionLinks({ settings, unsubscribe }: MailSubscription): ReactElement {
  return element(
    'p',
    { className: 'muted', style: styles.small },
    link(settings, 'muted', styles.quietLink),
    ' \u00b7 ',
    link(unsubscribe, 'muted', styles.quietLink),
  )
}

const link = ({ label, url }: MailLink, className: string, style: object): ReactElement =>
  element('a', { className, href: url, style, target: '_blank' }, label)

function buttonParts(language: Language, { label, url }: MailLink): ReactElement[] {
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
