import type { ErrorCode } from '@vedetta/contracts/calls/errors'
import { maxOperatorReason, operatorReason } from '@vedetta/contracts/operator/reason'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiErrorCode } from '../../../lib/api-client.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { FormError } from '../../../ui/forms/form-error.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { Dialog, FormActions } from '../../../ui/overlays/dialog.tsx'

type ReasonDialogProps = {
  open: boolean
  onClose: () => void
  title: string
  text: ReactNode
  submitLabel: string
  look?: 'primary' | 'danger'
  busy: boolean
  failure: ApiErrorCode | undefined
  onSubmit: (reason: string) => void
}

/** Asks for the reason of an act, which the audit keeps. */
export function ReasonDialog({ open, onClose, title, text, ...form }: ReasonDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} text={text}>
      <ReasonForm {...form} onCancel={onClose} />
    </Dialog>
  )
}

type ReasonFormProps = Omit<ReasonDialogProps, 'open' | 'onClose' | 'title' | 'text'> & { onCancel: () => void }

/** Mounted with each opening, so that it begins empty. */
function ReasonForm({ submitLabel, look = 'primary', busy, failure, onSubmit, onCancel }: ReasonFormProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [reason, setReason] = useState('')
  const [wasSent, setSent] = useState(false)
  const checked = operatorReason.safeParse(reason)
  const problem = wasSent && !checked.success ? (checked.error.issues[0]?.message as ErrorCode) : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (checked.success && !busy) onSubmit(checked.data)
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <TextArea
        label={t('operator.reason.label')}
        hint={t('operator.reason.hint')}
        rows={3}
        maxLength={maxOperatorReason}
        value={reason}
        error={problem && errorText(problem)}
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => {
          // A reason has one line: Enter sends it.
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
        }}
      />
      <FormError code={failure} />
      <FormActions onCancel={onCancel} submitLabel={submitLabel} look={look} busy={busy} />
    </form>
  )
}
