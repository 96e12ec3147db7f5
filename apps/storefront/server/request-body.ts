import { Readable } from 'node:stream'
import type { Request, RequestHandler } from 'express'

const bodies = new WeakMap<object, Buffer>()

/** Keeps what has been read of a request for the handler that comes last. */
export function withBody(request: Request, body: Buffer): void {
  bodies.set(request, body)
}

export function bodyOf(request: Request): Buffer | undefined {
  return bodies.get(request)
}

/** Gives the router's adapter a request whose body can be read although it has been already. */
export function fromMemory(handler: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const body = bodies.get(request)
    return handler(body === undefined ? request : restored(request, body), response, next)
  }
}

/** Exactly what the adapter asks a request for, over a stream of bytes in memory. */
function restored(request: Request, body: Buffer): Request {
  const { app, method, headers, hostname, protocol, originalUrl } = request
  const get = request.get.bind(request)
  const stream = Readable.from(body.length > 0 ? [body] : [], { objectMode: false })
  return Object.assign(stream, { app, method, headers, hostname, protocol, originalUrl, get }) as unknown as Request
}
