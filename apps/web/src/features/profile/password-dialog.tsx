import type { Call } from '@vedetta/contracts/calls/call'
import type { disableTwoFactor } from '@vedetta/contracts/customers/auth'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useApiForm } from '../../lib/use-api-form.ts'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { Dialog, FormActions } from '../../ui/overlays/dialog.tsx'

type PasswordFormProps<Output extends z.ZodType> = {
  call: Call<typeof disableTwoFactor.input, Output>
  /** False for a user account without a password. */
  asksPassword: boolean
  submitLabel: string
  look: 'primary' | 'danger'
  onClose: () => void
  onDone: (answer: z.output<Output>) => unknown
}

const errorFields = { current_password_invalid: 'password' } as const

/** Requires the password, where there is one, for an action that an unattended session must not allow. */
export function PasswordDialog<Output extends z.ZodType>({
  open,
  title,
  text,
  ...form
}: PasswordFormProps<Output> & { open: boolean; title: string; text: string }) {
  return (
    <Dialog open={open} onClose={form.onClose} title={title} text={text}>
      <PasswordForm {...form} />
    </Dialog>
  )
}

function PasswordForm<Output extends z.ZodType>({
  call,
  asksPassword,
  submitLabel,
  look,
  onClose,
  onDone,
}: PasswordFormProps<Output>) {
  const { t } = useTranslation()
  const form = useApiForm(call, { defaultValues: asksPassword ? { password: '' } : {}, errorFields, onDone })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      {asksPassword && (
        <PasswordInput label={t('auth.password')} autoComplete="current-password" {...form.field('password')} />
      )}
      <FormError code={form.failure} />
      <FormActions onCancel={onClose} submitLabel={submitLabel} look={look} busy={form.isSending} />
    </form>
  )
}
