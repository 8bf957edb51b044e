import { anyOf, terms } from './compile-terms.ts'

const otherNumberLabels = terms`
  p\.? ?\/?iva
  partita iva
  p\. ?i\.?
  vat
  c\.? ?f\.?
  cod(?:ice)?\.? ?fisc\w*
  rea
  r\.e\.a\.
  iban
  cap\. ?soc\w*
  capitale
  sdi
  cciaa
  albo
  prot\.?
  n\. ?iscr\w*
  iscrizione
  registro
  n°
  aut\.?
  mwst
  ust
  ral
  euro
  eur
  cir
  cin
  cig
`

/** Before a number that is no telephone number. */
export const otherNumberLabel = terms`
  (?<![a-z])${anyOf(otherNumberLabels)}(?![a-z])[^0-9]{0,25}(?:[a-z]{2}[ -]?)?$
  (?<![a-z])cup[ :.]{1,3}[a-z]\w{0,6} ?$
`
