import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { newHome, orderToDoor } from '../journeys/bought-before.ts'
import { callServices, putIntoCart } from '../journeys/checkout-journey.ts'
import { orderOnInvoice } from '../journeys/company-order.ts'
import { liveElsewhere, newEmail, signUp } from '../journeys/customer-account.ts'
import { leaveInStock, ordersOf, priceOf, query, variantId } from '../journeys/shop-database.sql.ts'
import { shopDay } from '../journeys/shop-day.ts'

const BAG = 'CN-GR-KUR-A-02K'

test.beforeEach(async ({ context }) => {
  await liveElsewhere(context)
  await leaveInStock(BAG, 500)
})
test.setTimeout(180_000)

/** Approved; how an application comes to that is the journey of the office. */
async function becomes(page: Page, group: 'velkoobchod' | 'chovatel' | 'trener'): Promise<string> {
  const email = await signUp(page)
  await query(
    `update shop.customers c set customer_group_id = g.id, invoice_limit = case g.code when 'velkoobchod' then 5000000 end, invoice_due_days = 14
       from shop.customer_groups g where g.code = $2 and c.email = $1`,
    [email, group],
  )
  return email
}

const groupsOf = (email: string) =>
  query<{ group: string; payable: number }>(
    `select customer_group as "group", payable::int from shop.orders where email = $1 order by id`,
    [email],
  )

async function order(context: BrowserContext, email: string): Promise<void> {
  await orderToDoor(context, { email, payment: 'dobirka' })
}

test('a wholesaler orders at own prices on invoice, and the second time by a saved list', async ({ page, context }) => {
  const email = await becomes(page, 'velkoobchod')
  await page.goto('/velkoobchod/rychla-objednavka')
  const main = page.getByRole('main')
  await page.getByLabel('Seznam, jeden řádek je jedna položka').fill(`${BAG}\t24`)
  await main.getByRole('button', { name: 'Přečíst seznam' }).click()
  await main.getByLabel('Název seznamu').fill('Každé pondělí')
  await main.getByRole('button', { name: 'Uložit seznam' }).click()
  await expect(main.getByText('Seznam je uložený.')).toBeVisible()
  for (const nth of [1, 2]) {
    await page.goto('/velkoobchod/rychla-objednavka')
    await main.getByRole('button', { name: 'Vložit do košíku: Každé pondělí' }).click()
    await expect(page).toHaveURL('/kosik/obsah')
    const cart = await callServices(context, 'GET', '/cart')
    expect(cart.lines[0].unitPrice, `order ${nth}`).toBeLessThan(await priceOf(BAG))
    await orderOnInvoice(context, email)
  }
  const orders = await groupsOf(email)
  expect(orders.map(({ group }) => group)).toEqual(['velkoobchod', 'velkoobchod'])
  expect(orders[0]?.payable).toBe(orders[1]?.payable)
})

test('a breeder orders with the discount of the programme, and the second time what the litter eats', async ({
  page,
  context,
}) => {
  const email = await becomes(page, 'chovatel')
  await putIntoCart(context, BAG, 4)
  const cart = await callServices(context, 'GET', '/cart')
  expect(cart.goodsTotal ?? cart.payable).toBeLessThan((await priceOf(BAG)) * 4)
  await order(context, email)

  await page.goto('/ucet/vrhy')
  await page.getByLabel('Jméno vrhu').fill('Vrh C')
  await page.getByLabel('Jméno feny').fill('Aura')
  await page.getByLabel('Den narození').fill(shopDay(-30))
  await page.getByLabel('Čím krmíte').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Založit vrh' }).click()
  const born = page.getByRole('group', { name: '1.', exact: true })
  await born.getByLabel('Jméno').fill('Cyril')
  await born.getByLabel('Pohlaví').selectOption({ index: 0 })
  await page.getByRole('button', { name: 'Zapsat štěňata' }).click()
  await page.getByRole('button', { name: 'Připravit košík' }).click()
  const link = await page.getByLabel('Odkaz na košík pro nové majitele').inputValue()
  await page.goto(new URL(link).pathname)
  await page.getByRole('button', { name: 'Vložit do košíku' }).click()
  await expect(page).toHaveURL('/kosik/obsah')
  await order(context, email)
  expect((await groupsOf(email)).map(({ group }) => group)).toEqual(['chovatel', 'chovatel'])
})

test('a trainer orders, and the second order is that of the class behind the own offer', async ({
  page,
  context,
  browser,
}) => {
  const email = await becomes(page, 'trener')
  await putIntoCart(context, BAG, 4)
  await order(context, email)

  await page.goto('/ucet/muj-kod')
  await page.getByRole('button', { name: 'Vytvořit kód' }).click()
  await putIntoCart(context, BAG, 4)
  await page.getByLabel('Název kurzu').fill('Poslušnost')
  await page.getByRole('button', { name: 'Připravit z mého košíku', exact: true }).click()
  const link = await page.getByLabel('Odkaz pro kurz Poslušnost').inputValue()
  await order(context, email)

  const client = await browser.newPage()
  await liveElsewhere(client.context())
  await client.goto(new URL(link).pathname)
  await client.getByRole('button', { name: 'Vložit do košíku' }).click()
  await expect(client).toHaveURL('/kosik/obsah')
  const clientEmail = newEmail()
  // Of another household: who lives together recommends to nobody.
  await orderToDoor(client.context(), {
    ...{ email: clientEmail, payment: 'dobirka', ...newHome() },
  })
  await client.close()
  await page.goto('/ucet/muj-kod')
  await expect(page.getByRole('region', { name: 'Co kód vydělal' }).getByRole('cell').first()).toHaveText('1')
  expect((await ordersOf(email)).length).toBe(2)
})

test('a retailer who orders is on the map once people agree, and the shelf follows what was delivered', async ({
  page,
  context,
}) => {
  const email = await becomes(page, 'velkoobchod')
  const name = `U Rexe ${email.slice(4, 10)}`
  for (const _ of ['first', 'second']) {
    await putIntoCart(context, BAG, 24)
    await orderOnInvoice(context, email)
  }
  // People have agreed and the parcels have come; both are journeys of the office.
  await query(
    `with place as (
       insert into shop.retailers (storefront_id, slug, name, type, street, city, postal_code, region, latitude, longitude, opening_hours, confirmed_on)
       select 1, $2, $3, 'pet_shop', 'Dlouhá 5', 'Tišnov', '66601', 'Jihomoravský', 49.3487, 16.4242, '[[],[],[],[],[],[],[]]', current_date returning id)
     insert into internal.retailer_entries (customer_id, retailer_id, state, fields, shows_supply, sent_at, answer_by, decided_at)
     select c.id, place.id, 'published', '{}', true, now(), current_date, now() from shop.customers c, place where c.email = $1`,
    [email, name.toLowerCase().replaceAll(' ', '-'), name],
  )
  await page.goto('/mapa-prodejcu?misto=Tišnov')
  await expect(page.getByText(name).first()).toBeVisible()
  expect((await groupsOf(email)).length).toBe(2)
})

test('whoever takes a puppy over buys its food, and buys it again by repeating the order', async ({
  page,
  context,
}) => {
  const breeder = await page.context().browser()?.newContext()
  if (!breeder) throw new Error('No browser.')
  const kennel = await breeder.newPage()
  await liveElsewhere(breeder)
  await becomes(kennel, 'chovatel')
  const { id } = await callServices(breeder, 'POST', '/account/litters', {
    ...{ name: 'Vrh D', motherName: 'Aura', bornOn: shopDay(-60) },
  })
  await callServices(breeder, 'POST', `/account/litters/${id}/puppies`, { puppies: [{ name: 'Dan', sex: 'male' }] })
  await callServices(breeder, 'POST', `/account/litters/${id}/cards`, {})
  const [card] = await query<{ uid: string }>('select uid from shop.puppies where litter_id = $1', [id])
  await breeder.close()

  const email = await signUp(page)
  await page.goto(`/t/${card?.uid}`)
  await page.getByRole('button', { name: 'Převzít profil' }).click()
  await expect(page.getByRole('heading', { name: 'Dan' }).first()).toBeVisible()
  await putIntoCart(context, BAG, 4)
  const first = await orderToDoor(context, { email, payment: 'dobirka' })
  const again = await callServices(context, 'POST', `/orders/${first.accessToken}/cart`, {})
  expect(again).toBeTruthy()
  await page.goto('/ucet/objednavky')
  await expect(page.getByText(first.number).first()).toBeVisible()
  await callServices(context, 'POST', '/cart/lines', { variantId: await variantId(BAG), pieces: 4 })
  await order(context, email)
  expect((await ordersOf(email)).length).toBe(2)
})
