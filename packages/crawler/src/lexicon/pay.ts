import { terms } from './compile-terms.ts'

export const payLabels = terms`
  ral\b
  retribuzion\w+
  stipendi\w*
  compens\w+
  paga\b
  salar\w+
  lord[oia]\b
  nett[oi]\b
  gehalt\w*
  brutto\b
  gross\b
  pay\b
  wage\w*
  rimborso spese\b
  indennita di (?:stage|tirocinio|partecipazione)\b
  allowance\b
  mensil\w+
  annu[ioa]\b
`
