import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { applyTheme, currentTheme } from './theme.ts'

const page = join(import.meta.dirname, '../..')
const beforePaint = new Function(readFileSync(join(page, 'public/theme.js'), 'utf8'))

it.each(['light', 'dark', 'system'] as const)(
  'the %s theme is applied, stored, and restored before the first paint',
  (theme) => {
    applyTheme(theme)
    expect(currentTheme()).toBe(theme)
    delete document.documentElement.dataset.theme
    beforePaint()
    expect(currentTheme()).toBe(theme)
  },
)

it('a stored value that is no theme is ignored', () => {
  window.localStorage.setItem('vedetta.theme', 'sepia')
  beforePaint()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

it('the stored theme is restored by a blocking script in the head', () => {
  const head = readFileSync(join(page, 'index.html'), 'utf8').split('</head>')[0]
  expect(head).toContain('<script src="/theme.js"></script>')
})
