/**
 * Letters without their accents and other marks. Those that stand apart go first: decomposing sorts a run of marks, in
 * time that grows with its square, and a page may hold a megabyte of them.
 */
export function stripMarks(text: string): string {
  return text
    .replace(/\p{M}+/gu, '')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
}
