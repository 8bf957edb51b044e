import { useQuery } from '@tanstack/react-query'
import { savedCompaniesQuery } from '../../domain/saved-companies.ts'

/** Loads the saved companies with the profile, since every list of companies shows which are saved. */
export function LoadSavedCompanies() {
  useQuery(savedCompaniesQuery)
  return null
}
