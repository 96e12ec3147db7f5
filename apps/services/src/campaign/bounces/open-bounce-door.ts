import { createServer, type Socket } from 'node:net'
import { readBounceAddress } from '#app/campaign/bounce-address'
import { saveReport } from '#app/campaign/bounces/bounces.sql'
import { readReport } from '#app/campaign/bounces/read-report'
import type { Deps } from '#app/http/deps'

const MOST_CONNECTIONS = 20
const IDLE_MS = 60_000
const MOST_BYTES = 256 * 1024
/** A letter that came back takes six; whoever goes on and on without reading our answers fills our memory with them. */
const MOST_COMMANDS = 100

type DoorDeps = Pick<Deps, 'config' | 'pool' | 'clock' | 'log'>

/** One conversation: a letter of ours that came back, and what is said about it. */
interface Talk {
  recipientId: number | null
  isData: boolean
}

/**
 * Takes what other servers say about letters that we have sent, and nothing else: an address that we have not signed is refused before a word
 * of the message is read. It says 250 once the report is written down, so a relay that is not answered brings it again.
 */
export async function openBounceDoor(deps: DoorDeps, port: number): Promise<{ port: number; close(): Promise<void> }> {
  const talking = new Set<Socket>()
  const server = createServer((socket) => {
    talking.add(socket)
    socket.on('close', () => talking.delete(socket))
    talk(deps, socket)
  })
  server.maxConnections = MOST_CONNECTIONS
  await new Promise<void>((resolve) => server.listen(port, deps.config.HOST, resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    // Whoever is cut off here brings it again; jobs in hand must not wait for them.
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of talking) socket.destroy()
      }),
  }
}

function talk(deps: DoorDeps, socket: Socket): void {
  const state: Talk = { recipientId: null, isData: false }
  let buffer = ''
  let commands = 0
  let work = Promise.resolve()
  socket.setTimeout(IDLE_MS, () => socket.destroy())
  socket.on('error', () => socket.destroy())
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    buffer += chunk
    if (buffer.length > MOST_BYTES) {
      socket.end('552 too long\r\n')
      buffer = ''
      return
    }
    work = work.then(async () => {
      for (;;) {
        const stop = state.isData ? '\r\n.\r\n' : '\r\n'
        const end = buffer.indexOf(stop)
        if (end === -1 || socket.destroyed) return
        const said = buffer.slice(0, end)
        buffer = buffer.slice(end + stop.length)
        commands += 1
        if (commands > MOST_COMMANDS) return void socket.end('421 enough\r\n')
        const answer = state.isData ? await takeMessage(deps, state, said) : answerTo(deps, state, said)
        socket.write(`${answer}\r\n`)
        if (answer.startsWith('221')) socket.end()
      }
    })
  })
  socket.write('220 letters that came back\r\n')
}

function answerTo({ config }: DoorDeps, state: Talk, line: string): string {
  switch (line.slice(0, 4).toUpperCase()) {
    case 'EHLO':
    case 'HELO':
    case 'NOOP':
    case 'MAIL':
      return '250 ok'
    case 'RSET':
      state.recipientId = null
      return '250 ok'
    case 'RCPT':
      // A letter that came back has one address; whoever names more is no server.
      if (state.recipientId !== null) return '452 one at a time'
      state.recipientId = readBounceAddress(config, /<([^<>\s]+)>/.exec(line)?.[1] ?? '')
      return state.recipientId === null ? '550 no such address' : '250 ok'
    case 'DATA':
      if (state.recipientId === null) return '503 for whom?'
      state.isData = true
      return '354 go on'
    case 'QUIT':
      return '221 bye'
    default:
      return '502 not here'
  }
}

async function takeMessage({ pool, clock, log }: DoorDeps, state: Talk, message: string): Promise<string> {
  const { recipientId } = state
  state.isData = false
  state.recipientId = null
  const kind = readReport(message)
  if (kind === null || recipientId === null) return '250 read'
  try {
    await saveReport(pool, recipientId, { kind, now: clock.now() })
    log.info({ recipientId, kind }, 'letter.came_back')
    return '250 written down'
  } catch (error) {
    log.error({ err: error }, 'letter.report_failed')
    return '451 later'
  }
}
