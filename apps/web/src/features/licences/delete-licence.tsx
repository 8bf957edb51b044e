import { deleteLicence, type LicenceDetails } from '@vedetta/contracts/customers/licences'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../domain/profile.ts'
import { foldText } from '../../lib/fold-text.ts'
import { useConfirmedCall } from '../../lib/use-confirmed-call.ts'
import { Button } from '../../ui/controls/button.tsx'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Section } from '../../ui/pages/section.tsx'
import { useRefreshLicences } from './licences.api.ts'

export function DeleteLicence({ licence: { licenceID, customer } }: { licence: LicenceDetails }) {
  const { t } = useTranslation()
  const refreshLicences = useRefreshLicences()
  const { refresh: refreshProfile } = useSession()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const deleting = useConfirmedCall(deleteLicence, {
    doneText: t('licences.delete.done'),
    onDone: () => Promise.all([refreshLicences(), refreshProfile()]),
  })

  function openDialog() {
    setTyped('')
    setWrong(false)
    deleting.openDialog(customer, { licenceID })
  }

  function confirm(event?: FormEvent) {
    event?.preventDefault()
    const matches = foldText(typed.trim()) === foldText(customer)
    setWrong(!matches)
    if (!matches) input.current?.focus()
    else if (!deleting.dialog.busy) deleting.dialog.onConfirm()
  }

  return (
    <>
      <Section
        title={t('licences.delete.title')}
        text={t('licences.delete.text')}
        action={
          <Button look="plain" size="small" className="text-no" onClick={openDialog}>
            {t('licences.delete.act')}
          </Button>
        }
      />
      <ConfirmDialog
        {...deleting.dialog}
        title={t('licences.delete.question', { customer })}
        text={t('licences.delete.text')}
        confirmLabel={t('licences.delete.confirm')}
        look="danger"
        onConfirm={confirm}
      >
        <form onSubmit={confirm}>
          <TextInput
            ref={input}
            label={t('licences.delete.confirmation', { customer })}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            error={isWrong ? t('licences.delete.differs', { customer }) : undefined}
          />
        </form>
      </ConfirmDialog>
    </>
  )
}
