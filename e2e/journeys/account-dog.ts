import { type Browser, expect, type Page } from '@playwright/test'
import { liveElsewhere, PASSWORD, signIn } from './customer-account.ts'

/** A grown dog of 14 kg in the account of whoever is signed in on this page. */
export async function addDog(page: Page, name: string, ...forbidden: string[]): Promise<void> {
  await page.goto('/ucet/psi?pridat')
  await page.getByLabel('Jméno psa').fill(name)
  await page.getByLabel('Pohlaví').selectOption({ label: 'Pes' })
  await page.getByLabel(/^Váha v\skg/).fill('14')
  for (const one of forbidden) await page.getByRole('checkbox', { name: one, exact: true }).check()
  await page.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
}

/** The same customer in a browser that knows nothing of the first. */
export async function onAnotherDevice(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext()
  await liveElsewhere(context)
  const page = await context.newPage()
  await signIn(page, email, PASSWORD)
  await expect(page).toHaveURL(/\/ucet\/prehled/)
  return page
}
