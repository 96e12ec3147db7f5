import { type Browser, openBrowser } from './browser.ts'
import type { Harness } from './harness.ts'
import type { SinkMail } from './mail-sink.ts'

export const PASSWORD = 'Rozmaryn a tymian 7'

/** The link in a mail, as `/l/{action}/{token}`. */
export function linkIn({ text }: Pick<SinkMail, 'text'>): {
  action: 'overeni' | 'heslo' | 'prihlaseni'
  token: string
} {
  const [, action, token] = /\/l\/(\w+)\/([\w-]{43})/.exec(text ?? '') ?? []
  if (!action || !token) throw new Error(`There is no link in: ${text}`)
  return { action: action as 'overeni', token }
}

let people = 0

export interface Person extends Browser {
  email: string
}

/** Registers, confirms by the mail and is signed in. */
export async function newCustomer(
  harness: Harness,
  given: { email?: string; ip?: string; password?: string | null } = {},
): Promise<Person> {
  people += 1
  const email = given.email ?? `person${people}@priklad.cz`
  const browser = openBrowser(harness, { ip: given.ip ?? `192.0.2.${people % 250}` })
  const { password = PASSWORD } = given
  const registered = await browser.call('register', { email, password })
  if (registered.status !== 202) throw new Error(JSON.stringify(registered.error))
  const link = linkIn(await harness.mailTo(email))
  const confirmed = await browser.call('useLink', { ...link, registrationKey: registered.value.key })
  if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.error))
  return Object.assign(browser, { email })
}
