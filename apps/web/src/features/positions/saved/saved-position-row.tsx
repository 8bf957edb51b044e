import type { ListedSavedPosition } from '@vedetta/contracts/inbox/saved-positions'
import { BookmarkX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDayWithAgo } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { ListedPosition } from '../results/listed-position.tsx'
import { UnsureSign } from '../unsure-sign.tsx'

type SavedPositionRowProps = { position: ListedSavedPosition; onRemove: () => void }

export function SavedPositionRow({ position, onRemove }: SavedPositionRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { name, status, reading } = position
  const savedAt = new Date(position.savedAt)
  return (
    <ListedPosition
      position={position}
      titleClass={status === 'notSeen' ? 'font-semibold' : 'font-medium text-muted'}
      pills={<UnsureSign reading={reading} />}
      at={savedAt}
      ago={t('saved.savedOn', { when: formatDayWithAgo(savedAt, new Date(), language) })}
      action={{
        label: t('saved.removeOf', { name }),
        title: t('saved.remove'),
        icon: <BookmarkX className="size-4" aria-hidden="true" />,
        run: onRemove,
      }}
    />
  )
}
