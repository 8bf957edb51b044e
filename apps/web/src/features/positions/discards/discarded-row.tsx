import { type DiscardedPosition, discardReasons } from '@vedetta/contracts/inbox/discarded-positions'
import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatAgo } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { Pill } from '../../../ui/controls/pill.tsx'
import { ListedPosition } from '../results/listed-position.tsx'

type DiscardedRowProps = { position: DiscardedPosition; onRestore: () => void }

export function DiscardedRow({ position, onRestore }: DiscardedRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, reason } = position
  const discardedAt = new Date(position.discardedAt)
  return (
    <ListedPosition
      position={position}
      titleClass="font-medium"
      pills={reason && <Pill tone="neutral">{discardReasons[reason][language]}</Pill>}
      at={discardedAt}
      ago={t('discards.ago', { ago: formatAgo(discardedAt, new Date(), language) })}
      action={{
        label: t('discards.restoreOf', { name }),
        title: t('discards.restore'),
        icon: <Undo2 className="size-4" aria-hidden="true" />,
        run: onRestore,
      }}
    />
  )
}
