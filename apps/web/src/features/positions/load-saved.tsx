import { useQuery } from '@tanstack/react-query'
import { savedFiltersQuery, savedPositionsQuery } from './positions.api.ts'

/** Loads the saved positions and filters with the profile, since every list shows which positions are saved. */
export function LoadSaved() {
  useQuery(savedPositionsQuery)
  useQuery(savedFiltersQuery)
  return null
}
