import { italyGrid as makeGrid } from '@vedetta/reference/italy-grid'
import type { Plugin } from 'vite'

const name = 'virtual:italy-grid'
const resolvedName = `\0${name}`

/** Serves `virtual:italy-grid`: Italy as a grid of dots, each with its province. */
export function italyGridPlugin(): Plugin {
  return {
    name: 'italy-grid',
    resolveId: (id) => (id === name ? resolvedName : undefined),
    load: (id) => (id === resolvedName ? `export const grid = ${JSON.stringify(makeGrid())}` : undefined),
  }
}
