import { Download, Keyboard, RefreshCw } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { resultsHeading } from '../../../lib/results-heading.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ColumnMenu } from './column-menu.tsx'
import type { TableLayout } from './use-table-layout.ts'

type ResultsHeaderProps = {
  heading: Ref<HTMLHeadingElement>
  title: string
  text: string | undefined
  /** The cost of the search. */
  cost: { text: string; why: string } | undefined
  /** Absent where the rows are not in columns. */
  layout: TableLayout | undefined
  isRefreshing: boolean
  onRefresh: () => void
  onExport: (() => void) | undefined
  onHelp: () => void
  /** The sort control. */
  children: ReactNode
}

export function ResultsHeader(props: ResultsHeaderProps) {
  const { heading, title, text, cost, layout, isRefreshing, onRefresh, onExport, onHelp, children } = props
  const { t } = useTranslation()
  return (
    <header className="flex min-h-[50px] shrink-0 items-center gap-x-2 gap-y-1.5 border-line border-b px-4 py-2 max-lg:flex-wrap lg:@container">
      <div className="min-w-min">
        {/* The second line is clipped: a text that does not fit beside the total is hidden. */}
        <div className="flex h-[22px] flex-wrap items-baseline gap-x-2 overflow-hidden whitespace-nowrap">
          <h2
            ref={heading}
            {...resultsHeading}
            className="scroll-mt-20 font-semibold text-[15px] tabular-nums outline-none"
          >
            {title}
          </h2>
          {text && <span className="text-muted text-sm tabular-nums">{text}</span>}
        </div>
        <p role="status" title={cost?.why} className="min-h-4 text-muted text-xs leading-4 tabular-nums">
          {cost?.text}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1.5 max-lg:flex-wrap lg:shrink-0">
        {children}
        <Button
          look="quiet"
          size="small"
          className="px-2! max-lg:hidden"
          aria-label={t('keys.title')}
          title={`${t('keys.title')} (?)`}
          onClick={onHelp}
        >
          <Keyboard className="size-4" aria-hidden="true" />
        </Button>
        <Button
          look="quiet"
          size="small"
          className="px-2!"
          aria-label={t('inbox.refresh')}
          title={t('inbox.refresh')}
          aria-disabled={isRefreshing || undefined}
          onClick={onRefresh}
        >
          <RefreshCw className={isRefreshing ? 'size-4 animate-spin' : 'size-4'} aria-hidden="true" />
        </Button>
        {layout && (
          <div className="max-lg:hidden">
            <ColumnMenu layout={layout} />
          </div>
        )}
        <Button
          look="plain"
          size="small"
          title={`${t('inbox.export')} (⇧ E)`}
          aria-keyshortcuts="Shift+E"
          disabled={!onExport}
          onClick={onExport}
        >
          <Download className="size-4 text-muted" aria-hidden="true" />
          <span className="max-sm:sr-only lg:@max-[640px]:sr-only">{t('inbox.export')}</span>
        </Button>
      </div>
    </header>
  )
}
