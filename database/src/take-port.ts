import { createServer, type Server } from 'node:net'

// Below what the kernel hands out by itself (from 32768 on Linux, from 49152 on macOS), so that nobody gets one by chance.
const FIRST = 20_000
const BLOCK = 32
const BLOCKS = 375

const free: number[] = []
let taking: Promise<void> | null = null

/**
 * A port for a server that somebody else will start, and may start again after a crash. It stays ours as long as this process
 * lives: ports come in blocks, and whoever uses a block listens on its first port to the end.
 */
export async function takePort(): Promise<number> {
  for (;;) {
    const port = free.shift()
    if (port !== undefined) return port
    taking ??= takeBlock().finally(() => {
      taking = null
    })
    await taking
  }
}

async function takeBlock(): Promise<void> {
  for (let turn = 0; turn < BLOCKS; turn += 1) {
    // Processes of one run have neighbouring ids: they begin to look far from each other.
    const first = FIRST + ((process.pid * 37 + turn) % BLOCKS) * BLOCK
    const guard = await listen(first)
    if (!guard) continue
    guard.unref()
    // Orphans of a killed run, or programs that are not ours, may still sit inside.
    for (let port = first + 1; port < first + BLOCK; port += 1) if (await isFree(port)) free.push(port)
    return
  }
  throw new Error('No block of ports is free.')
}

async function isFree(port: number): Promise<boolean> {
  const server = await listen(port)
  if (!server) return false
  await new Promise((resolve) => server.close(resolve))
  return true
}

function listen(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolve(null))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => resolve(server))
  })
}
