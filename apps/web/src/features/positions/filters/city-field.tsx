import { Combobox } from '@base-ui/react/combobox'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { MunicipalityOption } from '@vedetta/contracts/search/reference'
import { MapPin, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { foldText } from '../../../lib/fold-text.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import { municipalitiesQuery, municipalityQuery } from '../reference.api.ts'

type CityFieldProps = { label: string; istat: string | undefined; onChange: (istat: string | undefined) => void }

const noOptions: MunicipalityOption[] = []

export function CityField({ label, istat, onChange }: CityFieldProps) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState('')
  const text = useDebounced(typed.trim(), 150)
  const chosen = useQuery({ ...municipalityQuery(istat ?? ''), enabled: istat !== undefined })
  const found = useQuery(municipalitiesQuery(text))
  const options = typed.trim() === '' ? noOptions : (found.data ?? noOptions)
  const isSettled = typed.trim() === text && !found.isFetching

  function pick(town: MunicipalityOption | null) {
    if (town) queryClient.setQueryData(municipalityQuery(town.istat).queryKey, { municipalities: [town] })
    setTyped('')
    onChange(town?.istat)
  }

  /** On leaving the field, a name typed in full is chosen. */
  function pickTyped() {
    const [first] = options
    if (first && isSettled && foldText(first.name) === foldText(typed.trim())) pick(first)
    else setTyped('')
  }

  function status(): string | undefined {
    if (typed.trim() === '') return t('city.hint')
    if (found.isError) return errorText(found.error.code)
    if (!isSettled) return options.length === 0 ? t('city.searching') : undefined
    return options.length === 0 ? t('city.none', { text }) : undefined
  }

  return (
    <Combobox.Root
      items={options}
      filter={null}
      value={istat === undefined ? null : (chosen.data ?? unnamed(istat))}
      onValueChange={pick}
      onInputValueChange={(value, { reason }) => {
        if (reason === 'input-change') setTyped(value)
      }}
      onOpenChange={(open, { reason }) => {
        if (!open && (reason === 'focus-out' || reason === 'outside-press')) pickTyped()
      }}
      itemToStringLabel={(town: MunicipalityOption) => town.name}
      isItemEqualToValue={(a, b) => a.istat === b.istat}
      autoHighlight
    >
      <Combobox.InputGroup role="presentation" className="flex h-full min-w-0 grow items-center">
        <MapPin className="ml-3 size-4 shrink-0 text-muted" aria-hidden="true" />
        <Combobox.Input
          aria-label={label}
          maxLength={60}
          placeholder={label}
          className="h-full w-full min-w-0 bg-transparent px-2.5 text-[15px] outline-none placeholder:text-muted pointer-coarse:text-[16px]"
        />
        {istat !== undefined && (
          <Combobox.Clear
            aria-label={t('city.clear')}
            className="mr-1 grid size-7 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-ink"
          >
            <X className="size-4" aria-hidden="true" />
          </Combobox.Clear>
        )}
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner className="z-50 outline-none" sideOffset={8} align="start">
          <Combobox.Popup className="max-h-[min(var(--available-height),320px)] w-72 max-w-[var(--available-width)] overflow-y-auto overscroll-contain rounded-lg border border-edge/60 bg-card p-1">
            <Combobox.Status className="px-2.5 py-1.5 text-muted text-sm empty:hidden">{status()}</Combobox.Status>
            <Combobox.List>
              {(town: MunicipalityOption) => (
                <Combobox.Item
                  key={town.istat}
                  value={town}
                  className="flex cursor-default items-baseline justify-between gap-3 rounded-md px-2.5 py-1.5 outline-none data-highlighted:bg-brand-soft data-highlighted:text-brand pointer-coarse:py-2.5"
                >
                  {town.name} <span className="text-muted text-xs">{town.province}</span>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

function unnamed(istat: string): MunicipalityOption {
  return { istat, name: istat, province: '', region: '' }
}
