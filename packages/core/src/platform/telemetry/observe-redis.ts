import type { Command, Redis } from 'ioredis'
import { measureCall } from './engine-calls.ts'
import type { ProcessMetrics } from './process-metrics.ts'

const isAnswer = (error: unknown) => error instanceof Error && error.name === 'ReplyError'

/** Measures the commands of a client of Redis. */
export function observeRedis(redis: Redis, metrics: ProcessMetrics): void {
  const send = redis.sendCommand.bind(redis)
  redis.sendCommand = (command: Command, stream) => {
    const answer = send(command, stream)
    if (answer instanceof Promise)
      measureCall(metrics, { engine: 'redis', operation: command.name.toUpperCase(), isAnswer }, answer)
    return answer
  }
}
