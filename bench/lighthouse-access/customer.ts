import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'

const EMAIL = 'lighthouse@priklad.cz'
const PATIENCE = 30_000

/** A confirmed customer, signed in on this page. */
export async function signUp(page: Page, mailUrl: string): Promise<void> {
  await page.goto('/registrace', { waitUntil: 'networkidle' })
  await page.getByLabel('E-mail', { exact: true }).fill(EMAIL)
  await page.getByLabel(/^Heslo/).fill('pes kouše do rohožky')
  await page.getByRole('button', { name: 'Založit účet' }).click()
  await page.waitForURL(/potvrzeni-registrace/)
  await page.goto(await linkFromMail(mailUrl))
  await page.getByRole('button', { name: 'Potvrdit a založit účet' }).click()
  await page.waitForURL(/\/ucet\/prehled/)
}

async function linkFromMail(mailUrl: string): Promise<string> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(200)) {
    const mails = (await (await fetch(`${mailUrl}/api/email`)).json()) as { id: string }[]
    for (const { id } of mails) {
      const { text } = (await (await fetch(`${mailUrl}/api/email/${id}`)).json()) as { text?: string }
      const link = /\/l\/overeni\/[A-Za-z0-9_-]{43}/.exec(text ?? '')?.[0]
      if (link) return link
    }
  }
  throw new Error('The mail with the link has not come.')
}
