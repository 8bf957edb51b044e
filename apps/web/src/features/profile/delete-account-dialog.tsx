import { deleteAccount, type Profile } from '@vedetta/contracts/profile'
import { localPath, routes } from '@vedetta/contracts/routes'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSession } from '../../domain/profile.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { showToast } from '../../lib/toasts.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { Dialog, FormActions } from '../../ui/dialog.tsx'
import { EmailInput } from '../../ui/email-input.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

type DeleteAccountProps = { user: Profile; onClose: () => void }

const errorFields = { current_password_invalid: 'password', password_required: 'password' } as const

export function DeleteAccountDialog({ open, ...props }: DeleteAccountProps & { open: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={props.onClose} title={t('profile.delete.title')} text={t('profile.delete.text')}>
      <DeleteAccountForm {...props} />
    </Dialog>
  )
}

function DeleteAccountForm({ user, onClose }: DeleteAccountProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { end } = useSession()
  const home = localPath(routes.home, useLanguage())
  const form = useApiForm(deletionOf(user), {
    defaultValues: { confirmation: '', ...(user.hasPassword && { password: '' }) },
    errorFields,
    onDone: async () => {
      // Synchronously, before the session ends: the guard of this page would redirect to the sign-in page.
      await navigate(home, { replace: true, flushSync: true })
      end()
      showToast({ type: 'success', title: t('profile.delete.done'), duration: 5000 })
    },
  })

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <EmailInput
        label={t('profile.delete.confirmation', { email: user.email })}
        autoComplete="off"
        {...form.register('confirmation')}
        error={form.formState.errors.confirmation && t('profile.delete.differs', { email: user.email })}
      />
      {user.hasPassword && (
        <PasswordInput label={t('auth.password')} autoComplete="current-password" {...form.field('password')} />
      )}
      <FormError code={form.failure} />
      <FormActions onCancel={onClose} submitLabel={t('profile.delete.confirm')} look="danger" busy={form.isSending} />
    </form>
  )
}

/** The call with stricter validation: the e-mail has to match, and the password is required if the user has one. */
function deletionOf({ email, hasPassword }: Profile) {
  const input = deleteAccount.input
    .refine(({ confirmation }) => confirmation.trim().toLowerCase() === email.toLowerCase(), { path: ['confirmation'] })
    .refine(({ password }) => !hasPassword || password, { path: ['password'], error: 'password_required' })
  return { ...deleteAccount, input }
}
