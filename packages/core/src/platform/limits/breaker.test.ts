import { beforeEach, describe, expect, test } from 'vitest'
import { type Breaker, createBreaker } from './breaker.ts'

const away = new Error('away')
let time: number
let asked: number
let breaker: Breaker
beforeEach(() => {
  time = 0
  asked = 0
  breaker = createBreaker({
    failures: 3,
    openMs: 5_000,
    isOutage: (error) => error === away,
    refusal: (waitMs) => new Error(`refused for ${waitMs} ms`),
    now: () => time,
  })
})

const ask = (work: () => Promise<string>) =>
  breaker.run(() => {
    asked++
    return work()
  })
const fail = () => ask(() => Promise.reject(away))
const succeed = () => ask(async () => 'here')

async function open(): Promise<void> {
  for (let n = 0; n < 3; n++) await expect(fail()).rejects.toBe(away)
}

describe('a breaker', () => {
  test('opens after failures in a row and refuses at once, until the pause is over', async () => {
    await open()
    time = 1_000
    await expect(succeed()).rejects.toThrow('refused for 4000 ms')
    expect(asked).toBe(3)
    time = 5_000
    expect(await succeed()).toBe('here')
    expect(await succeed()).toBe('here')
  })

  test('lets one try through at a time, and pauses again if it fails', async () => {
    await open()
    time = 5_000
    const { promise, reject } = Promise.withResolvers<string>()
    const tried = ask(() => promise)
    await expect(succeed()).rejects.toThrow('refused')
    reject(away)
    await expect(tried).rejects.toBe(away)
    await expect(succeed()).rejects.toThrow('refused for 5000 ms')
    expect(asked).toBe(4)
  })

  test('counts failures in a row alone', async () => {
    for (let n = 0; n < 5; n++) {
      await expect(fail()).rejects.toBe(away)
      await expect(fail()).rejects.toBe(away)
      await succeed()
    }
    expect(asked).toBe(15)
  })

  test('stays open after a try that says nothing about the engine, and lets the next through', async () => {
    await open()
    time = 5_000
    await expect(ask(() => Promise.reject(new Error('cancelled')))).rejects.toThrow('cancelled')
    await expect(fail()).rejects.toBe(away)
    await expect(succeed()).rejects.toThrow('refused for 5000 ms')
  })
})
