import { expect } from '@playwright/test'

interface Mail {
  id: string
  subject: string
  to: { address: string }[]
  text?: string
}

/** Links of our own in the newest mail to an address that fits; waits until it has really come by SMTP. */
export async function linkFromMail(address: string, action: 'overeni' | 'heslo' | 'prihlaseni'): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address))
          .toReversed()
          .map(({ text }) => new RegExp(`/l/${action}/[A-Za-z0-9_-]{43}`).exec(text ?? '')?.[0])
          .find(Boolean)
        return found
      },
      { message: `a mail to ${address} with a link to /l/${action}`, timeout: 30_000 },
    )
    .toBeTruthy()
  return found ?? ''
}

/** Everything the address has got, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const inbox = `${process.env.E2E_MAIL_URL}/api/email`
  const list = (await (await fetch(inbox)).json()) as Mail[]
  const mine = list.filter(({ to }) => to.some((one) => one.address === address))
  return Promise.all(mine.map(async ({ id }) => (await (await fetch(`${inbox}/${id}`)).json()) as Mail))
}

/** Headers of a mail as they really came, by their names in small letters: the inbox leaves some out of its own list. */
export async function headersOf({ id }: Mail): Promise<Record<string, string>> {
  const source = await (await fetch(`${process.env.E2E_MAIL_URL}/api/email/${id}/source`)).text()
  const [head = ''] = source.split(/\r?\n\r?\n/, 1)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

/** The newest mail to an address, once it has come. */
export async function newestMail(address: string): Promise<Mail> {
  let newest: Mail | undefined
  await expect
    .poll(
      async () => {
        newest = (await mailsTo(address)).at(-1)
        return newest
      },
      { message: `a mail to ${address}`, timeout: 30_000 },
    )
    .toBeTruthy()
  if (!newest) throw new Error(`Nothing came to ${address}.`)
  return newest
}

/** A link of our own in any mail to an address, once it has come. */
export async function addressFromMail(address: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  const look = async () => {
    found = (await mailsTo(address)).map(({ text }) => pattern.exec(text ?? '')?.[0]).find(Boolean)
    return found
  }
  await expect.poll(look, { message: `a mail to ${address} with ${pattern}`, timeout: 30_000 }).toBeTruthy()
  return found ?? ''
}
