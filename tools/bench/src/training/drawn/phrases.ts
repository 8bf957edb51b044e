/** A list of phrases, one on each line, or several with a bar between them. */
export const phrases = (text: string): readonly string[] =>
  text
    .split(/\n| \| /)
    .map((line) => line.replace(/^\s*\| /, '').trim())
    .filter((line) => line !== '')
