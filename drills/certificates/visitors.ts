import { type ClientHttp2Session, connect } from 'node:http2'
import { Agent, request } from 'node:https'

interface Visits {
  answered: number
  dropped: number
  /** Refused before anybody has read them: the connection was closing. Browsers send those again without a word. */
  sentAgain: number
}

const OF_EACH_KIND = 4

class Unread extends Error {}

/** Visitors over HTTP/2 and over kept connections of HTTP/1.1, each asking again as soon as it is answered. */
export function startVisitors(url: string, length: number): { stop(): Promise<Visits> } {
  const visits: Visits = { answered: 0, dropped: 0, sentAgain: 0 }
  let isOver = false
  const visit = async (ask: () => Promise<number>) => {
    while (!isOver) {
      try {
        if ((await ask()) === length) visits.answered += 1
        else visits.dropped += 1
      } catch (error) {
        if (error instanceof Unread) visits.sentAgain += 1
        else {
          visits.dropped += 1
          console.log(`dropped: ${(error as Error).message}`)
        }
      }
    }
  }
  const kinds = Array.from({ length: OF_EACH_KIND }, () => [openSecond(url), openFirst(url)]).flat()
  const visiting = kinds.map(({ ask }) => visit(ask))
  return {
    async stop() {
      isOver = true
      await Promise.all(visiting)
      for (const { close } of kinds) close()
      return visits
    },
  }
}

interface Visitor {
  /** The length of the answer. */
  ask(): Promise<number>
  close(): void
}

function openSecond(url: string): Visitor {
  let session: ClientHttp2Session | null = null
  const open = () => {
    if (session && !session.closed && !session.destroyed) return session
    session = connect(url, { rejectUnauthorized: false })
    session.on('error', () => undefined)
    return session
  }
  return {
    close: () => session?.destroy(),
    ask: () =>
      new Promise((resolve, reject) => {
        const stream = open().request({ ':path': '/' })
        let [status, length] = [0, 0]
        stream.on('response', (headers) => {
          status = Number(headers[':status'])
        })
        stream.on('data', (chunk: Buffer) => {
          length += chunk.length
        })
        stream.on('end', () => (status === 200 ? resolve(length) : reject(new Error(`HTTP/2 ${status}`))))
        stream.on('error', (error) => {
          const isUnread = status === 0 && /REFUSED_STREAM|GOAWAY|closed/i.test(error.message)
          reject(isUnread ? new Unread(error.message) : error)
        })
        stream.end()
      }),
  }
}

function openFirst(url: string): Visitor {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, rejectUnauthorized: false })
  return {
    close: () => agent.destroy(),
    ask: () =>
      new Promise((resolve, reject) => {
        const sent = request(url, { agent }, (response) => {
          let length = 0
          response.on('data', (chunk: Buffer) => {
            length += chunk.length
          })
          response.on('error', reject)
          response.on('end', () =>
            response.statusCode === 200 ? resolve(length) : reject(new Error(`HTTP/1 ${response.statusCode}`)),
          )
        })
        sent.on('error', (error: NodeJS.ErrnoException) => {
          const isUnread = sent.reusedSocket && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '')
          reject(isUnread ? new Unread(error.message) : error)
        })
        sent.end()
      }),
  }
}
