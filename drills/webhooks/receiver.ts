import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { VERIFY_EXAMPLE } from '@shop/contract/webhook/webhook-examples'
import { makeWebhookSecret } from '@shop/partners/webhook/sign-webhook'

export type Manner = 'good' | 'slow' | 'silent' | 'wrong' | 'rude' | 'down'

type Verify = (headers: object, body: string, secret: string) => boolean

export interface Receiver {
  manner: Manner
  url: string
  secret: string
  /** How far each order was answered well. */
  taken: Map<string, number>
  ids: Map<string, string>
  faults: string[]
  /** Heard again though it was answered well before: at least once is a promise, once is not. */
  replayed: number
  mend(): Promise<void>
  stop(): void
}

const WRONG = [500, 404, 302, 429, 200, 503, 200, 400]
const SLOW_MS = 1500

/** The machine of a partner with manners of its own, which writes down whatever should not come. It checks signatures as the documentation says. */
export async function startReceiver(manner: Manner): Promise<Receiver> {
  const { isFromCenich } = (await import(`data:text/javascript,${encodeURIComponent(VERIFY_EXAMPLE)}`)) as {
    isFromCenich: Verify
  }
  let isMended = manner === 'good'
  let nth = 0
  const receiver: Receiver = {
    ...{ manner, url: '', secret: makeWebhookSecret(), taken: new Map(), ids: new Map() },
    ...{ faults: [], replayed: 0 },
    mend: async () => undefined,
    stop: () => undefined,
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    nth += 1
    const accept = hear(receiver, body, isFromCenich(request.headers, body, receiver.secret))
    if (isMended) return reply(response, 200, accept)
    behave(manner, nth, response, accept)
  })
  const port = await listen(server, 0)
  receiver.url = `http://127.0.0.1:${port}/`
  const isDown = manner === 'down'
  if (isDown) await new Promise((done) => server.close(done))
  receiver.mend = async () => {
    isMended = true
    if (isDown) await listen(server, port)
  }
  receiver.stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return receiver
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

function behave(manner: Manner, nth: number, response: ServerResponse, accept: () => void): void {
  if (manner === 'slow') setTimeout(() => reply(response, 200, accept), SLOW_MS)
  else if (manner === 'wrong') reply(response, WRONG[nth % WRONG.length] ?? 500, accept)
  else if (manner === 'rude') {
    if (nth % 3 === 0) reply(response, 200, accept)
    else response.destroy()
  }
  // Whoever is silent says nothing at all.
}

function reply(response: ServerResponse, status: number, accept: () => void): void {
  if (status < 300) accept()
  response.writeHead(status, { location: '/jinam' }).end()
}

/** Gives what is to be done when it is answered well. */
function hear(receiver: Receiver, body: string, isSigned: boolean): () => void {
  const { manner, taken, ids, faults } = receiver
  const { id, entity, sequence } = JSON.parse(body) as { id: string; entity: string; sequence: number }
  const name = `${manner} ${entity} ${sequence}`
  if (!isSigned) faults.push(`${name}: not signed`)
  const before = taken.get(entity) ?? 0
  if (sequence > before + 1) faults.push(`${name}: came before ${before + 1} was taken`)
  if (sequence <= before) receiver.replayed += 1
  const known = ids.get(`${entity} ${sequence}`)
  if (known !== undefined && known !== id) faults.push(`${name}: came under two ids`)
  ids.set(`${entity} ${sequence}`, id)
  return () => taken.set(entity, Math.max(before, sequence, taken.get(entity) ?? 0))
}
