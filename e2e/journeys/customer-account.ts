import { type BrowserContext, expect, type Page } from '@playwright/test'
import { callServices } from './checkout-journey.ts'
import { linkFromMail } from './mail-inbox.ts'
import { makeStaff } from './shop-database.sql.ts'

export const PASSWORD = 'pes kouše do rohožky'

export function newEmail(): string {
  return `pes-${crypto.randomUUID().slice(0, 12)}@priklad.cz`
}

/** Limits are counted per network, and every test is a household of its own. */
export async function liveElsewhere(context: BrowserContext): Promise<void> {
  const part = () => 1 + Math.floor(Math.random() * 253)
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `198.${18 + (part() % 2)}.${part()}.${part()}` })
}

export async function register(page: Page, email: string, password: string | null = PASSWORD): Promise<void> {
  await page.goto('/registrace')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  if (password) await page.getByLabel(/^Heslo/).fill(password)
  await page.getByRole('button', { name: 'Založit účet' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ještě potvrďte e-mail')
}

/** A confirmed customer, signed in on this page; by the services, because how that is done is tested elsewhere. Nothing is opened. */
export async function signUp(page: Page, password: string | null = PASSWORD): Promise<string> {
  const email = newEmail()
  const { key } = await callServices(page.context(), 'POST', '/registrations', { email, password })
  const link = await linkFromMail(email, 'overeni')
  await callServices(page.context(), 'POST', link.replace('/l/', '/links/'), { registrationKey: key })
  return email
}

/** The same by its pages, which end in the account. */
export async function signUpByPages(page: Page): Promise<string> {
  const email = newEmail()
  await register(page, email)
  await page.goto(await linkFromMail(email, 'overeni'))
  await page.getByRole('button', { name: 'Potvrdit a založit účet' }).click()
  await expect(page).toHaveURL(/\/ucet\/prehled/)
  return email
}

export async function signIn(page: Page, email: string, password: string, search = ''): Promise<void> {
  await page.goto(`/prihlasit-se${search}`)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Heslo', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Přihlásit se', exact: true }).click()
}

/** A member of staff, signed in on this page. */
export async function signInAsStaff(page: Page): Promise<void> {
  await liveElsewhere(page.context())
  await makeStaff(await signUp(page))
}
