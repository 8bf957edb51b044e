import { useQueryClient } from '@tanstack/react-query'
import { savedPageSize } from '@vedetta/contracts/inbox/saved-positions'
import { orderFilters, type SavedFilter } from '@vedetta/contracts/search/saved-filters'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useCall } from '../../../lib/use-call.ts'
import { useResultToast } from '../../../lib/use-result-toast.ts'
import { savedFiltersQuery } from '../positions.api.ts'
import { useSearchState } from '../use-search-state.ts'
import { changeFilters } from './saved.api.ts'

/** A drag passes many places on its way. */
const saveAfterMs = 600

/** Moves filters in the whole list, and saves the order once it rests. */
export function useFilterOrder(): { move: (saved: SavedFilter, to: number) => void; announcement: string } {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const resultToast = useResultToast()
  const { page, hrefOf } = useSearchState()
  const [announcement, announce] = useState('')
  const { mutate } = useCall(orderFilters)
  const unsaved = useRef<ReturnType<typeof setTimeout>>(undefined)
  const movedTo = useRef<string>(undefined)

  function save() {
    unsaved.current = undefined
    const filterIDs = client.getQueryData(savedFiltersQuery.queryKey)?.filters.map(({ filterID }) => filterID) ?? []
    const { onError } = resultToast({ done: '', failed: t('savedFilters.notOrdered') })
    mutate(
      { filterIDs },
      {
        onError: (failure) => {
          onError(failure)
          void client.invalidateQueries({ queryKey: savedFiltersQuery.queryKey })
        },
      },
    )
  }
  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
    // A row that came to another page is rendered there.
    document.querySelector<HTMLElement>(`[data-handle="${movedTo.current}"]`)?.focus()
    movedTo.current = undefined
  })
  useEffect(
    () => () => {
      if (unsaved.current === undefined) return
      clearTimeout(unsaved.current)
      latestSave.current()
    },
    [],
  )

  function move(saved: SavedFilter, to: number) {
    const filters = client.getQueryData(savedFiltersQuery.queryKey)?.filters ?? []
    const target = Math.max(0, Math.min(filters.length - 1, to))
    if (filters[target]?.filterID === saved.filterID) return
    // An answer under way has the order before.
    void client.cancelQueries({ queryKey: savedFiltersQuery.queryKey })
    changeFilters(client, (list) =>
      list.filter(({ filterID }) => filterID !== saved.filterID).toSpliced(target, 0, saved),
    )
    announce(t('savedFilters.moved', { name: saved.name, place: target + 1, of: filters.length }))
    clearTimeout(unsaved.current)
    unsaved.current = setTimeout(() => latestSave.current(), saveAfterMs)
    const newPage = Math.floor(target / savedPageSize) + 1
    if (newPage === page) return
    movedTo.current = saved.filterID
    void navigate(hrefOf(newPage), { replace: true })
  }

  return { move, announcement }
}
