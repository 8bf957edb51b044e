import { expect, it } from 'vitest'
import { titleParts } from './title-end.ts'

it.each([
  ['Saldatore - Jesi, Italia', ['Jesi'], 'Saldatore', null],
  ['Saldatore (Jesi)', ['Jesi, IT, 60035'], 'Saldatore', null],
  ['Saldatore – Jesi/Ancona', ['Ancona', 'Jesi'], 'Saldatore', null],
  ['Agente - Marche (Jesi based)', ['Jesi'], 'Agente - Marche', null],
  ['Saldatore (Jesi/Hybrid)', ['Jesi'], 'Saldatore', 'Hybrid'],
  ['Contabile (Remote)', [], 'Contabile', 'Remote'],
  ['Contabile - Milano, remoto', ['Milano'], 'Contabile', 'remoto'],
  ['Contabile (Ancona/Hybrid)', ['Milano'], 'Contabile (Ancona/Hybrid)', null],
  ['Saldatore - Jesi', ['Ancona'], 'Saldatore - Jesi', null],
  ['Saldatore - Jesi', [], 'Saldatore - Jesi', null],
  ['Addetto - Jesi Outlet', ['Jesi'], 'Addetto - Jesi Outlet', null],
  ['(Jesi)', ['Jesi'], '(Jesi)', null],
  ['Romano - Romagna', ['Roma'], 'Romano - Romagna', null],
  ['Saldatore TIG (turni)', ['Jesi', null], 'Saldatore TIG (turni)', null],
])('the title %s of a job in %s is %s, its workplace %s', (whole, places, title, remote) => {
  expect(titleParts(whole, places)).toEqual({ title, remote })
})
