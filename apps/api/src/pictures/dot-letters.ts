import type { Canvas, Colour } from './canvas.ts'

/** Letters of five by seven dots; each row is five bits. */
const letters: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  C: [14, 17, 16, 16, 16, 17, 14],
  D: [30, 17, 17, 17, 17, 17, 30],
  E: [31, 16, 16, 30, 16, 16, 31],
  F: [31, 16, 16, 30, 16, 16, 16],
  G: [14, 17, 16, 23, 17, 17, 15],
  H: [17, 17, 17, 31, 17, 17, 17],
  I: [14, 4, 4, 4, 4, 4, 14],
  J: [7, 2, 2, 2, 2, 18, 12],
  K: [17, 18, 20, 24, 20, 18, 17],
  L: [16, 16, 16, 16, 16, 16, 31],
  M: [17, 27, 21, 21, 17, 17, 17],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  P: [30, 17, 17, 30, 16, 16, 16],
  Q: [14, 17, 17, 17, 21, 18, 13],
  R: [30, 17, 17, 30, 20, 18, 17],
  S: [15, 16, 16, 14, 1, 1, 30],
  T: [31, 4, 4, 4, 4, 4, 4],
  U: [17, 17, 17, 17, 17, 17, 14],
  V: [17, 17, 17, 17, 17, 10, 4],
  W: [17, 17, 17, 21, 21, 27, 17],
  X: [17, 17, 10, 4, 10, 17, 17],
  Y: [17, 17, 10, 4, 4, 4, 4],
  Z: [31, 1, 2, 4, 8, 16, 31],
  0: [14, 17, 19, 21, 25, 17, 14],
  1: [4, 12, 4, 4, 4, 4, 14],
  2: [14, 17, 1, 2, 4, 8, 31],
  3: [31, 2, 4, 2, 1, 17, 14],
  4: [2, 6, 10, 18, 31, 2, 2],
  5: [31, 16, 30, 1, 1, 17, 14],
  6: [6, 8, 16, 30, 17, 17, 14],
  7: [31, 1, 2, 4, 8, 8, 8],
  8: [14, 17, 17, 14, 17, 17, 14],
  9: [14, 17, 17, 15, 1, 2, 12],
  '.': [0, 0, 0, 0, 0, 12, 12],
  ',': [0, 0, 0, 0, 12, 4, 8],
  ':': [0, 12, 12, 0, 12, 12, 0],
  '-': [0, 0, 0, 31, 0, 0, 0],
  "'": [12, 4, 8, 0, 0, 0, 0],
}
const blank: readonly number[] = [0, 0, 0, 0, 0, 0, 0]
const [columns, rows] = [5, 7]

type Writing = {
  x: number
  y: number
  /** Distance between two dots. */
  pitch: number
  colour: Colour
  /** Line width in dots; a longer word overflows. */
  maxColumns: number
}

/** Writes a text in as many lines as it takes. Returns the y where they end. */
export function writeDots(canvas: Canvas, text: string, { x, y, pitch, colour, maxColumns }: Writing): number {
  const lines = wrapped(plain(text), Math.floor((maxColumns + 1) / (columns + 1)))
  for (const [line, words] of lines.entries())
    for (const [place, letter] of [...words].entries())
      for (const [row, bits] of (letters[letter] ?? blank).entries())
        for (let column = 0; column < columns; column++)
          if ((bits >> (columns - 1 - column)) & 1)
            canvas.disc({
              x: x + (place * (columns + 1) + column + 0.5) * pitch,
              y: y + (line * (rows + 2) + row + 0.5) * pitch,
              radius: pitch * 0.44,
              colour,
            })
  return y + (lines.length * (rows + 2) - 2) * pitch
}

/** Whether every character of a text has a letter. */
export function hasLetters(text: string): boolean {
  return [...plain(text)].every((letter) => letter === ' ' || letter in letters)
}

/** Accents do not fit into the grid; typographic apostrophes become plain ones. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toUpperCase()
}

function wrapped(text: string, maxColumns: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= maxColumns) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
