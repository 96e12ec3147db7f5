import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebhookEvent } from '@shop/contract/webhook/webhook-event'
import { afterAll } from 'vitest'

interface Heard {
  event: WebhookEvent
  headers: Record<string, string>
  body: string
  path: string
}

interface Receiver {
  url: string
  heard: Heard[]
  /** How it answers; 204 to everything unless told. */
  answer(event: WebhookEvent, response: ServerResponse): void
}

/** The machine of a partner. */
export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = {
    url: '',
    heard: [],
    answer: (_event, response) => void response.writeHead(204).end(),
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const event = WebhookEvent.parse(JSON.parse(body))
    receiver.heard.push({ event, body, headers: request.headers as Record<string, string>, path: request.url ?? '' })
    receiver.answer(event, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return receiver
}
