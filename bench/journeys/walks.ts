import type { Page } from 'playwright-core'
import type { Hand } from './hand.ts'

const ORDER = /^Objednávka zavazující k platbě/

/** From the first question about the dog to its food in the cart. */
export async function findFood(page: Page, hand: Hand, mustNotEat: readonly RegExp[] = []): Promise<void> {
  const main = page.getByRole('main')
  await hand.type(main.getByRole('textbox', { name: 'Jméno psa' }), 'Bady')
  await hand.tap(main.getByRole('button', { name: /^Pokračovat/ }))
  await hand.tap(main.getByRole('button', { name: /^Bígl/ }))
  await hand.tap(main.getByRole('button', { name: 'Pokračovat k pohybu' }))
  await hand.tap(main.getByRole('button', { name: /^Denní procházky/ }))
  for (const what of mustNotEat) await hand.tap(main.getByRole('checkbox', { name: what }))
  await hand.tap(main.getByRole('button', { name: /^Ukázat, co / }))
  await hand.tap(main.getByRole('button', { name: /^Do\skošíku · / }).first())
  await page.getByRole('link', { name: 'Otevřít košík' }).first().waitFor()
}

/** From the cart to the gateway, to a point where the parcel waits. */
export async function orderToPoint(page: Page, hand: Hand, email: string): Promise<void> {
  const main = page.getByRole('main')
  await hand.tap(page.getByRole('link', { name: 'Pokračovat k objednávce' }).first())
  await page.waitForURL(/dodaci-udaje/)
  await hand.type(main.getByLabel('PSČ nebo město'), '602 00')
  await hand.tap(main.getByRole('radio', { name: /602\s00\sBrno/ }).first())
  await hand.type(main.getByLabel('Jméno a příjmení', { exact: true }), 'Jitka Novotná')
  await hand.type(main.getByLabel('E-mail', { exact: true }), email)
  await hand.type(main.getByLabel('Telefon', { exact: true }), '777 123 456')
  await hand.tap(main.getByRole('button', { name: 'Pokračovat k platbě' }))
  await page.waitForURL(/doprava-a-platba/)
  await order(page, hand)
}

export async function order(page: Page, hand: Hand): Promise<void> {
  await hand.tap(page.getByRole('main').getByRole('button', { name: ORDER }))
  await page.getByRole('heading', { name: 'Zkušební platební brána' }).waitFor()
}

export async function pay(page: Page, hand: Hand): Promise<void> {
  await hand.tap(page.getByRole('button', { name: 'Zaplatit', exact: true }))
  await page.getByRole('heading', { level: 1, name: /Hotovo\./ }).waitFor()
}
