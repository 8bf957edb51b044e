import type { MarketFigures } from '@vedetta/contracts/operations/public-figures'
import { formatChange, formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { ScrollBox } from '../../../ui/pages/scroll-box.tsx'
import { PageLink } from '../page-link.tsx'
import { useMapTexts } from './use-map-texts.ts'

type FiguresRow = MarketFigures & {
  name: string
  /** Shown beside the name, such as the region. */
  note?: string
  /** Path of the row's page. */
  path: string
}

type FiguresTableProps = { title: string; rowName: string; noteName?: string; rows: readonly FiguresRow[] }

export function FiguresTable({ title, rowName, noteName, rows }: FiguresTableProps) {
  const { columns, figures } = useMapTexts()
  const language = useLanguage()
  const numberClass = 'whitespace-nowrap px-3 py-2 text-right tabular-nums'
  return (
    <ScrollBox label={title} isTall>
      <table className="w-full border-separate border-spacing-0 text-[14.5px]">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-[13px] text-muted [&>th]:sticky [&>th]:top-0 [&>th]:border-line [&>th]:border-b [&>th]:bg-soft [&>th]:font-semibold">
            <th scope="col" className="px-3 py-2 text-left">
              {rowName}
            </th>
            {noteName && (
              <th scope="col" className="px-3 py-2 text-left max-sm:hidden">
                {noteName}
              </th>
            )}
            <th scope="col" className={numberClass}>
              {columns.open}
            </th>
            <th scope="col" className={numberClass}>
              {columns.opened}
            </th>
            <th scope="col" className={`${numberClass} max-sm:hidden`}>
              {columns.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, path, open, opened, change }) => (
            <tr key={path} className="[&>*]:border-line/60 [&>*]:border-b last:[&>*]:border-b-0">
              <th scope="row" className="px-3 py-2 text-left font-medium">
                <PageLink
                  to={path}
                  className="rounded-sm underline decoration-line underline-offset-2 hover:decoration-ink"
                >
                  {name}
                </PageLink>
              </th>
              {noteName && <td className="px-3 py-2 text-muted max-sm:hidden">{note}</td>}
              <td className={numberClass}>{formatNumber(open, language)}</td>
              <td className={numberClass}>{formatNumber(opened, language)}</td>
              <td className={`${numberClass} max-sm:hidden`}>
                {change === null ? (
                  <>
                    <span className="text-muted" aria-hidden="true">
                      –
                    </span>
                    <span className="sr-only">{figures.few}</span>
                  </>
                ) : (
                  formatChange(change, language)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
