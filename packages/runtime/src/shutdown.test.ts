import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const toScript = (options: object, onUp = '') => `
  import { createLogger } from '${join(import.meta.dirname, 'logger.ts')}'
  import { isStopping, stopOnSignal } from '${join(import.meta.dirname, 'shutdown.ts')}'
  let asked = 0
  const work = setInterval(() => { asked += isStopping() ? 1 : 0 }, 20)
  stopOnSignal(createLogger({ app: 'test' }), async () => {
    process.stderr.write(asked > 5 ? 'finished after a while' : 'finished')
    clearInterval(work)
  }, ${JSON.stringify(options)})
  process.stderr.write('up')
  ${onUp}
`

/** Sends the signal once the process is up, and waits for its end. */
async function run(script: string, signal: NodeJS.Signals | null = 'SIGTERM') {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script])
  let said = ''
  let logged = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
    if (said === 'up' && signal) child.kill(signal)
  })
  child.stdout.on('data', (chunk) => {
    logged += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said, logged }
}

test('runs the stop function on SIGTERM and ends with 0', async () => {
  const { code, said, logged } = await run(toScript({}))
  expect({ code, said }).toEqual({ code: 0, said: 'upfinished' })
  expect(logged).toContain('process.stopped')
})

test('goes on answering for as long as balancers need, and says that it is stopping', async () => {
  const { code, said } = await run(toScript({ drainSeconds: 0.5 }))
  expect({ code, said }).toEqual({ code: 0, said: 'upfinished after a while' })
})

test('a process with a bug waits for nobody', async () => {
  const { code, said } = await run(toScript({ drainSeconds: 15 }, `setTimeout(() => { throw new Error('bug') })`), null)
  expect({ code, said }).toEqual({ code: 1, said: 'upfinished' })
})
