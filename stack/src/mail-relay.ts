import { createServer, type Server } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'

export interface MailRelay {
  smtpUrl: string
  /** Answers 200 for a message id it has taken, 404 for one it has not. */
  logUrl: string
  /** How many times each message id was taken. */
  taken: Map<string, number>
  asked: { yes: number; no: number }
  /** Resolves when so many different mails have been taken. */
  reached(count: number): Promise<void>
  stop(): Promise<void>
}

/** The least of an SMTP server: takes every mail, counts it by its id and can be asked about it, as a relay's log can. */
export async function startMailRelay(): Promise<MailRelay> {
  const taken = new Map<string, number>()
  const asked = { yes: 0, no: 0 }
  const waiting: { count: number; resolve: () => void }[] = []
  const take = (message: string) => {
    const id = /^message-id:\s*(<[^>]+>)/im.exec(message)?.[1] ?? 'none'
    taken.set(id, (taken.get(id) ?? 0) + 1)
    for (const { count, resolve } of waiting) if (taken.size >= count) resolve()
  }
  const smtp = createTcpServer((socket) => speakSmtp(socket, take))
  const log = createServer((request, response) => {
    const known = taken.has(decodeURIComponent((request.url ?? '').slice(1)))
    asked[known ? 'yes' : 'no'] += 1
    response.writeHead(known ? 200 : 404).end()
  })
  const [smtpPort, logPort] = [await listen(smtp), await listen(log)]
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    logUrl: `http://127.0.0.1:${logPort}`,
    taken,
    asked,
    reached: (count) =>
      taken.size >= count ? Promise.resolve() : new Promise((resolve) => void waiting.push({ count, resolve })),
    async stop() {
      log.closeAllConnections()
      await Promise.all([smtp, log].map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}

/** The other side of a conversation that brings mails; each is taken before it is said so. */
export function speakSmtp(socket: Socket, take: (message: string) => void): void {
  let buffer = ''
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  socket.on('error', () => undefined)
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    buffer += chunk
    for (;;) {
      const end = buffer.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end === -1) return
      const text = buffer.slice(0, end)
      buffer = buffer.slice(end + (isData ? 5 : 2))
      if (isData) {
        isData = false
        // Taken once it is written down, and only then said so: the moment a sender may die in between.
        take(text)
        say('250 taken')
        continue
      }
      const command = text.slice(0, 4).toUpperCase()
      if (command === 'DATA') isData = true
      say(command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 ok')
      if (command === 'QUIT') socket.end()
    }
  })
  say('220 relay')
}

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
