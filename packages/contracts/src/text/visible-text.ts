/** Scripts whose spelling needs joiners between letters. */
const joining = ['Arab', 'Syrc', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
const joined = `[${joining.map((script) => `\\p{scx=${script}}`).join('')}]`
const pictograph = String.raw`\p{Extended_Pictographic}`

/** Where a character without a glyph decides how its neighbours look: emoji, keycaps, joined letters. */
const needed = [
  String.raw`(?<=${pictograph})[\ufe0e\ufe0f]`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=${pictograph}\ufe0f?|\p{Emoji_Modifier})\u200d(?=${pictograph})`,
  String.raw`(?<=${joined})[\u200c\u200d](?=${joined})`,
]

/** Zero-width, bidirectional and tag characters, variation selectors, fillers, annotations; controls but white space. */
const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\0-\x08\x0e-\x1f\x7f-\x9f]`

const anyInvisible = new RegExp(invisible, 'u')
const invisibleOrNeeded = new RegExp(`(${needed.join('|')})|${invisible}`, 'gu')

export const hasInvisible = (text: string): boolean => anyInvisible.test(text)

/**
 * A stranger's text without the characters that nobody sees and programs read: they split words, reverse what is shown
 * or carry words of their own. Emoji and the joiners of scripts that need them stay.
 */
export function visibleCharacters(text: string): string {
  return anyInvisible.test(text) ? text.replace(invisibleOrNeeded, '$1') : text
}
