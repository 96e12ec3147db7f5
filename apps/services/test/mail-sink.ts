import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export interface SinkMail extends ParsedMail {
  recipient: string
  /** Where the envelope says it came from. */
  sender: string
}

export interface MailSink {
  url: string
  mails: SinkMail[]
  /** Answers the next mails with this SMTP code and these words; null takes them again. */
  refuseWith(code: number | null, words?: string): void
  stop(): Promise<void>
}

/** A real SMTP server on loopback that keeps what it gets. */
export async function startMailSink(): Promise<MailSink> {
  const mails: SinkMail[] = []
  let refusal: { responseCode: number; words: string } | null = null
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      simpleParser(stream)
        .then((mail) => {
          if (refusal !== null)
            return done(Object.assign(new Error(refusal.words), { responseCode: refusal.responseCode }))
          mails.push({ ...mail, recipient: session.envelope.rcptTo[0]?.address ?? '', sender: senderOf(session) })
          return done()
        })
        .catch(done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refuseWith(code, words = 'Not now') {
      refusal = code === null ? null : { responseCode: code, words }
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function senderOf({ envelope: { mailFrom } }: SMTPServerSession): string {
  return mailFrom === false ? '' : mailFrom.address
}
