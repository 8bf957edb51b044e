import { useQuery, useQueryClient } from '@tanstack/react-query'
import { excludeCompany } from '@vedetta/contracts/companies/excluded-companies'
import { useTranslation } from 'react-i18next'
import { excludedCompaniesQuery } from '../../domain/excluded-companies.ts'
import { invalidateResults } from '../../domain/settings.ts'
import { useCall } from '../../lib/use-call.ts'
import { useResultToast } from '../../lib/use-result-toast.ts'
import { Chip } from '../../ui/controls/chip.tsx'
import { ErrorState } from '../../ui/pages/states.tsx'

/** Companies that were excluded from the results, each by itself and not by its name. */
export function ExcludedCompanyList() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const resultToast = useResultToast()
  const { data, error, refetch } = useQuery(excludedCompaniesQuery)
  const { mutate, isPending } = useCall(excludeCompany, () => {
    invalidateResults(client)
    return client.invalidateQueries({ queryKey: excludedCompaniesQuery.queryKey })
  })
  if (error && !data) {
    return <ErrorState title={t('settings.excluded.failed')} code={error.code} onRetry={() => void refetch()} />
  }
  if (!data || data.companies.length === 0) return null
  return (
    <div>
      <h3 className="mb-1.5 font-medium text-sm">{t('settings.excluded.companies')}</h3>
      <ul aria-label={t('settings.excluded.companies')} className="flex flex-wrap gap-1.5">
        {data.companies.map(({ companyID, name, vat }) => (
          <li key={companyID} className="max-w-full">
            <Chip
              tone="excluded"
              title={name}
              text={vat}
              removeLabel={t('settings.excluded.remove', { name: `${name} ${vat}` })}
              onRemove={() =>
                !isPending &&
                mutate(
                  { companyID, excluded: false },
                  resultToast({ done: t('profile.saved'), failed: t('profile.notSaved') }),
                )
              }
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
