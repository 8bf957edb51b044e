import { useQueryClient } from '@tanstack/react-query'
import { type SavedFilter, setFilterBell } from '@vedetta/contracts/search/saved-filters'
import { Bell, BellOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { hasAlerts } from '../../../domain/alert-plans.ts'
import { useProfile } from '../../../domain/profile.ts'
import { settingsQuery } from '../../../domain/settings.ts'
import { useCall } from '../../../lib/use-call.ts'
import { useResultToast } from '../../../lib/use-result-toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { changeFilters } from './saved.api.ts'

/** The bell of a filter. On plans without alerts it can only be turned off. */
export function FilterBell({ saved: { filterID, name, bell } }: { saved: SavedFilter }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const resultToast = useResultToast()
  const { user } = useProfile()
  const { mutate, isPending, variables } = useCall(setFilterBell, (answer) => {
    changeFilters(client, (filters) =>
      filters.map((each) => (each.filterID === filterID ? { ...each, ...answer } : each)),
    )
    // A bell that goes on turns alerts on in the settings.
    void client.invalidateQueries({ queryKey: settingsQuery.queryKey })
  })
  const isOn = isPending ? variables.on : bell
  const isRefused = !bell && !hasAlerts(user?.subscription.tier)
  const texts = { done: t(isOn ? 'bells.turnedOff' : 'bells.turnedOn'), failed: t('bells.notTurned') }
  return (
    <Button
      look="quiet"
      size="icon"
      className="aria-pressed:text-brand"
      aria-label={t('bells.of', { name })}
      aria-pressed={isOn}
      disabled={isRefused}
      busy={isPending}
      onClick={() => mutate({ filterID, on: !isOn }, resultToast(texts))}
    >
      {isOn ? (
        <Bell className="size-4 fill-current" aria-hidden="true" />
      ) : (
        <BellOff className="size-4" aria-hidden="true" />
      )}
    </Button>
  )
}
