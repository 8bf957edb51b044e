import type { NoticeCode } from '@vedetta/contracts/calls/errors'
import { signUp } from '@vedetta/contracts/customers/auth'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNameTexts } from '../../domain/use-name-texts.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { emptyAsMissing, useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CaptchaField } from '../../ui/forms/captcha-field.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { EmailInput } from '../../ui/forms/email-input.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { useLinkParams } from './link-params.ts'
import { ProviderLinks } from './provider-links.tsx'
import { TermsLinks } from './terms-links.tsx'

const errorFields = {
  email_in_use: 'email',
  email_required: 'email',
  weak_password: 'password',
  common_password: 'password',
  invalid_invitation_code: 'code',
  code_replaced: 'code',
  invalid_captcha: 'captcha',
} as const

export function SignUpForm({ onDone }: { onDone: (notice: NoticeCode | null) => Promise<void> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const linkParams = useLinkParams()
  const blankTexts = useNameTexts()
  const form = useApiForm(signUp, {
    defaultValues: {
      firstName: '',
      lastName: '',
      email: linkParams.email,
      password: '',
      code: linkParams.code,
      captcha: '',
      language,
    },
    errorFields,
    blankTexts,
    onDone: ({ notice }) => onDone(notice),
  })
  const { setValue } = form

  useEffect(() => setValue('language', language), [setValue, language])

  return (
    <>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextInput label={t('auth.firstName')} autoComplete="given-name" {...form.field('firstName')} />
          <TextInput label={t('auth.lastName')} autoComplete="family-name" {...form.field('lastName')} />
        </div>
        <EmailInput label={t('auth.email')} autoComplete="email" {...form.field('email')} />
        <PasswordInput label={t('auth.password')} autoComplete="new-password" showRules {...form.field('password')} />
        <TextInput
          label={t('auth.inviteCode')}
          hint={t('auth.inviteCodeHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('code', { setValueAs: emptyAsMissing })}
        />
        <Checkbox label={t('auth.terms')} hint={<TermsLinks />} {...form.field('terms')} />
        <CaptchaField name="captcha" form={form} />
        <FormError code={form.failure} />
        <Button type="submit" busy={form.isSending}>
          {t('auth.signUp')}
        </Button>
      </form>
      <ProviderLinks code={form.watch('code') ?? ''} next={linkParams.next} />
    </>
  )
}
