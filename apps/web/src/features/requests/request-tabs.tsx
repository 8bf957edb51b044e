import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Tabs } from '../../ui/pages/tabs.tsx'
import { RequestQueue } from './request-queue.tsx'
import { useRequestFilter } from './use-request-filter.ts'

const labelOf = { waiting: 'requests.waiting', answered: 'requests.answered' } as const

/** Waiting and answered requests. */
export function RequestTabs() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { filter, hrefOf } = useRequestFilter()
  return (
    <Tabs
      label={t('requests.states')}
      value={filter.state}
      onChange={(state) => void navigate(hrefOf({ state }))}
      tabs={(['waiting', 'answered'] as const).map((state) => ({
        value: state,
        label: t(labelOf[state]),
        panel: <RequestQueue filter={filter} hrefOf={hrefOf} />,
      }))}
    />
  )
}
