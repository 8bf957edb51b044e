import type { ErrorCode } from '@vedetta/contracts/calls/errors'
import { localPath, routes } from '@vedetta/contracts/calls/routes'
import { deleteAccount, deletionParam, type Profile, reauthenticate } from '@vedetta/contracts/customers/profile'
import { providers } from '@vedetta/contracts/facts/providers'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { useSession } from '../../domain/profile.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { showToast } from '../../lib/toasts.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { EmailInput } from '../../ui/forms/email-input.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { PasswordInput } from '../../ui/forms/password-input.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { Dialog, FormActions } from '../../ui/overlays/dialog.tsx'

type DeleteAccountProps = { user: Profile; onClose: () => void }

const errorFields = {
  current_password_invalid: 'password',
  password_required: 'password',
  wrong_second_factor: 'code',
  used_second_factor: 'code',
  second_factor_code_required: 'code',
} as const

export function DeleteAccountDialog({ open, ...props }: DeleteAccountProps & { open: boolean }) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={props.onClose} title={t('profile.delete.title')} text={t('profile.delete.text')}>
      <DeletionSteps {...props} />
    </Dialog>
  )
}

/** A user without a password first signs in again at the provider, and comes back to this page. */
function DeletionSteps(props: DeleteAccountProps) {
  const [params] = useSearchParams()
  const outcome = params.get(deletionParam)
  if (props.user.hasPassword || outcome === 'confirmed') return <DeleteAccountForm {...props} />
  return <SignInAgain {...props} code={outcome === 'refused' ? 'reauthentication_failed' : undefined} />
}

function SignInAgain({ user, onClose, code }: DeleteAccountProps & { code: ErrorCode | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const provider = user.providers.map((name) => providers[name][language]).join(t('profile.ways.or'))
  const form = useApiForm(reauthenticate, { defaultValues: {}, onDone: ({ url }) => window.location.assign(url) })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <p className="text-pretty">{t('profile.delete.again', { provider })}</p>
      <FormError code={form.failure ?? code} />
      <FormActions
        onCancel={onClose}
        submitLabel={t('auth.continueWith', { provider })}
        look="primary"
        busy={form.isSending}
      />
    </form>
  )
}

function DeleteAccountForm({ user, onClose }: DeleteAccountProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { end } = useSession()
  const home = localPath(routes.home, useLanguage())
  const form = useApiForm(deletionOf(user), {
    defaultValues: {
      confirmation: '',
      ...(user.hasPassword && { password: '' }),
      ...(user.twoFactor && { code: '' }),
    },
    errorFields,
    onDone: async () => {
      // Synchronously, before the session ends: the guard of this page would redirect to the sign-in page.
      await navigate(home, { replace: true, flushSync: true })
      end()
      showToast({ type: 'success', title: t('profile.delete.done'), duration: 5000 })
    },
  })

  if (form.failure === 'reauthentication_required')
    return <SignInAgain user={user} onClose={onClose} code={form.failure} />
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
      {user.twoFactor && (
        <TextInput
          label={t('profile.delete.code')}
          autoComplete="one-time-code"
          spellCheck={false}
          {...form.field('code')}
        />
      )}
      <FormError code={form.failure} />
      <FormActions onCancel={onClose} submitLabel={t('profile.delete.confirm')} look="danger" busy={form.isSending} />
    </form>
  )
}

/** The call with stricter validation: the e-mail has to match, and the password and the code are required if the user has them. */
function deletionOf({ email, hasPassword, twoFactor }: Profile) {
  const input = deleteAccount.input
    .refine(({ confirmation }) => confirmation.trim().toLowerCase() === email.toLowerCase(), { path: ['confirmation'] })
    .refine(({ password }) => !hasPassword || password, { path: ['password'], error: 'password_required' })
    .refine(({ code }) => !twoFactor || code, { path: ['code'], error: 'second_factor_code_required' })
  return { ...deleteAccount, input }
}
