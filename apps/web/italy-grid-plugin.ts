import { italyGrid as makeGrid } from '@vedetta/reference/italy-grid'
import type { Plugin } from 'vite'

const name = 'virtual:italy-grid'
const resolvedName = `\0${name}`

/** Gives the browser Italy as dots, each of a province. */
export function italyGrid(): Plugin {
  return {
    name: 'italy-grid',
    resolveId: (id) => (id === name ? resolvedName : undefined),
    load: (id) => (id === resolvedName ? `export const grid = ${JSON.stringify(makeGrid())}` : undefined),
  }
}
