import { decodePercent } from '../decode-percent.ts'
import { anyOf, anywhere, wholeWords } from '../lexicon/compile-terms.ts'
import { applicationMailbox, applicationWords, reservedMailboxes } from '../lexicon/mailboxes.ts'
import { allMatches } from '../normalise/all-matches.ts'
import { sameLengthFold } from '../normalise/same-length-fold.ts'

const mailAddress =
  /[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,24}/gi
export type MailAddress = { address: string; index: number }

/** The addresses of a line, written out or behind a link, in lower case. One that is hidden from robots is left alone: nobody offers it to them. */
export function addressesIn(line: string, hrefs: readonly string[]): MailAddress[] {
  const text = line.slice(0, 4_000)
  if (!text.includes('@') && hrefs.length === 0) return []
  const written = (text.includes('@') ? allMatches(mailAddress, text) : [])
    .map(unglued)
    .map((match) => ({ address: match[0].toLowerCase(), index: match.index }))
  const linked = hrefs.flatMap((href) => {
    const address = /^mailto:\s*([^?]+)/i.exec(href)?.[1]
    if (address === undefined) return []
    const plain = decodedAddress(address)
    return mailAddressOnly.test(plain)
      ? [{ address: plain, index: Math.max(0, text.toLowerCase().indexOf(plain)) }]
      : []
  })
  return [...written, ...linked]
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

const freeMail =
  /@(?:gmail|libero|hotmail|outlook|yahoo|tiscali|alice|virgilio|live|icloud|tin|aruba|poste|inwind|iol|fastwebnet|email|gmx|proton|protonmail|msn|teletu|googlemail|ymail)\./

export const isFreeMail = (address: string) => freeMail.test(address.toLowerCase())

/** Whether an address may be the company's general one: not for CVs, not a service's. A person's is told apart by the words around it, as in adverts. */
export function isGeneral(address: string, pageUrl: string): boolean {
  const [local = '', domain = ''] = address.split('@')
  if (forCvs.test(local)) return false
  if (othersBusiness.test(local) && !isBoard(address)) return false
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
