import { requestPasswordReset } from '@vedetta/contracts/customers/auth'
import { useTranslation } from 'react-i18next'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { CaptchaField } from '../../ui/forms/captcha-field.tsx'
import { EmailInput } from '../../ui/forms/email-input.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { ProviderLinks } from './provider-links.tsx'

const errorFields = { email_required: 'email', invalid_captcha: 'captcha' } as const

export function ForgotPasswordForm({ onDone }: { onDone: (email: string) => void }) {
  const { t } = useTranslation()
  const form = useApiForm(requestPasswordReset, {
    defaultValues: { email: '', captcha: '' },
    errorFields,
    onDone: (_, { email }) => onDone(email),
  })
  return (
    <>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <EmailInput label={t('auth.email')} autoComplete="username" {...form.field('email')} />
        <CaptchaField name="captcha" form={form} />
        <FormError code={form.failure} />
        <Button type="submit" busy={form.isSending}>
          {t('auth.forgotten.submit')}
        </Button>
      </form>
      {form.failure === 'reset_provider_account' && <ProviderLinks code="" next={undefined} />}
    </>
  )
}
