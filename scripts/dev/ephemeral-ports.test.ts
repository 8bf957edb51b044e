import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPorts } from '../ports.ts'
import { readEphemeralRange, refuseEphemeralPorts } from './ephemeral-ports.ts'

const linux = { from: 32_768, to: 60_999 }
const refuse = (base: number, range = linux) => refuseEphemeralPorts(readPorts({ VEDETTA_PORT_BASE: `${base}` }), range)

test('a base whose ports the system gives to outgoing connections is refused, and a range of others named', () => {
  expect(() => refuse(57_400)).toThrow(
    'This system gives the ports 32768 to 60999 to outgoing connections, so port 57425 may be taken at any time. Set VEDETTA_PORT_BASE to 1024 to 32668 or 61000 to 65400.',
  )
})

test('one port among them is enough', () => {
  expect(() => refuse(32_700)).toThrow('so port 32773 may be taken')
})

test('every base of the named ranges is taken', () => {
  for (const base of [1_024, 17_400, 32_668, 61_000, 65_400]) expect(() => refuse(base)).not.toThrow()
})

test('where the system gives away every port, no base is refused', () => {
  expect(() => refuse(17_400, { from: 1_024, to: 65_535 })).not.toThrow()
})

test('the range is read as the kernel writes it, and none where there is no such file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vedetta-ports-'))
  try {
    const file = join(folder, 'range')
    await writeFile(file, '32768\t60999\n')
    expect(await readEphemeralRange(file)).toEqual(linux)
    expect(await readEphemeralRange(join(folder, 'none'))).toBeNull()
  } finally {
    await rm(folder, { recursive: true })
  }
})
