import { routes } from '@vedetta/contracts/calls/routes'
import { maxMessageLength, sendContactMessage } from '@vedetta/contracts/operations/contact-message'
import { contactTopics } from '@vedetta/contracts/operations/contact-topics'
import { keysOf } from '@vedetta/contracts/text/vocabulary'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../lib/i18n.ts'
import { emptyAsMissing, useApiForm } from '../../../lib/use-api-form.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CaptchaField, captchaErrors } from '../../../ui/forms/captcha-field.tsx'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { PageLink } from '../page-link.tsx'
import { useContactTexts } from './use-contact-texts.ts'

/** The form, then the confirmation. */
export function ContactForm() {
  const texts = useContactTexts()
  const [sentFrom, setSentFrom] = useState<string>()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (sentFrom !== undefined) heading.current?.focus()
  }, [sentFrom])

  if (sentFrom === undefined) return <MessageForm onSent={setSentFrom} />
  return (
    <div role="status">
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-[22px] tracking-tight outline-none">
        {texts.sent}
      </h2>
      <p className="mt-2 text-[15px]">{texts.sentText(sentFrom)}</p>
      <Button look="plain" className="mt-5" onClick={() => setSentFrom(undefined)}>
        {texts.another}
      </Button>
    </div>
  )
}

const errorFields = {
  name_required: 'name',
  email_required: 'email',
  message_required: 'message',
  message_too_long: 'message',
  ...captchaErrors,
} as const

function MessageForm({ onSent }: { onSent: (email: string) => void }) {
  const texts = useContactTexts()
  const language = useLanguage()
  const [params] = useSearchParams()
  const urlTopic = keysOf(contactTopics).find((topic) => topic === params.get('subject'))
  const form = useApiForm(sendContactMessage, {
    defaultValues: { name: '', email: '', topic: urlTopic ?? 'demo', message: '', language, captcha: '' },
    errorFields,
    onDone: (_, { email }) => onSent(email.trim()),
  })
  form.register('topic')
  form.register('language', { value: language })
  return (
    <form noValidate onSubmit={form.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextInput label={texts.name} autoComplete="name" maxLength={120} required {...form.field('name')} />
      <EmailInput label={texts.email} autoComplete="email" required {...form.field('email')} />
      <TextInput
        label={texts.company}
        hint={texts.optional}
        autoComplete="organization"
        maxLength={200}
        {...form.field('company', { setValueAs: emptyAsMissing })}
      />
      <Select
        label={texts.topic}
        options={keysOf(contactTopics).map((value) => ({ value, label: contactTopics[value][language] }))}
        value={form.watch('topic')}
        onChange={(topic) => form.setValue('topic', topic)}
      />
      <TextArea label={texts.message} rows={6} maxLength={maxMessageLength} required {...form.field('message')} />
      <CaptchaField name="captcha" form={form} />
      <p className="text-muted text-sm">
        {texts.privacy}{' '}
        <PageLink to={routes.privacy} className="rounded-sm underline underline-offset-2 hover:text-ink">
          {texts.privacyLink}
        </PageLink>
      </p>
      <FormError code={form.failure} />
      <Button type="submit" busy={form.isSending} className="justify-self-start">
        {texts.submit}
      </Button>
    </form>
  )
}
