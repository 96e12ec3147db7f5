import { envelopeAddress } from '@shop/runtime/error-reporter'
import type { RequestHandler } from 'express'
import { bodyOf } from './request-body.ts'

const TIMEOUT = 5000
const MOST_AT_ONCE = 10

/** Passes a browser's error report on to our own monitoring project and to no other. */
export function errorTunnel(dsn: string | undefined): RequestHandler {
  if (!dsn) return (_request, response) => void response.sendStatus(404)
  const target = envelopeAddress(dsn)
  let running = 0
  return async (request, response) => {
    const body = bodyOf(request)
    if (!body || dsnOf(body) !== dsn) return void response.sendStatus(400)
    if (running >= MOST_AT_ONCE) return void response.sendStatus(429)
    running += 1
    try {
      const answer = await fetch(target, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-sentry-envelope' },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(TIMEOUT),
      })
      response.sendStatus(answer.ok ? 200 : 502)
    } catch {
      // Monitoring is away. The customer's page must not learn of it, and there is nobody else to tell.
      response.sendStatus(502)
    } finally {
      running -= 1
    }
  }
}

function dsnOf(envelope: Buffer): unknown {
  const firstLine = envelope.subarray(0, Math.max(0, envelope.indexOf('\n'))).toString('utf8')
  try {
    return (JSON.parse(firstLine) as { dsn?: unknown }).dsn
  } catch {
    return undefined
  }
}
