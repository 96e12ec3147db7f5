import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takePort } from '@shop/database/take-port'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startKeptStack } from './start-kept-stack.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cenich-kept-'))
  await mkdir(join(folder, 'src'))
  await writeFile(join(folder, 'package.json'), '{}')
})
afterEach(() => rm(folder, { recursive: true }))

/** Answers with a word and its process id; asked for /end, it ends. */
async function write(word: string): Promise<void> {
  const program = `require('node:http').createServer((request, response) => {
    if (request.url === '/end') process.exit(7)
    response.end('${word} ' + process.pid)
  }).listen(process.env.PORT, '127.0.0.1')`
  await writeFile(join(folder, 'src/server.ts'), program)
}

async function start() {
  const port = await takePort()
  const url = `http://127.0.0.1:${port}/`
  const said: string[] = []
  const part = {
    name: 'data' as const,
    command: [process.execPath, 'src/server.ts'],
    cwd: folder,
    env: { PORT: String(port) },
    readyUrl: url,
    isReloaded: true,
  }
  const stack = await startKeptStack({
    waves: [[part]],
    isReloaded: true,
    onLine: () => undefined,
    say: (line) => said.push(line),
  })
  const ask = async () => (await fetch(url)).text()
  return { stack, said, url, ask }
}

test('a part that ends is started again, and it is said', { timeout: 30_000 }, async () => {
  await write('first')
  const { stack, said, url, ask } = await start()
  try {
    const before = await ask()
    await fetch(`${url}end`).catch(() => undefined)
    await vi.waitFor(async () => expect(await ask()).not.toBe(before), { timeout: 15_000 })
    expect(said).toContain('data ended (7) and is started again')
  } finally {
    await stack.stop()
  }
})

test('a part whose code has changed is started again; one that is written wrong waits for its author', {
  timeout: 30_000,
}, async () => {
  await write('first')
  const { stack, said, ask } = await start()
  try {
    expect(await ask()).toMatch(/^first/)
    await writeFile(join(folder, 'src/server.ts'), 'this is no program')
    await vi.waitFor(() => expect(said.join('\n')).toContain('data does not start'), { timeout: 15_000 })
    await write('second')
    await vi.waitFor(async () => expect(await ask()).toMatch(/^second/), { timeout: 15_000 })
  } finally {
    await stack.stop()
  }
})
