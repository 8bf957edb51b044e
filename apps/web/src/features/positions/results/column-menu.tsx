import { Columns3 } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { LazyPopup } from '../../../ui/overlays/lazy-popup.tsx'
import type { TableLayout } from './use-table-layout.ts'

const ColumnPopover = lazy(async () => ({ default: (await import('./column-popover.tsx')).ColumnPopover }))

export function ColumnMenu({ layout }: { layout: TableLayout }) {
  const { t } = useTranslation()
  const button = (
    <Button look="plain" size="small" aria-haspopup="dialog">
      <Columns3 className="size-4 text-muted" aria-hidden="true" />
      <span className="lg:@max-[640px]:sr-only">{t('columns.open')}</span>
    </Button>
  )
  return (
    <LazyPopup trigger={button}>
      {(startsOpen) => <ColumnPopover layout={layout} trigger={button} startsOpen={startsOpen} />}
    </LazyPopup>
  )
}
