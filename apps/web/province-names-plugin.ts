import { provinces } from '@vedetta/reference/territories'
import type { Plugin } from 'vite'

const name = 'virtual:province-names'
const resolvedName = `\0${name}`

/** Gives the browser the provinces of Italy for a list to choose from, without a call. */
export function provinceNames(): Plugin {
  return {
    name: 'province-names',
    resolveId: (id) => (id === name ? resolvedName : undefined),
    load: (id) => {
      if (id !== resolvedName) return
      return `export const provinceNames = ${JSON.stringify(provinces().map(({ code, name }) => [code, name]))}`
    },
  }
}
