import { tableOf } from '../phrases.ts'

export const numberWords: Readonly<Record<string, number>> = {
  zero: 0,
  un: 1,
  uno: 1,
  una: 1,
  one: 1,
  due: 2,
  two: 2,
  tre: 3,
  three: 3,
  quattro: 4,
  four: 4,
  cinque: 5,
  five: 5,
  sei: 6,
  six: 6,
  sette: 7,
  seven: 7,
  otto: 8,
  eight: 8,
  nove: 9,
  nine: 9,
  dieci: 10,
  ten: 10,
  quindici: 15,
  fifteen: 15,
  venti: 20,
  twenty: 20,
  trenta: 30,
  thirty: 30,
  cinquanta: 50,
  fifty: 50,
  cento: 100,
  hundred: 100,
}

export const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  mila: 1e3,
  mille: 1e3,
  thousand: 1e3,
  m: 1e6,
  mln: 1e6,
  ml: 1e6,
  mil: 1e6,
  mio: 1e6,
  milione: 1e6,
  milioni: 1e6,
  million: 1e6,
  millions: 1e6,
  mld: 1e9,
  miliardo: 1e9,
  miliardi: 1e9,
  billion: 1e9,
  bn: 1e9,
}

/** Before a number. */
export const boundsBefore = tableOf({
  from: `
    almeno | di almeno | con almeno | minimo | minima | min | minimum | minimo di | minimum of | at least
    a minimum of | oltre | oltre i | oltre gli | oltre le | piu di | con piu di | piu | more than | over | above
    greater than | da almeno | from | da | dai | sopra | sopra i | sopra gli | superiore a | superiore ai
    superiori a | a partire da | a partire dai | partire da | > | non meno di | no less than | not less than
    starting at | starting from | dai almeno | maggiore di | upwards of | exceeding | not below
    non inferiore a | non sotto
  `,
  to: `
    max | massimo | massima | maximum | max di | fino a | fino ai | sino a | up to | sotto | sotto i | sotto gli
    sotto le | al di sotto di | meno di | con meno di | under | below | less than | fewer than | entro | entro i
    inferiore a | inferiore ai | inferiori a | < | non oltre | non oltre i | non piu di | no more than
    not more than | at most | al massimo | al max | a maximum of | minore di | not over | not above
    non superiore a
  `,
  between: 'tra | fra | tra i | fra i | between | compreso tra | compresa tra | compresi tra',
})

/** After a number, or after its unit. */
export const boundsAfter = tableOf({
  from: `
    + | almeno | minimo | min | minimum | in su | o piu | or more | e oltre | ed oltre | o oltre | plus
    and above | and up | at least | and over | or over | upwards | in poi | e piu | a salire | come minimo
    as a minimum
  `,
  to: `
    max | massimo | maximum | o meno | or less | in giu | al massimo | al max | at most | or fewer | and below
    tops | a scendere | come massimo
  `,
})

/** Between the two numbers of a range. */
export const untilWords = tableOf({ until: 'a | ai | e | e i | to | and | fino a | o | or | until' })
