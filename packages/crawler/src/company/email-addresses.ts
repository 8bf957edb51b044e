import { decodePercent } from '../decode-percent.ts'
import { anyOf, anywhere, atStart, wholeWords } from '../lexicon/compile-terms.ts'
import { applicationMailbox, applicationWords, officeMailboxes, reservedMailboxes } from '../lexicon/mailboxes.ts'
import { allMatches } from '../normalise/all-matches.ts'
import { sameLengthFold } from '../normalise/same-length-fold.ts'

const mailAddress =
  /[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,24}/gi
const atSign = /\s?(?:\[\s?(?:at|chiocciola)\s?\]|\(\s?(?:at|chiocciola)\s?\)|\{\s?at\s?\}|\s(?:chiocciola|at)\s)\s?/gi
const dotSign = /\s?(?:\[\s?(?:dot|punto)\s?\]|\(\s?(?:dot|punto)\s?\))\s?/gi
const writtenDot = String.raw`\s?(?:\.|\[\s?(?:dot|punto)\s?\]|\(\s?(?:dot|punto)\s?\))\s?`
const obfuscated = new RegExp(
  `[a-z0-9][a-z0-9._-]{1,40}${atSign.source}[a-z0-9-]{2,60}(?:${writtenDot}[a-z0-9-]{2,30}){1,3}`,
  'gi',
)

const hiding = /[[({] ?(?:at|chiocciola)\b| (?:at|chiocciola) /i

export type MailAddress = { address: string; index: number }

/** The addresses of a line, written out, hidden from robots, or behind a link. In lower case. */
export function addressesIn(line: string, hrefs: readonly string[]): MailAddress[] {
  const text = line.slice(0, 4_000)
  const isHidden = hiding.test(text)
  if (!text.includes('@') && !isHidden && hrefs.length === 0) return []
  const written = (text.includes('@') ? allMatches(mailAddress, text) : [])
    .map(unglued)
    .map((match) => ({ address: match[0].toLowerCase(), index: match.index }))
  const hidden = (isHidden ? allMatches(obfuscated, text) : []).flatMap((match) => {
    const address = match[0].replace(atSign, '@').replace(dotSign, '.').replace(/\s/g, '').toLowerCase()
    return mailAddressOnly.test(address) ? [{ address, index: match.index }] : []
  })
  const linked = hrefs.flatMap((href) => {
    const address = /^mailto:\s*([^?]+)/i.exec(href)?.[1]
    if (address === undefined) return []
    const plain = decodedAddress(address)
    return mailAddressOnly.test(plain)
      ? [{ address: plain, index: Math.max(0, text.toLowerCase().indexOf(plain)) }]
      : []
  })
  return [...written, ...hidden, ...linked]
}

const mailAddressOnly = new RegExp(`^(?:${mailAddress.source})$`, 'i')

/** "…310info@azienda.it": the digits of a phone number before it, set without a space. */
function unglued(match: RegExpExecArray): { 0: string; index: number } {
  const digits = /^\d{2,}(?=[a-z]{3,}[^@]*@)/i.exec(match[0])?.[0].length ?? 0
  return { 0: match[0].slice(digits), index: match.index + digits }
}

const decodedAddress = (address: string) => decodePercent(address).trim().toLowerCase()

const forCvs = anywhere(applicationMailbox)
const othersBusiness = new RegExp(`^${anyOf(reservedMailboxes)}(?:[._-].*)?$`)
const applying = wholeWords(applicationWords)

/** A subject or sentence about applying for work. */
export function isAboutApplying(text: string): boolean {
  const folded = sameLengthFold(text.replaceAll('+', ' '))
  return applying.test(folded) || /\b(?:lavoro|job|stelle|cercasi|annuncio)\b/.test(folded)
}

/** Whether CVs go there, by its name or by the words around it. */
export function isForApplications(address: string, text: string, before: string): boolean {
  const local = address.split('@')[0] ?? ''
  if (forCvs.test(local)) return true
  const folded = sameLengthFold(text)
  const at = Math.max(0, folded.indexOf(address))
  const near = folded.slice(Math.max(0, at - 160), at)
  return applying.test(near) || (near.length < 20 && applying.test(sameLengthFold(before).slice(-120)))
}

const freeMail = /@(?:gmail|libero|hotmail|outlook|yahoo|tiscali|alice|virgilio|live|icloud|tin|aruba)\./

export const isFreeMail = (address: string) => freeMail.test(address.toLowerCase())

/** Whether an address is the company's general one: not a person's, not for CVs, not a service's. */
export function isGeneral(address: string, pageUrl: string): boolean {
  const [local = '', domain = ''] = address.split('@')
  if (forCvs.test(local)) return false
  if ((othersBusiness.test(local) && !isBoard(address)) || isPersonal(local)) return false
  if (/\.(?:png|jpe?g|gif|svg|webp|css|js)$/.test(domain) || /(?:sentry|wixpress|schema)\./.test(domain)) return false
  return isCertified(address) || freeMail.test(address) || isOfSite(address, pageUrl)
}

/** Whether its domain is the site's, or named like it. */
export function isOfSite(address: string, pageUrl: string): boolean {
  return sharesName(URL.parse(pageUrl)?.hostname ?? '', address.split('@')[1] ?? '')
}

/** A company's certified mailbox often bears its management's name. */
const isBoard = (address: string) => isCertified(address) && /^(?:direzione|presiden|direttore)/.test(address)

export const isCertified = (address: string) =>
  /@(?:[\w-]+\.)*(?:[\w-]*pec|pec\w*|legalmail|cert|postacert|sicurezzapostale|certmail|postecert\w*)\b|(?:^|[._-])pec@|@pec[.-]/.test(
    address,
  )

/** `mario.rossi`, `m.rossi`: a person's. */
function isPersonal(local: string): boolean {
  if (/^[a-z]\.[a-z]{3,}$/.test(local)) return true
  const [first = '', second = ''] = local.split('.')
  return (
    local.split('.').length === 2 && first.length > 2 && second.length > 2 && !desks.test(first) && !desks.test(second)
  )
}

const desks = atStart(officeMailboxes)

/** Mail domains differ from sites by hyphens, subdomains and endings. */
function sharesName(host: string, domain: string): boolean {
  const nameOf = (name: string) =>
    (
      name
        .replace(/^www\./, '')
        .split('.')
        .at(-2) ?? name
    ).replace(/[^a-z0-9]/g, '')
  const site = nameOf(host)
  const mail = nameOf(domain)
  return (
    site !== '' &&
    mail !== '' &&
    (site === mail || (mail.length > 4 && site.includes(mail)) || (site.length > 4 && mail.includes(site)))
  )
}
