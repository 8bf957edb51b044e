import { Download, FileSpreadsheet, Image as ImageIcon } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvText } from '../../lib/csv.ts'
import { fileName } from '../../lib/file-name.ts'
import { useLanguage } from '../../lib/i18n.ts'
import { saveBlob, saveFile } from '../../lib/save-file.ts'
import { showToast } from '../../lib/toasts.ts'
import { useWidth } from '../../lib/use-width.ts'
import { buttonClass } from '../controls/button.tsx'
import { SegmentedControl } from '../forms/segmented-control.tsx'
import { Menu, MenuAction } from '../overlays/menu.tsx'
import type { ChartData } from './chart-data.ts'
import { renderChartImage } from './chart-image.ts'
import { ChartTable } from './chart-table.tsx'
import { SeriesMark } from './series-mark.tsx'

type ChartCardProps = {
  title: string
  /** One sentence on what the chart shows. */
  summary: string
  /** The company the numbers are of, for the downloaded file. */
  subject: string
  data: ChartData
  /** Renders the chart at the available width. */
  children: (width: number) => ReactNode
}

/** A chart or the table of its numbers, to download as an image or as a CSV. */
export function ChartCard({ title, summary, subject, data, children }: ChartCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const ids = { title: useId(), summary: useId() }
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const frame = useRef<HTMLElement>(null)
  const caption = useRef<HTMLParagraphElement>(null)
  const legend = useRef<HTMLUListElement>(null)
  const [container, width] = useWidth<HTMLDivElement>()

  function downloadCsv() {
    const heading = [data.rowName, ...data.series.map(({ label }) => label)]
    const records = [heading, ...data.rows.map(({ label, values }) => [label, ...values])]
    saveFile(fileName([subject, title], 'csv'), 'text/csv', csvText(records, language))
  }

  function downloadImage() {
    const chart = container.current?.querySelector('svg')
    if (!chart || !frame.current || !caption.current) return
    const marks = [...(legend.current?.querySelectorAll('svg') ?? [])]
    void renderChartImage({
      titles: [subject, title],
      text: summary,
      chart,
      legend: marks.map((mark, index) => ({ mark, label: data.series[index]?.label ?? '' })),
      frame: frame.current,
      caption: caption.current,
    })
      .then((image) => saveBlob(fileName([subject, title], 'png'), image))
      .catch(() => showToast({ type: 'error', title: t('chart.noPicture'), duration: 4000 }))
  }

  return (
    <figure ref={frame} aria-labelledby={ids.title} className="min-w-0 bg-card text-ink">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <h4 id={ids.title} className="min-w-0 font-medium">
          {title}
        </h4>
        <div className="ml-auto flex items-center gap-1">
          <SegmentedControl
            label={t('chart.show', { title })}
            options={[
              { value: 'chart', label: t('chart.chart') },
              { value: 'table', label: t('chart.table') },
            ]}
            value={view}
            onChange={setView}
          />
          <Menu
            trigger={
              <button
                type="button"
                aria-label={t('chart.keep', { title })}
                title={t('chart.keep', { title })}
                className={buttonClass({ look: 'quiet', size: 'small', className: 'px-2! pointer-coarse:h-10' })}
              >
                <Download className="size-4" aria-hidden="true" />
              </button>
            }
          >
            <MenuAction icon={<ImageIcon aria-hidden="true" />} disabled={view === 'table'} onSelect={downloadImage}>
              {t('chart.picture')}
            </MenuAction>
            <MenuAction icon={<FileSpreadsheet aria-hidden="true" />} onSelect={downloadCsv}>
              {t('chart.csv')}
            </MenuAction>
          </Menu>
        </div>
      </div>
      <p ref={caption} id={ids.summary} className="mt-0.5 text-pretty text-muted text-sm">
        {summary}
      </p>
      {view === 'chart' && data.series.length > 1 && (
        <ul ref={legend} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
          {data.series.map(({ label, shape }, index) => (
            <li key={label} className="flex items-center gap-1.5">
              <SeriesMark index={index} shape={shape} />
              {label}
            </li>
          ))}
        </ul>
      )}
      <div ref={container} className="mt-2">
        {view === 'table' && <ChartTable caption={title} data={data} />}
        {view === 'chart' && width > 0 && (
          <div role="img" aria-labelledby={`${ids.title} ${ids.summary}`}>
            {children(width)}
          </div>
        )}
      </div>
    </figure>
  )
}
