import type { CaseId } from './case-ids.ts'
import type { CaseMonth } from './case-study-texts.ts'

export const caseMonths: Record<CaseId, CaseMonth> = {
  'agenzia-per-il-lavoro-bergamo': { tier: 'team', searches: 460, exported: 980, contacts: 210, accounts: 40, news: 0 },
  'ricerca-e-selezione-meccatronica': {
    tier: 'basic',
    searches: 84,
    exported: 60,
    contacts: 72,
    accounts: 96,
    news: 48,
  },
  'ricerca-e-selezione-dirigenti': {
    tier: 'team',
    searches: 310,
    exported: 120,
    contacts: 260,
    accounts: 340,
    news: 300,
  },
}
