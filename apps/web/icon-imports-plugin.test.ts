import { expect, test } from 'vitest'
import { iconModules, withIconModules } from './icon-imports-plugin.ts'

const moduleOf = iconModules(`
export { default as AlarmCheck, default as AlarmCheckIcon } from './icons/alarm-clock-check.mjs';
export { default as Bell, default as LucideBell } from './icons/bell.mjs';
export { default as Icon } from './Icon.mjs';
`)

test('each icon is imported from its own module, by whichever of its names', () => {
  expect(withIconModules("import { AlarmCheck, Bell as Ring } from 'lucide-react'\nimport x from 'y'", moduleOf)).toBe(
    "import AlarmCheck from 'lucide-react/icons/alarm-clock-check'; import Ring from 'lucide-react/icons/bell'\nimport x from 'y'",
  )
})

test('icons that are imported in several lines are found, and types are left out', () => {
  expect(withIconModules("import {\n  Bell,\n  type LucideIcon,\n} from 'lucide-react'", moduleOf)).toBe(
    "import Bell from 'lucide-react/icons/bell'",
  )
})

test('a name that is no icon fails the build', () => {
  expect(() => withIconModules("import { Belll } from 'lucide-react'", moduleOf)).toThrow('Belll')
})
