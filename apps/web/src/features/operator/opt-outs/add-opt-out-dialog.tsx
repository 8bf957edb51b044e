import { useQueryClient } from '@tanstack/react-query'
import { addOptOut } from '@vedetta/contracts/operator/opt-outs'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../lib/toasts.ts'
import { useApiForm } from '../../../lib/use-api-form.ts'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { Dialog, FormActions } from '../../../ui/overlays/dialog.tsx'

type AddOptOutDialogProps = { open: boolean; onClose: () => void }

export function AddOptOutDialog({ open, onClose }: AddOptOutDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onClose={onClose} title={t('operator.optOuts.add')} text={t('operator.optOuts.addText')}>
      <AddForm onClose={onClose} />
    </Dialog>
  )
}

function AddForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const form = useApiForm(addOptOut, {
    defaultValues: { host: '', reason: '' },
    errorFields: { host_required: 'host', operator_reason_required: 'reason' },
    onDone: ({ host, sites }) => {
      onClose()
      showToast({ type: 'success', title: t('operator.optOuts.added', { count: sites, host }) })
      void client.invalidateQueries({ queryKey: ['operator'] })
    },
  })
  return (
    <form noValidate onSubmit={form.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextInput
        label={t('operator.optOuts.host')}
        hint={t('operator.optOuts.hostHint')}
        autoComplete="off"
        spellCheck={false}
        {...form.field('host')}
      />
      <TextArea
        label={t('operator.reason.label')}
        hint={t('operator.optOuts.reasonHint')}
        rows={3}
        maxLength={300}
        {...form.field('reason')}
      />
      <FormError code={form.failure} />
      <FormActions onCancel={onClose} submitLabel={t('operator.optOuts.add')} look="danger" busy={form.isSending} />
    </form>
  )
}
