import { expect, test } from 'vitest'
import { istatOf, read } from './testing/read-sentence.ts'

test.each([
  ['patente B', ['patente b']],
  ['patente C + CQC', ['patente c', 'cqc']],
  ['patente C+E', ['patente ce']],
  ['patenti C e CE', ['patente c', 'patente ce']],
  ['patente CE con CQC e ADR', ['patente ce', 'cqc', 'adr']],
  ['category C licence', ['category c licence']],
  ['patentino del muletto', ['patentino muletto']],
  ['patentino gru a torre', ['patentino gru a torre']],
  ['attestato ASO', ['attestato aso']],
  ["porto d'armi", ["porto d'armi"]],
  ['PES/PAV', ['pes', 'pav']],
  ['forklift license', ['forklift license']],
])('%s', (text, certifications) => {
  expect(read(`operaio, ${text}`)).toEqual({ position: { name: ['operaio'], certifications } })
})

test('a class in capitals after a driver is a licence', () => {
  expect(read('autista CE')).toEqual({ position: { name: ['autista'], certifications: ['patente ce'] } })
})

test('a town ends the name of a certificate', () => {
  expect(read('saldatore con attestato zorbico Como')).toMatchObject({
    position: { certifications: ['attestato zorbico'], city: { istat: istatOf('Como') } },
  })
})
