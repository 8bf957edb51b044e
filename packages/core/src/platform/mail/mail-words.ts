/** The texts of a mail, which `mail-layout.ts` renders. Plain text: the layout escapes it. */
export type MailWords = {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly sections?: readonly MailSection[]
  /** After the sections. */
  readonly closing?: string
  readonly button?: MailLink
  /** Why the addressee receives it. */
  readonly reason: string
  /** Of a mail that comes again and again: how the addressee changes or ends that. */
  readonly subscription?: MailSubscription
}

export type MailLink = { readonly label: string; readonly url: string }

export type MailSection = {
  readonly heading: string
  readonly entries: readonly MailEntry[]
  /** What the section leaves out, and where it is. */
  readonly rest?: MailLink
}

export type MailEntry = {
  readonly title: MailLink
  readonly facts: readonly string[]
  /** A doubt about the entry. */
  readonly caution?: string
  readonly notes: readonly string[]
  /** What the addressee can do about it. */
  readonly action?: MailLink
}

export type MailSubscription = {
  /** The local part of List-Id. */
  readonly list: string
  readonly settings: MailLink
  /** Ends the mails with one POST (RFC 8058); a GET only asks. */
  readonly unsubscribe: MailLink
}
