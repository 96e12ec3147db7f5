import { setTimeout as delay } from 'node:timers/promises'
import { openPageVisitor, type PageVisitor } from '@shop/stack/page-visitor'

export interface Visitor extends PageVisitor {
  name: string
}

export function openVisitor(name: string, shopUrl: string, address: string): Visitor {
  return { name, ...openPageVisitor(shopUrl, { address }) }
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
