import { render } from '@react-email/render'
import type { Language } from '@vedetta/contracts/labels'
import { withoutDoubleStop } from '@vedetta/contracts/sentences'
import { mailLayout } from './mail-layout.ts'
import { plainText } from './plain-text.ts'
import { type MailParams, type MailTemplate, mailParams } from './templates/mail-params.ts'
import type { MailTexts, MailWords } from './templates/mail-words.ts'
import { templates } from './templates/templates.ts'

export type RenderedMail = {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** Of a mail that its reader can unsubscribe from. */
  readonly list: { readonly name: string; readonly unsubscribeUrl: string } | null
}

/** A mail that no retry can render either. */
export class UnknownMailError extends Error {}

/** `params` are as stored, perhaps by an earlier release. */
export async function renderMail(template: string, language: Language, params: unknown): Promise<RenderedMail> {
  if (!isTemplate(template)) throw new UnknownMailError(`there is no template ${template}`)
  const words = wordsOf(template, language, params)
  return {
    subject: words.subject,
    html: await render(mailLayout(language, words)),
    text: plainText(words),
    list: words.subscription
      ? { name: words.subscription.list, unsubscribeUrl: words.subscription.unsubscribe.url }
      : null,
  }
}

const isTemplate = (name: string): name is MailTemplate => Object.hasOwn(mailParams, name)

function wordsOf<Template extends MailTemplate>(template: Template, language: Language, params: unknown): MailWords {
  const parsed = mailParams[template].safeParse(params)
  // The message is logged, so it must not contain the values.
  if (!parsed.success)
    throw new UnknownMailError(
      `${template} can not be told ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`,
    )
  const texts: MailTexts<Template> = templates[template]
  return withSingleStops(texts[language](parsed.data as MailParams[Template]))
}

/** Names of customers and companies end sentences in every template. */
function withSingleStops<Words>(words: Words): Words {
  if (typeof words === 'string') return withoutDoubleStop(words) as Words
  if (Array.isArray(words)) return words.map(withSingleStops) as Words
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([name, each]) => [name, withSingleStops(each)])) as Words
}
