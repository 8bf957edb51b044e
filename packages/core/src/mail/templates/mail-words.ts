import type { Language } from '@vedetta/contracts/labels'
import type { MailParams, MailTemplate } from './mail-params.ts'

/** The texts of a mail, which `mail-layout.ts` renders. Plain text: the layout escapes it. */
export type MailWords = {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly url: string }
  /** Why the addressee receives it. */
  readonly reason: string
}

export type MailTexts<Template extends MailTemplate> = Record<Language, (params: MailParams[Template]) => MailWords>
