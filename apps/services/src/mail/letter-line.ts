import { Readable } from 'node:stream'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

interface Envelope {
  from: string
  to: string
}

/** A conversation with the relay in which letters go one after another. */
export interface LetterLine {
  /** Resolves with what the relay said once it has taken the letter. Nothing is ever said twice: who has asked decides what comes next. */
  hand(envelope: Envelope, letter: string): Promise<string>
  close(): void
}

/** The line went dead before the first word of the letter: the relay cannot have it. */
class NotBegun extends Error {
  code = 'ECONNECTION'
  command = 'MAIL FROM'
}

/** Opened by the first letter and again after one that failed; a line that lies idle for too long is opened anew, too. */
export function openLetterLine(url: string, timeoutMs: number): LetterLine {
  let line: SMTPConnection | null = null
  const drop = (lost: SMTPConnection) => {
    lost.close()
    if (line === lost) line = null
  }
  return {
    async hand(envelope, letter) {
      const open = line ?? (await greet(url, timeoutMs, drop))
      line = open
      try {
        return await speak(open, envelope, letter)
      } catch (error) {
        drop(open)
        throw error
      }
    },
    close() {
      line?.quit()
      line = null
    },
  }
}

async function greet(url: string, timeoutMs: number, onLost: (line: SMTPConnection) => void): Promise<SMTPConnection> {
  const options = parseConnectionUrl(url)
  const line = new SMTPConnection({
    ...options,
    ...{ connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs },
  })
  await new Promise<void>((resolve, reject) => {
    line.on('error', reject)
    line.connect((error) => (error ? reject(error) : resolve()))
  })
  const { auth } = options
  if (auth && line.allowsAuth)
    await new Promise<void>((resolve, reject) => {
      line.on('error', reject)
      line.login({ credentials: auth }, (error) => (error ? reject(error) : resolve()))
    })
  line.on('error', () => onLost(line))
  line.on('end', () => onLost(line))
  return line
}

function speak(line: SMTPConnection, envelope: Envelope, letter: string): Promise<string> {
  let isBegun = false
  const body = Readable.from(words())
  function* words() {
    isBegun = true
    yield Buffer.from(letter, 'latin1')
  }
  return new Promise((resolve, reject) => {
    const fail = (error: { command?: string | undefined; responseCode?: number | undefined }) => {
      const isKnown = isBegun || error.responseCode !== undefined || error.command !== 'CONN'
      reject(isKnown ? error : new NotBegun('The line went dead before the letter.', { cause: error }))
    }
    const onEnd = () => fail({ command: 'CONN' })
    const done = () => {
      line.off('error', fail)
      line.off('end', onEnd)
    }
    line.once('error', fail)
    line.once('end', onEnd)
    line.send(envelope, body, (error, info) => {
      done()
      if (error) fail(error)
      else resolve(info.response)
    })
  })
}
