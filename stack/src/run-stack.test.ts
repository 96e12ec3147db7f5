import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { DEVELOPMENT_PORTS } from './processes.ts'

const DEV = join(import.meta.dirname, '../../scripts/dev.ts')

test('a second `pnpm dev` refuses to start and names the port that the first one has', {
  timeout: 60_000,
}, async () => {
  const first = createServer()
  // When a real one runs beside this test, it is the first.
  first.once('error', () => undefined)
  first.listen(DEVELOPMENT_PORTS.services, '127.0.0.1')
  try {
    const second = spawn(process.execPath, [DEV], { stdio: ['ignore', 'pipe', 'pipe'] })
    const [said, printed, [code]] = await Promise.all([text(second.stderr), text(second.stdout), once(second, 'exit')])
    expect(said).toMatch(/^Port \d+ is taken, probably by another `pnpm dev`\. End it first\.$/m)
    expect(printed).toBe('')
    expect(code).toBe(1)
  } finally {
    first.close()
  }
})
