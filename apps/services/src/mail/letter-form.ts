import MailComposer, { type MailComposerOptions } from 'nodemailer/lib/mail-composer'

/** What each recipient has for themselves. */
interface Own {
  to: string
  messageId: string
  /** As long as the stand-in. */
  token: string
}

interface FormOptions {
  /** Everything alike, with the stand-in wherever somebody's own token belongs. */
  mail: Omit<MailComposerOptions, 'to' | 'messageId' | 'html' | 'text'>
  html: string
  text: string
  standIn: string
}

export type LetterForm = (own: Own) => Promise<string>

const NOBODY = { to: 'prijemce@cenich.invalid', messageId: '<dopis@cenich.invalid>' }
/** Goes into a header as it is; any other is written by the library. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9.-]{1,190}$/i
const SOFT_BREAK = '=\r\n'

/**
 * A letter composed once: what is the same for everybody is encoded once, and each letter is put together from the pieces between. The encoding
 * breaks long lines, so a stand-in may be broken too; the token, as long as it, is broken at the same places.
 */
export async function formLetter({ mail, html, text, standIn }: FormOptions): Promise<LetterForm> {
  const compose = async (own: Own): Promise<string> => {
    const part = (content: string) => ({
      content: content.replaceAll(standIn, own.token),
      contentTransferEncoding: 'quoted-printable',
    })
    const filled: MailComposerOptions = { ...mail, ...NOBODY, html: part(html), text: part(text) }
    const composer = new MailComposer({ ...filled, to: own.to, messageId: own.messageId })
    return (await composer.compile().build()).toString('latin1').replaceAll(standIn, own.token)
  }
  const whole = await compose({ ...NOBODY, token: standIn })
  const pieces = cut(whole, standIn)
  const count = (words: string) => words.split(standIn).length - 1
  if (pieces.filter(({ kind }) => kind === 'token').length < count(html) + count(text))
    throw new Error('A letter has lost the place of somebody’s own link.')
  return async (own) => {
    if (!PLAIN_ADDRESS.test(own.to) || own.token.length !== standIn.length) return compose(own)
    return pieces.map((piece) => fill(piece, own)).join('')
  }
}

interface Piece {
  kind: 'same' | 'to' | 'messageId' | 'token'
  words: string
}

function cut(whole: string, standIn: string): Piece[] {
  const token = [...standIn].join(`(?:${SOFT_BREAK})?`)
  const [to, messageId] = [NOBODY.to, NOBODY.messageId].map((words) => words.replaceAll('.', '\\.'))
  const places = new RegExp(
    `(?<to>(?<=^To: )${to})|(?<messageId>(?<=^Message-ID: )${messageId})|(?<token>${token})`,
    'gm',
  )
  const pieces: Piece[] = []
  let from = 0
  for (const match of whole.matchAll(places)) {
    pieces.push({ kind: 'same', words: whole.slice(from, match.index) })
    const kind = match.groups?.to ? 'to' : match.groups?.messageId ? 'messageId' : 'token'
    pieces.push({ kind, words: match[0] })
    from = match.index + match[0].length
  }
  pieces.push({ kind: 'same', words: whole.slice(from) })
  return pieces
}

function fill({ kind, words }: Piece, own: Own): string {
  if (kind === 'same') return words
  if (kind !== 'token') return own[kind]
  const parts: string[] = []
  let at = 0
  for (const part of words.split(SOFT_BREAK)) {
    parts.push(own.token.slice(at, at + part.length))
    at += part.length
  }
  return parts.join(SOFT_BREAK)
}
