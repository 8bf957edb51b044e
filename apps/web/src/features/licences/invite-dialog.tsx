import type { inviteManager, inviteUser } from '@vedetta/contracts/customers/licences'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toasts.ts'
import { useApiForm } from '../../lib/use-api-form.ts'
import { EmailInput } from '../../ui/forms/email-input.tsx'
import { FormError } from '../../ui/forms/form-error.tsx'
import { Dialog, FormActions } from '../../ui/overlays/dialog.tsx'
import { useRefreshLicences } from './licences.api.ts'

type InviteFormProps = { call: typeof inviteUser | typeof inviteManager; licenceID: string; onClose: () => void }

const errorFields = {
  email_required: 'email',
  already_active: 'email',
  already_manager: 'email',
  already_invited: 'email',
  own_licence: 'email',
} as const

export function InviteDialog({
  open,
  title,
  text,
  ...form
}: InviteFormProps & { open: boolean; title: string; text: string }) {
  return (
    <Dialog open={open} onClose={form.onClose} title={title} text={text}>
      <InviteForm {...form} />
    </Dialog>
  )
}

function InviteForm({ call, licenceID, onClose }: InviteFormProps) {
  const { t } = useTranslation()
  const refresh = useRefreshLicences()
  const form = useApiForm(call, {
    defaultValues: { licenceID, email: '' },
    errorFields,
    onDone: async (_, { email }) => {
      await refresh()
      onClose()
      showToast({ type: 'success', title: t('licences.invited'), description: email, duration: 3000 })
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-4">
      <EmailInput label={t('auth.email')} autoComplete="off" {...form.field('email')} />
      <FormError code={form.failure} />
      <FormActions onCancel={onClose} submitLabel={t('licences.sendInvite')} busy={form.isSending} />
    </form>
  )
}
