import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../../lib/toasts.ts'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { useMark } from '../marks.ts'

type AskContactedProps = { position: PositionDetail; onAnswered: () => void }

/** The question of a mail's link. Only its button marks the position: mail programs and scanners open links by themselves. */
export function AskContacted({ position, onAnswered }: AskContactedProps) {
  const { t } = useTranslation()
  const mark = useMark()
  const { positionID, name, status, company } = position
  const [isAsking, setAsking] = useState(status !== 'contacted')
  const [isMarking, setMarking] = useState(false)

  async function confirm() {
    setMarking(true)
    const isMarked = await mark(positionID, 'contacted')
    setMarking(false)
    if (!isMarked) return
    showToast({ type: 'success', title: t('detail.markedContacted') })
    close()
  }

  function close() {
    setAsking(false)
    onAnswered()
  }

  return (
    <ConfirmDialog
      open={isAsking}
      onClose={close}
      title={t('detail.askContacted', { name })}
      text={t('detail.askContactedText', { company: company.name })}
      confirmLabel={t('detail.markContacted')}
      busy={isMarking}
      onConfirm={() => void confirm()}
    />
  )
}
