import type { Language } from '@vedetta/contracts/labels'
import type { MailParams, MailTemplate } from './mail-params.ts'

/** What a mail says; `mail-layout.ts` says how it looks. Plain text: escaping is not a template's work. */
export type MailWords = {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly url: string }
  /** Why this person receives it. */
  readonly reason: string
}

export type MailTexts<Template extends MailTemplate> = Record<Language, (params: MailParams[Template]) => MailWords>
