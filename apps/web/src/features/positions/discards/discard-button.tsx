import type { PositionDetail } from '@vedetta/contracts/inbox/position-detail'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { useDiscard } from './use-discard.ts'

/** Discards an open position; one that is discarded says so above, and is restored there. */
export function DiscardButton({ position }: { position: PositionDetail }) {
  const { t } = useTranslation()
  const discard = useDiscard()
  const [pending, setPending] = useState(false)

  async function press() {
    setPending(true)
    await discard([position], true)
    setPending(false)
  }

  return (
    <Button
      look="plain"
      size="small"
      aria-label={t('discards.discard')}
      title={t('discards.discardKey')}
      aria-keyshortcuts="d"
      busy={pending}
      className="px-2! pointer-coarse:h-10"
      onClick={() => void press()}
    >
      <Ban className="size-4" aria-hidden="true" />
    </Button>
  )
}
