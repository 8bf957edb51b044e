import { terms } from './compile-terms.ts'

export const agreementNames = terms`
  (?:ccnl|contratto collettivo(?: nazionale)?|kollektivvertrag)\b[^.,;:()\n]{0,60}
  (?:contratto|inquadramento)\s+(metalmeccanic\w+|commercio|terziario|turismo|logistica|edilizia|chimic\w+|multiservizi)\b(?: \p{Lu}\p{L}+)?
`

export const agreementLevels = terms`
  (?:\d°?\s?|[ivx]{1,3}\s|primo |secondo |terzo |quarto |quinto |sesto |settimo )livello(?: super)?\b
  livello(?: di inquadramento)?:? ?(?:\d ?[sjb°]?|[ivx]{1,4}|[a-d] ?\d|quadro|q)\b
  liv\. ?\d\b
  livelli? \w{1,3}\b(?= (?:ccnl|del ccnl))
`
