import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { callServices } from '../journeys/checkout-journey.ts'
import { orderOnInvoice } from '../journeys/company-order.ts'
import { signUp } from '../journeys/customer-account.ts'
import { leaveInStock, orderRow, priceOf, query, variantId } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const BAG = 'CN-GR-KUR-A-12K'

test('a wholesaler applies in the shop, is approved, and buys at the new price with the agreed days', async ({
  page,
  openOffice,
}) => {
  test.setTimeout(120_000)
  await leaveInStock(BAG, 50)
  const email = await signUp(page)
  await page.goto('/velkoobchod')
  const main = page.getByRole('main')
  await main.getByLabel('IČO').fill('453 17 054')
  await main.getByRole('button', { name: 'Doplnit z rejstříku' }).click()
  await expect(main.getByLabel('Název firmy')).toHaveValue('Psí potřeby Vzorová a.s.')
  await main.getByLabel('Typ provozovny').selectOption('Psí salon')
  await main.getByLabel('Odhad měsíčního odběru').selectOption('do 10 000 Kč')
  await main.getByLabel('Kontaktní osoba').fill('Petr Vzor')
  await main.getByLabel('E-mail', { exact: true }).fill(email)
  await main.getByLabel('Telefon').fill('777 123 456')
  await main.getByRole('button', { name: 'Odeslat žádost' }).click()
  const heading = main.getByRole('heading', { name: /Žádost Z\d{6} ověřujeme/ })
  await expect(heading).toBeVisible()
  const [number = ''] = /Z\d{6}/.exec((await heading.textContent()) ?? '') ?? []

  const office = await openOffice('staff_support', `/zpravy/zadosti/${number}`)
  await expect(office.getByText('Firmu zná veřejný rejstřík')).toBeVisible()
  await expect(office.getByText('Účet s touto adresou už existuje')).toBeVisible()
  await office.getByLabel('Limit na fakturu').fill('50000')
  await office.getByLabel('Splatnost').fill('21')
  await office.getByLabel('Zkušební objednávky').fill('0')
  await expectAccessible(office, { widths: [1440, 1024] })
  await office.getByRole('button', { name: /^Schválit/ }).click()
  await expect(office.getByText('schválená').first()).toBeVisible()

  const context = page.context()
  const cart = await callServices(context, 'POST', '/cart/lines', { variantId: await variantId(BAG), pieces: 6 })
  expect(cart.lines[0].unitPrice).toBeLessThan(await priceOf(BAG))
  const order = await orderOnInvoice(context, email)
  expect(await orderRow(order.number)).toMatchObject({
    customer_group: 'velkoobchod',
    payment_kind: 'invoice',
    state: 'accepted',
  })
  const [payment] = await query<{ days: number | null }>(
    `select c.invoice_due_days as days from shop.customers c where c.email = $1`,
    [email],
  )
  expect(payment?.days).toBe(21)

  const customer = await openOffice('staff_accounting', '/zakaznici')
  await customer.getByLabel('Hledat zákazníka').fill('45317054')
  await customer.keyboard.press('Enter')
  await expect(customer.getByRole('table', { name: 'Zákazníci' }).getByText('Velkoobchod').first()).toBeVisible()
})
