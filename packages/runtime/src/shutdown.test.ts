import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SCRIPT = `
  import { createLogger } from '${join(import.meta.dirname, 'logger.ts')}'
  import { stopOnSignal } from '${join(import.meta.dirname, 'shutdown.ts')}'
  const work = setInterval(() => {}, 1000)
  stopOnSignal(createLogger({ app: 'test' }), async () => {
    process.stderr.write('finished')
    clearInterval(work)
  })
  process.stderr.write('up')
`

test('runs the stop function on SIGTERM and ends with 0', async () => {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', SCRIPT])
  let said = ''
  let logged = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
    if (said === 'up') child.kill('SIGTERM')
  })
  child.stdout.on('data', (chunk) => {
    logged += chunk
  })
  const [code] = await once(child, 'close')
  expect({ code, said }).toEqual({ code: 0, said: 'upfinished' })
  expect(logged).toContain('process.stopped')
})
