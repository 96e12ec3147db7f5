import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { newBuyer } from './buyer.ts'

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

/** Answers every request but those whose turn it is to be cut off. */
async function start(isCut: (turn: number) => boolean): Promise<{ url: string; turns(): number }> {
  let turn = 0
  const server = createServer((request, response) => {
    turn += 1
    if (isCut(turn)) request.socket.destroy()
    else response.end('{}')
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, turns: () => turn }
}

test('a kept connection that is closed under a request is no fault of the shop: the buyer asks once more', async () => {
  const { url, turns } = await start((turn) => turn === 2)
  const buyer = newBuyer(url)
  expect((await buyer.send('GET', '/')).status).toBe(200)
  expect((await buyer.send('GET', '/')).status).toBe(200)
  expect(turns()).toBe(3)
})

test('a shop that closes a fresh connection is at fault', async () => {
  const { url } = await start(() => true)
  await expect(newBuyer(url).send('GET', '/')).rejects.toThrow('socket hang up')
})
