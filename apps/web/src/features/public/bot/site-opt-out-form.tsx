import { maxMessageLength, requestSiteOptOut } from '@vedetta/contracts/operations/contact-message'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../lib/i18n.ts'
import { emptyAsMissing, useApiForm } from '../../../lib/use-api-form.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CaptchaField, captchaErrors } from '../../../ui/forms/captcha-field.tsx'
import { EmailInput } from '../../../ui/forms/email-input.tsx'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { optOutEn } from './bot.en.ts'
import { optOutIt } from './bot.it.ts'

const errorFields = {
  url_required: 'url',
  name_required: 'name',
  email_required: 'email',
  message_too_long: 'message',
  ...captchaErrors,
} as const

/** Sends the request; an operator decides on it. */
export function SiteOptOutForm() {
  const language = useLanguage()
  const texts = { it: optOutIt, en: optOutEn }[language]
  const [isSent, setSent] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useApiForm(requestSiteOptOut, {
    defaultValues: { url: '', name: '', email: '', language, captcha: '' },
    errorFields,
    onDone: () => setSent(true),
  })
  form.register('language', { value: language })
  useEffect(() => {
    if (isSent) heading.current?.focus()
  }, [isSent])

  if (isSent) {
    return (
      <div role="status">
        <h3 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
          {texts.sent}
        </h3>
        <p className="mt-2 text-[15px]">{texts.sentText}</p>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={form.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextInput
        label={texts.url}
        type="url"
        inputMode="url"
        placeholder="www.azienda.it"
        required
        {...form.field('url')}
      />
      <TextInput label={texts.name} autoComplete="name" maxLength={120} required {...form.field('name')} />
      <EmailInput label={texts.email} hint={texts.emailHint} autoComplete="email" required {...form.field('email')} />
      <TextArea
        label={texts.message}
        hint={texts.optional}
        rows={3}
        maxLength={maxMessageLength}
        {...form.field('message', { setValueAs: emptyAsMissing })}
      />
      <CaptchaField name="captcha" form={form} />
      <FormError code={form.failure} />
      <Button type="submit" busy={form.isSending} className="justify-self-start">
        {texts.submit}
      </Button>
    </form>
  )
}
