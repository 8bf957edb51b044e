import { expect, test } from 'vitest'
import { folderBelow, folderGraph, type Import } from './folder-graph.ts'

const importsOf = (...pairs: string[]): Import[] =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' > ')
    return { from: `src/${from}.ts`, to: `src/${to}.ts` }
  })
const graph = (...pairs: string[]) => folderGraph(importsOf(...pairs), folderBelow('src'))

test('folders that import one way have layers and no cycle', () => {
  expect(graph('a/one > b/one', 'a/two > b/two', 'b/one > c/one', 'a/one > c/one', 'a/one > a/two')).toEqual({
    nodes: 3,
    edges: 3,
    layers: 3,
    cycles: [],
  })
})

test('two folders that import each other are a cycle, named with the imports that make it, though no file is in one', () => {
  expect(graph('a/one > b/one', 'b/two > a/two', 'c/one > a/one').cycles).toEqual([
    { nodes: ['a', 'b'], imports: importsOf('a/one > b/one', 'b/two > a/two') },
  ])
})

test('a cycle over several folders is one, and apart from another', () => {
  const { cycles, layers } = graph('a/1 > b/1', 'b/1 > c/1', 'c/2 > a/2', 'd/1 > e/1', 'e/2 > d/2', 'd/1 > a/1')
  expect(cycles.map(({ nodes }) => nodes)).toEqual([
    ['a', 'b', 'c'],
    ['d', 'e'],
  ])
  expect(layers).toBe(2)
})

test('a file beside the folders is a folder by itself', () => {
  expect(graph('deps > db/client', 'db/client > deps').cycles.map(({ nodes }) => nodes)).toEqual([['deps.ts', 'db']])
})

test('files outside the place are left out', () => {
  const elsewhere = [{ from: 'src/a/one.ts', to: 'node_modules/b/index.js' }]
  expect(folderGraph(elsewhere, folderBelow('src'))).toEqual({ nodes: 0, edges: 0, layers: 0, cycles: [] })
})
