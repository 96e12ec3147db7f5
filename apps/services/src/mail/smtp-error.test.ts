import { createServer, type Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterEach, describe, expect, test } from 'vitest'
import { judgeSmtpError } from './smtp-error.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

type Answer = (socket: Socket) => void
const say =
  (words: string): Answer =>
  (socket) =>
    socket.write(`${words}\r\n`)

/** A relay that answers as told, command by command; `.` is the end of the mail. */
async function relay(answers: Record<string, Answer>): Promise<string> {
  const polite: Record<string, Answer> = {
    greeting: say('220 relay'),
    EHLO: say('250 relay'),
    MAIL: say('250 ok'),
    RCPT: say('250 ok'),
    DATA: say('354 go on'),
    '.': say('250 taken'),
    QUIT: (socket) => socket.end('221 bye\r\n'),
  }
  const speak = { ...polite, ...answers }
  const server = createServer((socket) => {
    let isData = false
    socket.on('error', () => undefined)
    speak.greeting?.(socket)
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n')) {
        const word = line.slice(0, 4).toUpperCase().trim()
        if (isData ? line !== '.' : speak[word] === undefined) continue
        speak[isData ? '.' : word]?.(socket)
        isData = word === 'DATA'
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  open.push(() => server.close())
  const address = server.address()
  return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
}

const judge = async (url: string) => (await judgeFully(url))?.verdict ?? 'sent'

async function judgeFully(url: string) {
  const timeouts = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 900 }
  const transport = createTransport({ url, ...timeouts })
  open.push(() => transport.close())
  try {
    await transport.sendMail({ from: 'a@example.cz', to: 'b@example.cz', subject: 'x', text: 'y' })
  } catch (error) {
    return judgeSmtpError(error)
  }
  return null
}

const hangUp: Answer = (socket) => socket.destroy()
const silence: Answer = () => undefined

describe('what is known of a mail', () => {
  test.each([
    ['a relay that takes it', {}, 'sent'],
    ['one that hangs up after the whole mail', { '.': hangUp }, 'unknown'],
    ['one that thinks too long after the whole mail', { '.': silence }, 'unknown'],
    ['one that puts it off', { '.': say('451 later') }, 'not_taken'],
    ['one that refuses it', { '.': say('550 no') }, 'refused'],
    ['one that refuses the address', { RCPT: say('550 nobody') }, 'refused'],
    ['one that refuses us as the sender', { MAIL: say('553 not yours') }, 'not_taken'],
    ['one that does not greet', { greeting: silence }, 'not_taken'],
    ['one that does not want anybody', { greeting: say('554 no') }, 'not_taken'],
  ])('%s', async (_, answers, verdict) => {
    expect(await judge(await relay(answers))).toBe(verdict)
  })

  test.each([
    ['nobody of that name', { RCPT: say('550 5.1.1 no such user') }, true],
    ['nobody of that name, said after the whole mail', { '.': say('550 5.1.10 recipient not found') }, true],
    ['a mailbox that is closed', { RCPT: say('550 5.2.1 disabled') }, true],
    ['a full mailbox', { RCPT: say('552 5.2.2 over quota') }, false],
    ['a word against us', { RCPT: say('550 5.7.1 spam') }, false],
    ['a word against our address', { RCPT: say('550 5.1.8 bad sender') }, false],
    ['a refusal without a reason', { RCPT: say('550 no') }, false],
    ['nobody for now', { RCPT: say('450 4.1.1 greylisted') }, false],
  ])('%s says whether anybody lives there', async (_, answers, isNobodyThere) => {
    expect(await judgeFully(await relay(answers))).toMatchObject({ isNobodyThere })
  })

  test('one that is not there', async () => {
    expect(await judge('smtp://127.0.0.1:1')).toBe('not_taken')
  })
})
