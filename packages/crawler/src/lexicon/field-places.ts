import { terms } from './compile-terms.ts'

/** Words in a place's field that name no town. */
export const notTowns = terms`
  remot[eo]
  hybrid
  on.?site
  home
  anywhere
  any
  various
  several
  multiple
  all
  other
  nationwide
  worldwide
  global
  virtual
  distributed
  flexible
  telecommut\w*
  emea
  apac
  latam
  dach
  locations?
  region
  territory
  field
  country
  states?
`

/** What follows a town in the name of an office. */
export const officeWords = terms`
  hq
  headquarters?
  office
  (?:metro(?:politan)? )?area
`

/** Words of a town's name that keep their small letters. */
export const smallTownWords = terms`
  am
  an
  auf
  da
  de
  del
  der
  des
  do
  du
  e
  el
  en
  i
  im
  la
  le
  les
  of
  on
  sur
  the
  und
  upon
`
