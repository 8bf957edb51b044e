import { clsx } from 'clsx'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { LazyPopup } from '../../../ui/lazy-popup.tsx'
import { filtersButtonHidden } from '../inbox-layout.tsx'

const Drawer = lazy(async () => ({ default: (await import('../../../ui/drawer.tsx')).Drawer }))

type FiltersButtonProps = {
  count: number
  /** Whether something stands beside the list. */
  isOpen: boolean
  /** What closes the drawer. */
  show: string
  panel: ReactNode
}

/** Where there is no room for the filters beside the list, they are in a drawer. */
export function FiltersButton({ count, isOpen, show, panel }: FiltersButtonProps) {
  const { t } = useTranslation()
  const button = (
    <Button look="plain" aria-haspopup="dialog" className={clsx('max-sm:grow', filtersButtonHidden(isOpen))}>
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
