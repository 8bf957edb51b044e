import { provinces } from '@vedetta/reference/territories'
import type { Plugin } from 'vite'

const name = 'virtual:province-names'
const resolvedName = `\0${name}`

/** Serves `virtual:province-names`: the provinces of Italy for a select box that makes no call. */
export function provinceNamesPlugin(): Plugin {
  return {
    name: 'province-names',
    resolveId: (id) => (id === name ? resolvedName : undefined),
    load: (id) => {
      if (id !== resolvedName) return
      return `export const provinceNames = ${JSON.stringify(provinces().map(({ code, name }) => [code, name]))}`
    },
  }
}
