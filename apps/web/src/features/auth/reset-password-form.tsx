import { routes } from '@vedetta/contracts/calls/routes'
import { resetPassword } from '@vedetta/contracts/customers/auth'
import { useTranslation } from 'react-i18next'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { TextLink } from './text-link.tsx'

const errorFields = { weak_password: 'password', common_password: 'password' } as const

export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation()
  const form = useApiForm(resetPassword, { defaultValues: { token, password: '' }, errorFields, onDone })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <PasswordInput
        label={t('auth.reset.password')}
        autoComplete="new-password"
        showRules
        {...form.field('password')}
      />
      <FormError
        code={form.failure}
        action={
          form.failure === 'token_expired' && <TextLink to={routes.forgotPassword}>{t('auth.reset.again')}</TextLink>
        }
      />
      <Button type="submit" busy={form.isSending}>
        {t('auth.reset.submit')}
      </Button>
    </form>
  )
}
