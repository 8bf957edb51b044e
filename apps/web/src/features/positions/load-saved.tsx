import { useQuery } from '@tanstack/react-query'
import { savedFiltersQuery, savedPositionsQuery } from './positions.api.ts'

/** Who has a plan has saved positions and filters: they are loaded with the profile, and every list knows of them. */
export function LoadSaved() {
  useQuery(savedPositionsQuery)
  useQuery(savedFiltersQuery)
  return null
}
