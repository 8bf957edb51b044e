import { useQuery } from '@tanstack/react-query'
import { savedCompaniesQuery } from '../../domain/saved-companies.ts'

/** Who has a plan has saved companies: they are loaded with the profile, and every list knows of them. */
export function LoadSavedCompanies() {
  useQuery(savedCompaniesQuery)
  return null
}
