const numberWords: Readonly<Record<string, number>> = {
  un: 1,
  uno: 1,
  una: 1,
  one: 1,
  ein: 1,
  eine: 1,
  einem: 1,
  einjahrige: 1,
  due: 2,
  two: 2,
  zwei: 2,
  tre: 3,
  three: 3,
  drei: 3,
  quattro: 4,
  four: 4,
  vier: 4,
  cinque: 5,
  five: 5,
  funf: 5,
  sei: 6,
  six: 6,
  sechs: 6,
  sette: 7,
  seven: 7,
  sieben: 7,
  otto: 8,
  eight: 8,
  acht: 8,
  nove: 9,
  nine: 9,
  dieci: 10,
  ten: 10,
  zehn: 10,
  quindici: 15,
  fifteen: 15,
  venti: 20,
  twenty: 20,
}

/** A pattern's part for a small number in digits or in words. */
export const numberPattern = String.raw`(?:\d{1,2}|${Object.keys(numberWords).join('|')})`

/** "3", "tre", "three" → 3, of a folded word. */
export function numberOf(word: string): number | null {
  const value = numberWords[word] ?? (/^\d{1,4}$/.test(word) ? Number(word) : Number.NaN)
  return Number.isNaN(value) ? null : value
}
