import { connect, createServer, type Socket } from 'node:net'

/** Open passes everything on; silent accepts and says nothing, as a proxy does that has lost its server; shut hangs up at once. */
type Mode = 'open' | 'silent' | 'shut'

interface Door {
  /** The address behind the door, through the door. */
  url: string
  /** Those that go through are cut off; new ones meet the new mode. */
  turn(mode: Mode): void
  /** How many have come to it so far. */
  visitors(): number
  stop(): Promise<void>
}

/** Stands between a client and its database and fails as networks, proxies and servers do. */
export async function startDoor(targetUrl: string, first: Mode = 'open'): Promise<Door> {
  const target = new URL(targetUrl)
  const sockets = new Set<Socket>()
  let mode = first
  let visitors = 0
  const keep = (socket: Socket) => {
    sockets.add(socket)
    return socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
  }
  const server = createServer((visitor) => {
    visitors += 1
    keep(visitor)
    if (mode === 'shut') return void visitor.destroy()
    if (mode === 'silent') return
    const beyond = keep(connect(Number(target.port), target.hostname))
    visitor.pipe(beyond).pipe(visitor)
    visitor.on('close', () => beyond.destroy())
    beyond.on('close', () => visitor.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = new URL(targetUrl)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    turn(next) {
      mode = next
      cut()
    },
    visitors: () => visitors,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      cut()
      await closed
    },
  }
}
