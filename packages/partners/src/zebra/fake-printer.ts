import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { z } from 'zod'
import { json, route } from '../fake/fake-http.ts'
import { type Listening, startFakeServer } from '../fake/fake-server.ts'
import { CommonFaults } from '../fake/faults.ts'

const PrinterFaults = CommonFaults.extend({
  /** Labels left on the roll; null never ends. */
  paper: z.number().int().min(0).nullable().default(null),
  /** Takes no connection. */
  offline: z.boolean().default(false),
  /** Takes the label and breaks off before it has said so. */
  loseAnswer: z.boolean().default(false),
})
type PrinterFaults = z.output<typeof PrinterFaults>

export interface FakePrinter {
  /** Of the switches under `/__fake`; raw bytes are taken at the same port. */
  readonly url: string
  readonly host: string
  readonly port: number
  /** What came out, each label as it was sent. */
  readonly labels: readonly string[]
  setFaults(change: Partial<PrinterFaults>): void
  reset(): void
  stop(): Promise<void>
}

const HTTP = /^(?:GET|POST|PUT|HEAD|DELETE) /

/** A label printer at one port: what begins like a web request are our switches, everything else is ZPL and is kept. */
export async function startFakePrinter({ port = 0, host = '127.0.0.1' }: Listening = {}): Promise<FakePrinter> {
  const labels: string[] = []
  const switches = await startFakeServer<PrinterFaults>({
    host,
    now: () => new Date(),
    parseFaults: (input) => PrinterFaults.parse(input),
    routes: () => [],
    adminRoutes: () => [route('GET', '/__fake/labels', () => json(labels))],
    forget() {
      labels.length = 0
    },
  })
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
    socket.once('data', (first) => {
      if (HTTP.test(first.toString('latin1', 0, 8))) return void passOn(socket, first, switches.url)
      takeBytes(socket, first, { labels, faults: () => switches.faults, use: () => useSheet(switches) })
    })
  })
  await new Promise<void>((resolve) => server.listen(port, host, resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://${host}:${address.port}`,
    host,
    port: address.port,
    labels,
    setFaults: (change) => switches.setFaults(change),
    reset: () => switches.reset(),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      await switches.unplug()
    },
  }
}

function useSheet(switches: { faults: PrinterFaults; setFaults(change: Partial<PrinterFaults>): void }): void {
  const { paper } = switches.faults
  if (paper !== null) switches.setFaults({ paper: paper - 1 })
}

function passOn(socket: Socket, first: Buffer, url: string): void {
  const inner = createConnection({ host: new URL(url).hostname, port: Number(new URL(url).port) })
  inner.on('error', () => socket.destroy())
  inner.write(first)
  socket.pipe(inner).pipe(socket)
}

interface Tray {
  labels: string[]
  faults(): PrinterFaults
  use(): void
}

function takeBytes(socket: Socket, first: Buffer, { labels, faults, use }: Tray): void {
  let unread = ''
  const read = (chunk: Buffer) => {
    if (faults().offline) return void socket.destroy()
    unread += chunk.toString('utf8')
    for (;;) {
      const part = /^\s*(~HS|\^XA[\s\S]*?\^XZ)/.exec(unread)
      if (!part) return
      unread = unread.slice(part[0].length)
      if (part[1] === '~HS') socket.write(statusOf(faults()))
      else if (faults().paper !== 0) {
        labels.push(part[1] ?? '')
        use()
        if (faults().loseAnswer) return void socket.destroy()
      }
    }
  }
  read(first)
  socket.on('data', read)
}

function statusOf({ paper }: PrinterFaults): string {
  const lines = [`030,${paper === 0 ? 1 : 0},0,1218,000,0,0,0,000,0,0,0`, '000,0,0,0,0,2,4,0,00000000,1,000', '1234,0']
  return lines.map((line) => `\u0002${line}\u0003\r\n`).join('')
}
