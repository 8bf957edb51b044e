import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { applyTheme, currentTheme } from './theme.ts'

const page = join(import.meta.dirname, '../..')
const beforePaint = new Function(readFileSync(join(page, 'public/theme.js'), 'utf8'))

it.each(['light', 'dark', 'system'] as const)(
  '%s is applied, remembered, and there again before the first paint',
  (theme) => {
    applyTheme(theme)
    expect(currentTheme()).toBe(theme)
    delete document.documentElement.dataset.theme
    beforePaint()
    expect(currentTheme()).toBe(theme)
  },
)

it('nonsense that is remembered is no theme', () => {
  window.localStorage.setItem('vedetta.theme', 'sepia')
  beforePaint()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

it('is set by a script that holds the page back until it has run', () => {
  const head = readFileSync(join(page, 'index.html'), 'utf8').split('</head>')[0]
  expect(head).toContain('<script src="/theme.js"></script>')
})
