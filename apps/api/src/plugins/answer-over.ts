import type { IncomingMessage, ServerResponse } from 'node:http'

const waiting = new WeakMap<ServerResponse, (() => void)[]>()

/**
 * Calls back once an answer is over: its client has it, or the connection is gone. A pipelined answer that
 * waits behind another gets no event from Node when their connection ends.
 */
export function onceOver(
  { socket }: Pick<IncomingMessage, 'socket'>,
  answer: ServerResponse,
  isOver: () => void,
): void {
  const callbacks = waiting.get(answer)
  if (callbacks) return void callbacks.push(isOver)
  const first = [isOver]
  waiting.set(answer, first)
  const end = () => {
    answer.off('close', end)
    socket.off('close', end)
    for (const callback of first.splice(0)) callback()
  }
  answer.on('close', end)
  socket.on('close', end)
}
