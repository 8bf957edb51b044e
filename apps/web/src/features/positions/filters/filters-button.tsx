import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sectionsOpener } from '../../../lib/reveal-section.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { LazyPopup } from '../../../ui/overlays/lazy-popup.tsx'
import { filtersButtonClass } from '../inbox-layout.tsx'

const Drawer = lazy(async () => ({ default: (await import('../../../ui/overlays/drawer.tsx')).Drawer }))

type FiltersButtonProps = {
  count: number
  /** Whether a position or company is open beside the list. */
  isOpen: boolean
  /** Label of the button that closes the drawer. */
  show: string
  panel: ReactNode
}

/** Opens the filters in a drawer, where the screen is too narrow to have them beside the list. */
export function FiltersButton({ count, isOpen, show, panel }: FiltersButtonProps) {
  const { t } = useTranslation()
  const button = (
    <Button
      look="plain"
      aria-haspopup="dialog"
      {...sectionsOpener}
      className={clsx('max-sm:grow', filtersButtonClass(isOpen))}
    >
      <SlidersHorizontal className="size-4" aria-hidden="true" />
      {count > 0 ? t('filters.openCount', { count }) : t('filters.open')}
    </Button>
  )
  return (
    <LazyPopup trigger={button}>
      {(startsOpen) => (
        <Drawer trigger={button} title={t('filters.open')} footer={show} startsOpen={startsOpen}>
          {panel}
        </Drawer>
      )}
    </LazyPopup>
  )
}
