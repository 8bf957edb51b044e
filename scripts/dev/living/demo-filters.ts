import { saveFilter } from '../../../packages/contracts/src/search/saved-filters.ts'
import { openSession } from '../api-session.ts'

/** Together they are met by at least five openings of each simulated day. */
export const demoFilters = [
  { name: 'Lombardia e Piemonte', position: { regions: ['03', '01'] } },
  { name: 'Veneto ed Emilia-Romagna', position: { regions: ['05', '08'] } },
  { name: 'Operai al Centro e al Sud', position: { regions: ['09', '11', '12', '15', '16', '19'], collar: ['blue'] } },
] satisfies (typeof saveFilter)['input']['_input'][]

/** Saves the filters with their bells, as the demo recruiter would. */
export async function saveDemoFilters(apiUrl: string): Promise<void> {
  const recruiter = await openSession(apiUrl, 'recruiter')
  for (const filter of demoFilters) await recruiter(saveFilter, { ...filter, bell: true, notifyOnFilter: true })
}
