import { expect, test } from 'vitest'
import { read } from './testing/read-sentence.ts'

test.each([
  ['manutentore elettrico o meccanico', ['manutentore elettrico', 'manutentore meccanico']],
  [
    'ingegneri meccanici, elettrici e gestionali',
    ['ingegnere meccanico', 'ingegnere elettrico', 'ingegnere gestionale'],
  ],
  ['addetti vendite o magazzino a Como', ['addetto vendite', 'addetto magazzino']],
  ['sviluppatori java o python', ['sviluppatore java', 'sviluppatore python']],
  ['impiegata contabile/amministrativa', ['impiegata contabile', 'impiegata amministrativa']],
  ['interprete russo/cinese', ['interprete russo', 'interprete cinese']],
  ['mechanical or electrical engineers', ['mechanical engineer', 'electrical engineer']],
  ['sales and marketing managers', ['sales manager', 'marketing manager']],
  ['java or python developers', ['java developer', 'python developer']],
])('%s: one noun, completed by each', (text, name) => {
  expect(read(text)).toMatchObject({ position: { name } })
})

test.each([
  ['impiegato acquisti e vendite', ['impiegato acquisti e vendite']],
  ['impiegato amministrativo e commerciale', ['impiegato amministrativo', 'commerciale']],
  ['nurses or care assistants', ['nurse', 'care assistant']],
  ['ragioniere o contabile', ['ragioniere', 'contabile']],
])('%s: no noun is shared', (text, name) => {
  expect(read(text)).toEqual({ position: { name } })
})
