import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { takePort } from './take-port.ts'

/** A process that takes ports, tells them and stays. */
function startTaker(count: number) {
  const program = `
    import { takePort } from ${JSON.stringify(new URL('./take-port.ts', import.meta.url).href)}
    const ports = []
    while (ports.length < ${count}) ports.push(await takePort())
    console.log(JSON.stringify(ports))
    process.stdin.resume()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ports = new Promise<number[]>((resolve) => {
    child.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString())))
  })
  return { ports, stop: () => child.kill() }
}

test('processes that take ports at the same moment never get the same one, though nobody listens there yet', async () => {
  const takers = Array.from({ length: 4 }, () => startTaker(40))
  try {
    const ports = (await Promise.all(takers.map((taker) => taker.ports))).flat()
    expect(ports).toHaveLength(160)
    expect(new Set(ports).size).toBe(160)
  } finally {
    for (const taker of takers) taker.stop()
  }
})

test('a port on which a stranger listens is passed over', async () => {
  const stranger = createServer()
  const [first] = await Promise.all([takePort(), takePort()])
  // In the block that comes next.
  const foreign = first + 32
  await new Promise<void>((resolve) => stranger.listen(foreign, '127.0.0.1', resolve))
  try {
    const taken: number[] = []
    while (taken.length < 60) taken.push(await takePort())
    expect(taken).not.toContain(foreign)
    expect(taken).toContain(foreign + 1)
  } finally {
    stranger.close()
  }
})
