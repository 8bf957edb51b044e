import { useQuery } from '@tanstack/react-query'
import { columnWidth, defaultSettings, type PositionColumn, type Settings } from '@vedetta/contracts/customers/settings'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settingsQuery, useUpdateSettings } from '../../../domain/settings.ts'
import { showToast } from '../../../lib/toasts.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'

type Layout = Pick<Settings, 'columns' | 'columnWidths'>

export type TableLayout = {
  /** Until the settings are loaded, the columns are unknown. */
  isLoaded: boolean
  columns: PositionColumn[]
  widths: Settings['columnWidths']
  setColumns: (columns: PositionColumn[]) => void
  /** `undefined` resets the width. */
  setWidth: (column: PositionColumn, width: number | undefined) => void
  reset: () => void
}

/** Dragging changes a width many times a second: saving waits for a pause. */
const saveDelayMs = 600

/** The columns with their order and widths: applied at once, and saved in the settings. */
export function useTableLayout(): TableLayout {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const { data: settings = defaultSettings, isPending } = useQuery(settingsQuery)
  const { mutate } = useUpdateSettings()
  const [changed, setChanged] = useState<Layout>()
  const unsaved = useRef<Layout>(undefined)
  const { columns, columnWidths } = changed ?? settings

  function save() {
    const layout = unsaved.current
    if (!layout) return
    unsaved.current = undefined
    mutate(layout, {
      onError: ({ code }) => {
        setChanged(undefined)
        showToast({ type: 'error', title: t('columns.notSaved'), description: errorText(code), duration: 6000 })
      },
    })
  }

  const latestSave = useRef(save)
  useEffect(() => {
    latestSave.current = save
  })

  useEffect(() => {
    if (!changed) return
    const timer = setTimeout(() => latestSave.current(), saveDelayMs)
    return () => clearTimeout(timer)
  }, [changed])

  // Saves a pending change when the page is left.
  useEffect(() => () => latestSave.current(), [])

  function change(next: Partial<Layout>) {
    unsaved.current = { columns, columnWidths, ...next }
    setChanged(unsaved.current)
  }

  return {
    isLoaded: !isPending,
    columns,
    widths: columnWidths,
    setColumns: (next) => change({ columns: next }),
    setWidth: (column, width) => {
      const { [column]: _, ...others } = columnWidths
      const { min, max } = columnWidth
      const clamped = width === undefined ? {} : { [column]: Math.round(Math.min(max, Math.max(min, width))) }
      change({ columnWidths: { ...others, ...clamped } })
    },
    reset: () => change({ columns: defaultSettings.columns, columnWidths: {} }),
  }
}
