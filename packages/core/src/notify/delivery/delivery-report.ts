/** A mail that did not reach its reader for good, or that the reader called unwanted. */
export type DeliveryReport = {
  /** As in the Message-ID. Unguessable: a report that names no mail of ours is nobody's word. */
  readonly mailId: string
  readonly failure: 'bounced' | 'complained'
}

/** What a mail server or a provider sends about mails, as it came. */
export type ReceivedReport = {
  readonly body: Uint8Array
  readonly header: (name: string) => string | undefined
}

/** One way by which failures become known. Temporary ones are not among them. */
export type DeliveryReports = {
  readonly read: (received: ReceivedReport, now: Date) => Promise<readonly DeliveryReport[]>
}

/** The number of a mail in a Message-ID or an envelope id. */
export const mailIdIn = (text: string): string | undefined =>
  /(?<![0-9a-f-])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f-])/i.exec(text)?.[0].toLowerCase()
