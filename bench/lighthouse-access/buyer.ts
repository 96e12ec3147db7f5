import type { Page } from 'playwright-core'

/** One bag, put there by the button of its page. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto('/produkt/granule-kure-s-hnedou-ryzi', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Do košíku' }).first().click()
  await page.waitForFunction(() => /Košík, [1-9]/.test(document.body.innerHTML))
}

/** From the cart to the last step, with an address that is kept as it is written. */
export async function fillDetails(page: Page): Promise<void> {
  await page.goto('/kosik/dodaci-udaje', { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: /^Přivezte domů/ }).check()
  const fields = {
    'Jméno a příjmení': 'Jitka Novotná',
    'E-mail': 'kupec@priklad.cz',
    Telefon: '777 123 456',
    'Ulice a číslo': 'Nová 123',
    Město: 'Brno',
    PSČ: '602 00',
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).first().fill(value)
  const next = page.getByRole('button', { name: 'Pokračovat k platbě' })
  await next.click()
  await page.getByLabel('Použít zadanou adresu tak, jak je').first().check()
  await next.click()
  await page.waitForURL(/doprava-a-platba/)
}

/** Home by courier, paid by a transfer. */
export async function placeOrder(page: Page): Promise<void> {
  await page.goto('/kosik/doprava-a-platba', { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: /Bankovní převod/ }).check()
  await page.getByRole('button', { name: 'Objednávka zavazující k platbě' }).click()
  await page.waitForURL(/dekujeme/)
}
