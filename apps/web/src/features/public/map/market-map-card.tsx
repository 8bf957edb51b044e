import { mapPath } from '@vedetta/contracts/inbox/market-map'
import type { ProvinceFigures } from '@vedetta/contracts/operations/public-figures'
import { Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/i18n.ts'
import { type Band, bandsOf, levelOf } from '../../../lib/quantiles.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { SegmentedControl } from '../../../ui/forms/segmented-control.tsx'
import { LegendDot, mapLevels, ProvinceMap } from '../../../ui/maps/province-map.tsx'
import { ClientOnly } from '../../../ui/pages/client-only.tsx'
import { PageLink } from '../page-link.tsx'
import { type MarketView, type ShownFigure, useMarketNames } from './market-view.ts'
import { SectorChoice } from './sector-choice.tsx'
import { useMapTexts } from './use-map-texts.ts'

type MarketMapCardProps = MarketView & { shown: ShownFigure; onShow: (shown: ShownFigure) => void }

/** The map with its legend; the table beside it has the same figures. */
export function MarketMapCard({ map: { provinces }, place, sector, shown, onShow }: MarketMapCardProps) {
  const texts = useMapTexts()
  const [hovered, setHovered] = useState<ProvinceFigures>()
  const frame = useRef<HTMLDivElement>(null)
  const caption = useRef<HTMLParagraphElement>(null)
  const { title } = useMarketNames({ place, sector })
  const byCode = new Map(provinces.map((province) => [province.code, province]))
  const bands = bandsOf(
    provinces.map((province) => province[shown]),
    mapLevels,
  )
  const levels = new Map(provinces.map((province) => [province.code, levelOf(province[shown], bands)]))

  async function downloadImage(): Promise<void> {
    if (!frame.current || !caption.current) return
    const { downloadMapImage } = await import('./download-map-image.ts')
    await downloadMapImage({ frame: frame.current, caption: caption.current, title, what: texts[shown] })
  }

  return (
    <div ref={frame} className="min-w-0 bg-card text-ink">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <SectorChoice place={place} sector={sector} />
        <ClientOnly>
          {() => (
            <SegmentedControl
              label={texts.show}
              options={[
                { value: 'open', label: texts.open },
                { value: 'opened', label: texts.opened },
              ]}
              value={shown}
              onChange={onShow}
            />
          )}
        </ClientOnly>
      </div>
      <div className="mx-auto mt-4 max-w-[480px]" onPointerLeave={() => setHovered(undefined)}>
        <ProvinceMap
          levels={levels}
          highlighted={place?.code}
          wrapDots={(code, dots) => {
            const province = byCode.get(code)
            if (!province) return dots
            return (
              <PageLink
                key={code}
                to={mapPath({ province: province.slug, sector })}
                tabIndex={-1}
                onPointerEnter={() => setHovered(province)}
              >
                {dots}
              </PageLink>
            )
          }}
        />
      </div>
      <p ref={caption} className="mt-3 min-h-6 text-[14px] text-muted">
        <ProvinceSummary province={hovered ?? place} />
      </p>
      <Legend bands={bands} shown={shown} />
      <ClientOnly>
        {() => (
          <Button look="quiet" size="small" className="mt-2 -ml-2" onClick={() => void downloadImage()}>
            <Download className="size-4" aria-hidden="true" />
            {texts.picture}
          </Button>
        )}
      </ClientOnly>
    </div>
  )
}

function ProvinceSummary({ province }: { province: ProvinceFigures | undefined }) {
  const texts = useMapTexts()
  const language = useLanguage()
  if (!province) return texts.hover
  const { name, open, opened } = province
  return texts.ofProvince(name, formatNumber(open, language), formatNumber(opened, language))
}

function Legend({ bands, shown }: { bands: readonly Band[]; shown: ShownFigure }) {
  const texts = useMapTexts()
  const language = useLanguage()
  const range = ({ from, to }: Band) => {
    const [min, max] = [formatNumber(from, language), formatNumber(to, language)]
    return from === to ? min : `${min}–${max}`
  }
  const labels = [texts.legend.none, ...bands.map(range)]
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-[13px]">
      <p className="font-medium">{texts[shown]}</p>
      <ul className="flex flex-wrap gap-x-3.5 gap-y-1 text-muted tabular-nums">
        {labels.map((label, level) => (
          <li key={label} className="flex items-center gap-1.5">
            <LegendDot level={level} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
