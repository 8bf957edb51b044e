import { useQuery } from '@tanstack/react-query'
import { routes } from '@vedetta/contracts/calls/routes'
import { useNavigate } from 'react-router'
import { useCommands } from '../../lib/commands.ts'
import { pageWith } from '../../lib/list-page.ts'
import { savedFiltersQuery, savedPositionsQuery } from './positions.api.ts'
import { atFilter } from './saved/filter-at.ts'

/** Loads the saved positions and filters with the profile, since every list shows which positions are saved. */
export function LoadSaved() {
  const navigate = useNavigate()
  const { data: saved } = useQuery(savedPositionsQuery)
  const { data: filters } = useQuery(savedFiltersQuery)
  useCommands(() => [
    // Opening a filter is a search, so this leads to where it is opened.
    ...(filters?.filters ?? []).map(({ filterID, name }, index) => ({
      id: filterID,
      group: 'savedFilters' as const,
      label: name,
      run: () =>
        void navigate(`${routes.positions}?tab=filters&page=${pageWith(index)}`, { state: atFilter(filterID) }),
    })),
    ...(saved?.positions ?? []).map(({ positionID, name, company }) => ({
      id: positionID,
      group: 'saved' as const,
      label: `${name} · ${company.name}`,
      run: () => void navigate(`${routes.positions}?tab=saved&position=${positionID}`),
    })),
  ])
  return null
}
