import { terms } from './compile-terms.ts'

export const closedStems = terms`
  chius
  conclus
  complet
  copert
  scadut
  terminat
  assegnat
  archiviat
  sospes
  filled
  closed
  expired
  besetzt
  geschlossen
  piu$
  longer
  trovato
  posto$
`

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

export const courseStems = terms`
  ore$
  attestat
  iscri
  quota
  costo$
  cors
  gratuit
  fondo
  fse$
  docent
  lezion
  aula$
  alliev
  programma$
  modul
  partecipant
  esame
  posti$
  rilasci
  durata
  percors
  abilitazion
  bootcamp
`

export const franchiseStems = terms`
  investiment
  fee$
  diritto$
  royalt
  franchis
  affiliazion
`
