import { createConnection, type Socket } from 'node:net'
import { type Answer, malformed, refused, unavailable } from '../http/answer.ts'
import type { LabelPrinters, PrinterRefusal } from '../ports/label-printer.ts'

interface Address {
  readonly host: string
  readonly port: number
}

const STATUS = '~HS\r\n'
/** Three lines between STX and ETX: the condition of paper, of the head and of the memory. */
const STATUS_LINES = 3
const TIMEOUT_MS = 5000

/** `code=host:port`, with commas between printers. Throws for what is no list: it is read once, at the start. */
export function parsePrinterList(list: string): Map<string, Address> {
  const entries = list.split(',').filter((entry) => entry.trim() !== '')
  return new Map(
    entries.map((entry) => {
      const match = /^\s*([a-z0-9-]+)=([\w.-]+):(\d{1,5})\s*$/.exec(entry)
      if (!match) throw new Error('A printer is written as code=host:port.')
      return [match[1] ?? '', { host: match[2] ?? '', port: Number(match[3]) }]
    }),
  )
}

/**
 * Printers that take ZPL over raw TCP. They are asked how they are before and after: a printer without paper would take the label and
 * say nothing. What runs out of paper in the middle of a label prints it anew by itself once it is filled.
 */
export function createRawPrinters(
  addresses: ReadonlyMap<string, Address>,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): LabelPrinters {
  return {
    async print(code, zpl) {
      const address = addresses.get(code)
      if (!address) return refused('unknown_printer', code)
      const line = openLine(address, timeoutMs)
      try {
        const before = await line.askStatus()
        if (!before.ok) return before
        line.send(zpl)
        const after = await line.askStatus()
        // From here on the label may lie in the tray, whatever became of the answer.
        if (!after.ok && after.code === 'unavailable') return unavailable(after.details.cause, null, true)
        return { ok: true, value: null }
      } finally {
        line.close()
      }
    },
  }
}

interface Line {
  send(bytes: Buffer | string): void
  askStatus(): Promise<Answer<null, PrinterRefusal>>
  close(): void
}

function openLine({ host, port }: Address, timeoutMs: number): Line {
  const socket: Socket = createConnection({ host, port })
  let heard = ''
  let isBroken = false
  let wake: () => void = () => {}
  const breakOff = () => {
    isBroken = true
    wake()
  }
  socket.setTimeout(timeoutMs, () => socket.destroy())
  socket.on('data', (chunk) => {
    heard += chunk.toString('latin1')
    wake()
  })
  socket.on('error', breakOff).on('close', breakOff)

  return {
    send: (bytes) => void socket.write(bytes),
    async askStatus() {
      heard = ''
      socket.write(STATUS)
      for (;;) {
        const lines = linesOf(heard)
        if (lines.length >= STATUS_LINES) return readStatus(lines)
        if (isBroken) return unavailable('unreachable', null, false)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    close: () => void socket.destroy(),
  }
}

/** What stands between a start and an end; the last part has no end yet. */
function linesOf(heard: string): string[][] {
  return heard
    .split('\u0003')
    .slice(0, -1)
    .map((line) => line.slice(line.indexOf('\u0002') + 1).split(','))
}

function readStatus([paper = [], head = []]: string[][]): Answer<null, PrinterRefusal> {
  if (paper.length < 3 || head.length < 3) return malformed('status', false)
  if (paper[1] === '1') return refused('paper_out', 'HS')
  if (head[2] === '1') return refused('head_open', 'HS')
  if (paper[2] === '1') return refused('paused', 'HS')
  return { ok: true, value: null }
}
