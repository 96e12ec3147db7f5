import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Four new processes of Node on a busy machine take their time.
const LIMIT_MS = 30_000

test.each(['gopay', 'packeta', 'ppl', 'fio'])(
  'the fake of %s runs as a process and ends on a signal',
  async (name) => {
    const script = join(import.meta.dirname, '..', name, 'fake-server.ts')
    const child = spawn(process.execPath, [script], { env: { PORT: '0' } })
    const [line] = await once(child.stdout.setEncoding('utf8'), 'data')
    const { url } = JSON.parse(line)
    expect(await (await fetch(`${url}/__fake/ready`)).json()).toEqual({ ready: true })
    child.kill('SIGTERM')
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
  },
  LIMIT_MS,
)
