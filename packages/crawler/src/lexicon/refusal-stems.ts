import { terms } from './compile-terms.ts'

export const deadlineStems = terms`
  entro$
  scad
  termine$
  fino$
  candidature
  deadline
  apply$
  closing
  closes
  valid
  bewerb
  chiusura
  stagion
  estate$
  summer
  sommer
  invern
  winter
  period
  dal$
  da$
`
