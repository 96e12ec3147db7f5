import { once } from 'node:events'
import { createServer, request as httpRequest } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import express from 'express'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LONGEST_FORM, LONGEST_LIST, USUAL_BODY } from '#app/server/body-limits.server.ts'
import { limitBodies } from './limit-bodies.ts'
import { fromMemory } from './request-body.ts'

let port = 0
let stop: () => void
/** Requests that reached the pages, and how many bytes each of them could read. */
const reached: number[] = []

beforeAll(async () => {
  const app = express()
  app.use(limitBodies())
  app.use(
    fromMemory(async (request, response) => {
      const read = (await text(request)).length
      reached.push(read)
      response.send(String(read))
    }),
  )
  const server = createServer(app)
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  port = (server.address() as AddressInfo).port
  stop = () => server.close()
})
afterAll(() => stop())

function write(socket: Socket, bytes: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())))
}

interface Sent {
  path: string
  bytes: number
  chunked?: boolean
}

/** Sends so many bytes as a browser or as a stranger would, and stops when it is answered. */
function send({ path, bytes, chunked = false }: Sent): Promise<{ status: number; body: string; sent: number }> {
  return new Promise((resolve, reject) => {
    let sent = 0
    let isAnswered = false
    const headers = chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes }
    const outgoing = httpRequest({ host: '127.0.0.1', port, path, method: 'POST', headers }, async (answer) => {
      isAnswered = true
      resolve({ status: answer.statusCode ?? 0, body: await text(answer).catch(() => ''), sent })
      outgoing.destroy()
    })
    outgoing.on('error', (error) => (isAnswered ? undefined : reject(error)))
    const piece = Buffer.alloc(64 * 1024, 'a')
    const pour = () => {
      while (!isAnswered && sent < bytes) {
        const size = Math.min(piece.length, bytes - sent)
        sent += size
        if (!outgoing.write(piece.subarray(0, size))) return void outgoing.once('drain', pour)
      }
      if (!isAnswered) outgoing.end()
    }
    pour()
  })
}

describe('limitBodies', () => {
  test.each([false, true])('lets a form of words through, whole (in pieces: %s)', async (chunked) => {
    const answer = await send({ path: '/prihlasit-se', bytes: USUAL_BODY, chunked })
    expect(answer).toMatchObject({ status: 200, body: String(USUAL_BODY) })
  })

  test.each([
    { path: '/prihlasit-se', bytes: 200 * 1024 * 1024 },
    { path: '/prihlasit-se', bytes: 200 * 1024 * 1024, chunked: true },
    { path: '/api/navsteva', bytes: 20 * 1024 * 1024, chunked: true },
    { path: '/chyby', bytes: 300 * 1024 },
    { path: '/chyby', bytes: 300 * 1024, chunked: true },
    { path: '/kontakt/', bytes: LONGEST_FORM + 1, chunked: true },
  ])('refuses $bytes bytes to $path (in pieces: $chunked) before a page sees them', async (sent) => {
    const before = reached.length
    const answer = await send(sent)
    expect(answer.status).toBe(413)
    expect(reached.length).toBe(before)
  })

  test('tells it to a sender who sends on before reading', async () => {
    const sender = connect(port, '127.0.0.1')
    const piece = Buffer.alloc(256 * 1024, 'a')
    await write(sender, `POST /chyby HTTP/1.1\r\nHost: x\r\nContent-Length: ${20 * piece.length}\r\n\r\n`)
    for (let sent = 0; sent < 20; sent += 1) {
      await write(sender, piece)
      await setTimeout(10)
    }
    const [answer] = await once(sender, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 413 /)
    sender.destroy()
  })

  test.each([false, true])('takes files where files are expected (in pieces: %s)', async (chunked) => {
    const bytes = 12 * 1024 * 1024
    expect(await send({ path: '/kontakt', bytes, chunked })).toMatchObject({ status: 200, body: String(bytes) })
    expect(await send({ path: '/kontakt.data', bytes, chunked })).toMatchObject({ status: 200 })
  })

  test.each(['/velkoobchod/rychla-objednavka', '/velkoobchod/rychla-objednavka.data'])(
    'takes a long list at %s',
    async (path) => {
      expect(await send({ path, bytes: LONGEST_LIST })).toMatchObject({ status: 200, body: String(LONGEST_LIST) })
      expect(await send({ path, bytes: LONGEST_LIST + 1 })).toMatchObject({ status: 200, body: '0' })
      expect(await send({ path, bytes: LONGEST_LIST + 1, chunked: true })).toMatchObject({ status: 413 })
    },
  )

  test('lets the page of a form with files say itself that they are too many, without reading them', async () => {
    expect(await send({ path: '/kontakt', bytes: 200 * 1024 * 1024 })).toMatchObject({ status: 200, body: '0' })
  })

  test('holds only so many bytes of files at once and takes more when they are read', async () => {
    const bytes = LONGEST_FORM - 1
    const head = `POST /kontakt HTTP/1.1\r\nHost: x\r\nContent-Length: ${bytes}\r\n\r\n`
    const holder = connect(port, '127.0.0.1')
    await new Promise((resolve) => holder.write(head, resolve))
    await expect.poll(async () => (await send({ path: '/kontakt', bytes })).status).toBe(429)
    holder.destroy()
    await expect.poll(async () => (await send({ path: '/kontakt', bytes })).status, { timeout: 5000 }).toBe(200)
  })
})
