import { Bookmark, Building2, Check, Download, Eye, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/controls/button.tsx'
import { DiscardSelected } from '../discards/discard-selected.tsx'
import type { Selection } from './use-selection.ts'
import { useSelectionActions } from './use-selection-actions.ts'

type SelectionBarProps = { selection: Selection; onExport: () => void }

type Action = 'seen' | 'contacted' | 'save' | 'exclude'

/** Actions on all selected positions at once. */
export function SelectionBar({ selection, onExport }: SelectionBarProps) {
  const { t } = useTranslation()
  const { mark, save, exclude } = useSelectionActions()
  const [pending, setPending] = useState<Action>()
  const { positions } = selection
  const companies = new Map(positions.map(({ company }) => [company.companyID, company]))

  async function run(action: Action, act: () => Promise<unknown>) {
    if (pending) return
    setPending(action)
    await act()
    setPending(undefined)
  }

  const button = (action: Action, icon: ReactNode, label: string, act: () => Promise<unknown>) => (
    <Button look="plain" size="tiny" busy={pending === action} onClick={() => void run(action, act)}>
      {icon}
      {label}
    </Button>
  )

  return (
    <div
      role="toolbar"
      aria-label={t('selection.label')}
      className="flex shrink-0 flex-wrap items-center gap-1.5 border-line border-t bg-brand-soft px-4 py-1.5"
    >
      <span className="font-medium text-brand text-xs tabular-nums">
        {t('inbox.chosen', { count: positions.length })}
      </span>
      <Button
        look="quiet"
        size="tiny"
        className="mr-1 px-1.5!"
        aria-label={t('inbox.unpick')}
        title={t('inbox.unpick')}
        onClick={selection.clear}
      >
        <X className="size-3.5" aria-hidden="true" />
      </Button>
      {button('seen', <Eye className={iconClass} aria-hidden="true" />, t('selection.seen'), () =>
        mark(positions, 'seen'),
      )}
      {button('contacted', <Check className={iconClass} aria-hidden="true" />, t('selection.contacted'), () =>
        mark(positions, 'contacted'),
      )}
      {button('save', <Bookmark className={iconClass} aria-hidden="true" />, t('detail.save'), () => save(positions))}
      <DiscardSelected selection={selection} />
      <Button look="plain" size="tiny" aria-haspopup="dialog" onClick={onExport}>
        <Download className={iconClass} aria-hidden="true" />
        {t('selection.export')}
      </Button>
      {button(
        'exclude',
        <Building2 className={iconClass} aria-hidden="true" />,
        t('selection.exclude', { count: companies.size }),
        async () => {
          if (await exclude([...companies.values()])) selection.clear()
        },
      )}
    </div>
  )
}

const iconClass = 'size-3.5 text-muted'
