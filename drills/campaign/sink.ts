import { appendFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { speakSmtp } from '@shop/stack/mail-relay'

const [port = '0', file = ''] = process.argv.slice(2)

/** A relay that can be killed: what it has taken stands in a file before it says so. */
const server = createServer((socket) =>
  speakSmtp(socket, (message) => {
    const id = /^message-id:\s*<letter-(\d+)@/im.exec(message)?.[1] ?? 'none'
    appendFileSync(file, `${id} ${Date.now()}\n`)
  }),
)
server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'))
