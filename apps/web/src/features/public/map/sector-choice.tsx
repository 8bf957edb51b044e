import { localPath } from '@vedetta/contracts/calls/routes'
import { type SectorId, sectorIds, sectorLabels } from '@vedetta/contracts/facts/sectors'
import { mapPath } from '@vedetta/contracts/inbox/market-map'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../lib/i18n.ts'
import { ClientOnly } from '../../../ui/pages/client-only.tsx'
import type { MarketView } from './market-view.ts'
import { useMapTexts } from './use-map-texts.ts'

/** Leads to another sector's page of the same place. Without scripts the links further down do. */
export function SectorChoice({ place, sector }: Pick<MarketView, 'place' | 'sector'>) {
  const texts = useMapTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const id = useId()
  const byName = sectorIds.toSorted((a, b) =>
    sectorLabels[a][language].localeCompare(sectorLabels[b][language], language),
  )

  function open(chosen: string): void {
    const path = mapPath({ province: place?.slug, sector: (chosen || undefined) as SectorId | undefined })
    void navigate(localPath(path, language), { preventScrollReset: true })
  }

  return (
    // Reserves the height of the select, so that nothing moves when it appears.
    <div className="min-h-[66px] min-w-0 grow basis-60">
      <ClientOnly>
        {() => (
          <>
            <label htmlFor={id} className="mb-1 block font-medium text-[14px]">
              {texts.sector}
            </label>
            <select
              id={id}
              value={sector ?? ''}
              onChange={({ target }) => open(target.value)}
              className="h-[42px] w-full rounded-md border border-edge/60 bg-card px-3 text-[15px]"
            >
              <option value="">{texts.allSectors}</option>
              {byName.map((each) => (
                <option key={each} value={each}>
                  {sectorLabels[each][language]}
                </option>
              ))}
            </select>
          </>
        )}
      </ClientOnly>
    </div>
  )
}
