export type AtecoLevel = 'section' | 'division' | 'group' | 'class' | 'category' | 'subcategory'

const levels: readonly (readonly [AtecoLevel, RegExp])[] = [
  ['section', /^[A-Z]$/],
  ['division', /^\d\d$/],
  ['group', /^\d\d\.\d$/],
  ['class', /^\d\d\.\d\d$/],
  ['category', /^\d\d\.\d\d\.\d$/],
  ['subcategory', /^\d\d\.\d\d\.\d\d$/],
]

export function atecoLevel(code: string): AtecoLevel | undefined {
  return levels.find(([, shape]) => shape.test(code))?.[0]
}

/** The parent code, from the group down; the section of a division is not part of its code. */
export function parentAtecoCode(code: string): string {
  return code.slice(0, -1).replace(/\.$/, '')
}
