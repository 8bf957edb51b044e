import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { loggerOptions } from './logger-options.ts'

const logged = (url: string) =>
  loggerOptions('info').serializers.req({ method: 'GET', url, ip: '192.0.2.1' } as FastifyRequest).path

test('logs have neither the query of an address nor the signature of a feed', () => {
  expect(logged('/api/position/recent?words=saldatore')).toBe('/api/position/recent')
  expect(logged('/api/feed/0f1e2d.json')).toBe('/api/feed/…')
  expect(logged('/api/feed/0f1e2d.csv?a=b')).toBe('/api/feed/…')
  expect(logged('/api/feed/list')).toBe('/api/feed/list')
})
