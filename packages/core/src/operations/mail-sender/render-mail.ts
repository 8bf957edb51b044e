import { render } from '@react-email/render'
import type { MailName } from '@vedetta/contracts/operator/mail-names'
import type { Language } from '@vedetta/contracts/text/labels'
import { mailLayout } from '../../platform/mail/mail-layout.ts'
import { UnknownMailError } from '../../platform/mail/mail-template.ts'
import { plainText } from '../../platform/mail/plain-text.ts'
import type { RenderedMail } from '../../platform/mail/smtp-transport.ts'
import { mailTemplates } from './mail-templates.ts'

/** `params` are as stored, perhaps by an earlier release. */
export async function renderMail(template: string, language: Language, params: unknown): Promise<RenderedMail> {
  if (!isTemplate(template)) throw new UnknownMailError(`there is no template ${template}`)
  const words = mailTemplates[template].wordsOf(language, params)
  return {
    subject: words.subject,
    html: await render(mailLayout(language, words)),
    text: plainText(words),
    list: words.subscription
      ? { name: words.subscription.list, unsubscribeUrl: words.subscription.unsubscribe.url }
      : null,
  }
}

const isTemplate = (name: string): name is MailName => Object.hasOwn(mailTemplates, name)
