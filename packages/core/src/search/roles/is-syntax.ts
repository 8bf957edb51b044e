/** Whether a text would be read as syntax where it is searched for. */
export const isSyntax = (text: string): boolean => /["“”„‟«»]|(?:^|\s)-+[\p{L}\p{N}]|\bOR\b/u.test(text)
