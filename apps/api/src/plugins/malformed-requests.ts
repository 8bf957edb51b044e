import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type ErrorCode, errors } from '@vedetta/contracts/calls/errors'
import { v1Prefix } from '@vedetta/contracts/public-api/operation'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { bodyOf } from '../error-body.ts'
import { languageOf, problemOf, problemType } from '../problem.ts'
import { unmatched } from './route-of.ts'
import { securityHeaders } from './security-headers.ts'

/** Answers a request that has no route because its address can't be read; no hook has run for it. */
export function answerUnreadableAddress(publicUrl: string) {
  return ({ code }: FastifyError, { url, headers }: FastifyRequest, reply: FastifyReply): void => {
    const told = code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'address_too_long' : 'invalid_request'
    reply.headers(securityHeaders(unmatched, publicUrl)).status(errors[told].status)
    // No route takes the request, so the address decides; nothing but the form of the answer depends on it.
    if (!url.startsWith(`${v1Prefix}/`)) return void reply.send(bodyOf(told))
    const language = languageOf(headers['accept-language'])
    reply.type(problemType).send(JSON.stringify(problemOf(told, { publicUrl, language })))
  }
}

type ConnectionError = Error & { code?: string; rawPacket?: unknown; bytesParsed?: number }

/** Answers bytes that are no request of HTTP, or not in time: there is neither request nor reply, only the connection. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const code = codeOf(error)
    const { status } = errors[code]
    const body = JSON.stringify(bodyOf(code))
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-length: ${Buffer.byteLength(body)}`,
      'content-type: application/json; charset=utf-8',
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}

function codeOf({ code, rawPacket, bytesParsed }: ConnectionError): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'request_timeout'
  if (code !== 'HPE_HEADER_OVERFLOW') return 'invalid_request'
  // Node counts the address among the headers. It stands on the first line.
  const isAddress = Buffer.isBuffer(rawPacket) && !rawPacket.subarray(0, bytesParsed).includes('\n')
  return isAddress ? 'address_too_long' : 'headers_too_large'
}
