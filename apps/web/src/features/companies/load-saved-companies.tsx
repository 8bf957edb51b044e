import { useQuery } from '@tanstack/react-query'
import { routes } from '@vedetta/contracts/calls/routes'
import { useNavigate } from 'react-router'
import { savedCompaniesQuery } from '../../domain/saved-companies.ts'
import { useCommands } from '../../lib/commands.ts'

/** Loads the saved companies with the profile, since every list of companies shows which are saved. */
export function LoadSavedCompanies() {
  const navigate = useNavigate()
  const { data } = useQuery(savedCompaniesQuery)
  useCommands(() =>
    (data?.companies ?? []).map(({ companyID, name }) => ({
      id: companyID,
      group: 'saved',
      label: name,
      run: () => void navigate(`${routes.positions}?tab=savedCompanies&company=${companyID}`),
    })),
  )
  return null
}
