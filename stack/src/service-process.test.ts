import { createServer, type Server } from 'node:http'
import { takePort } from '@shop/database/take-port'
import { afterEach, expect, test } from 'vitest'
import { startService } from './service-process.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function answerAt(port: number): Promise<void> {
  const server = createServer((_request, response) => response.end('ready'))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
}

function toOptions(port: number, program: string) {
  const command = [process.execPath, '-e', program]
  return { name: 'part', command, cwd: import.meta.dirname, env: {}, readyUrl: `http://127.0.0.1:${port}/` }
}

test('a part whose address is answered by somebody else is not started', async () => {
  const port = await takePort()
  await answerAt(port)
  await expect(startService(toOptions(port, 'setInterval(() => {}, 1000)'))).rejects.toThrow('is taken already')
})

test('a part that ends before it is ready has failed, even when somebody else answers by then', async () => {
  const port = await takePort()
  const starting = startService(toOptions(port, 'setTimeout(() => process.exit(3), 300)'))
  const failed = expect(starting).rejects.toThrow('did not become ready')
  await new Promise((resolve) => setTimeout(resolve, 100))
  // Answers, but only after the part has ended.
  const server = createServer((_request, response) => setTimeout(() => response.end('ready'), 800))
  servers.push(server)
  server.listen(port, '127.0.0.1')
  await failed
})
