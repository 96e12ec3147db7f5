import { setTimeout as delay } from 'node:timers/promises'

export interface Visitor {
  name: string
  get(path: string): Promise<Answer>
  post(path: string, fields: Record<string, string>): Promise<Answer>
}

export interface Answer {
  status: number
  text: string
  headers: Headers
}

/** A browser as the server sees it: cookies and forms, no more. Each has an address of its own, as households have. */
export function openVisitor(name: string, shopUrl: string, address: string): Visitor {
  const cookies = new Map<string, string>()
  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ')
    const response = await fetch(shopUrl + path, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
    })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    return { status: response.status, text: await response.text(), headers: response.headers }
  }
  return {
    name,
    get: (path) => send(path),
    post: (path, fields) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: new URL(shopUrl).origin } }),
  }
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const at = pair.indexOf('=')
  if (/max-age=0/i.test(line)) cookies.delete(pair.slice(0, at))
  else cookies.set(pair.slice(0, at), pair.slice(at + 1))
}

/** Registers through the pages and the mailbox, as a person does. */
export async function becomeCustomer(visitor: Visitor, email: string, mailUrl: string): Promise<void> {
  await visitor.post('/registrace', { email, password: `heslo pro ${email}` })
  const link = await findLink(email, mailUrl)
  const confirmed = await visitor.post(link, { intent: 'use' })
  if (confirmed.status !== 303) throw new Error(`${email} was not confirmed: ${confirmed.status}`)
}

async function findLink(email: string, mailUrl: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const mails = (await (await fetch(`${mailUrl}/api/email`)).json()) as { to: { address: string }[]; text: string }[]
    const mail = mails.find(({ to }) => to.some(({ address }) => address === email))
    const link = /\/l\/overeni\/[A-Za-z0-9_-]{43}/.exec(mail?.text ?? '')?.[0]
    if (link) return link
    await delay(100)
  }
  throw new Error(`No mail came to ${email}.`)
}
