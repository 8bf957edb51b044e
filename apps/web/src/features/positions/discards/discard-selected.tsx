import { Ban } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import type { Selection } from '../results/use-selection.ts'
import { useDiscard } from './use-discard.ts'

/** Discards all selected positions at once. */
export function DiscardSelected({ selection }: { selection: Selection }) {
  const { t } = useTranslation()
  const discard = useDiscard()
  const [pending, setPending] = useState(false)

  async function press() {
    setPending(true)
    const isDone = await discard(selection.positions, true)
    setPending(false)
    if (isDone) selection.clear()
  }

  return (
    <Button look="plain" size="tiny" busy={pending} onClick={() => void press()}>
      <Ban className="size-3.5 text-muted" aria-hidden="true" />
      {t('discards.discard')}
    </Button>
  )
}
