import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Heard } from './knock.ts'

/** Twice the longest promise about headers, and the time between two looks. */
const LONGEST_MS = 25_000
/** Stands for the end of a connection, among the refusals. */
const CLOSED = 499

/** Sends half of a request and waits to be told off: a status, or the end of the connection. */
export function sendHalf(url: string): Promise<Heard> {
  return sendRaw(url, 'GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: ')
}

/**
 * Sends bytes and listens until the other side closes. A server that hangs up while we still send may take its answer with it: what
 * closed the connection in time was deliberate, what kept it open was not.
 */
export function sendRaw(url: string, bytes: string): Promise<Heard> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const deadline = setTimeout(() => {
      resolve({ status: null, why: 'the connection was kept open' })
      socket.destroy()
    }, LONGEST_MS)
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearTimeout(deadline)
      resolve({ status: statusOf(answer) ?? CLOSED })
    })
  })
}

/** Asks for a page, reads nothing for a while, then the rest. The answer must still be whole, or the connection closed. */
export function readSlowly(url: string, path: string, pauseMs: number): Promise<Heard> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(url)
    let answer = ''
    const head = `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`
    const socket = connect(Number(port), hostname, async () => {
      socket.write(head)
      socket.pause()
      await delay(pauseMs)
      socket.resume()
    })
    const deadline = setTimeout(() => {
      resolve({ status: null, why: 'a slow reader waits for ever' })
      socket.destroy()
    }, pauseMs + LONGEST_MS)
    socket.on('data', (chunk) => {
      answer = answer.length > 200 ? answer : answer + chunk
    })
    socket.once('error', () => undefined)
    socket.once('close', () => {
      clearTimeout(deadline)
      resolve({ status: statusOf(answer), why: 'closed without a word' })
    })
  })
}

function statusOf(answer: string): number | null {
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? []
  return status === undefined ? null : Number(status)
}
