import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { addDog } from '../journeys/account-dog.ts'
import { boughtBefore } from '../journeys/bought-before.ts'
import {
  BAG_2_KG,
  BUTTON,
  callServices,
  chooseMethods,
  continueToShipping,
  fillDetails,
  placeOrder,
  putIntoCart,
} from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail, signUp } from '../journeys/customer-account.ts'
import { countingHand } from '../journeys/hand.ts'
import { linkFromMail } from '../journeys/mail-inbox.ts'
import { pressAtGateway } from '../journeys/payment-journey.ts'
import { PHONE } from '../journeys/screens.ts'
import { askWorker, ordersOf, query, variantId } from '../journeys/shop-database.sql.ts'
import { hydrated, saveData } from '../journeys/shop-page.ts'

const PRODUCT = '/produkt/granule-kure-s-hnedou-ryzi'
const RUNNING = 'Pravidelné doručení běží'
const LAST_STEP = 'Zkontrolovat a zaplatit'

test.beforeEach(async ({ context }) => liveElsewhere(context))

async function plansOf(email: string): Promise<{ state: string; lines: number }[]> {
  return query(
    `select p.state, (select count(*)::int from shop.plan_lines l where l.plan_id = p.id) as lines
       from shop.plans p where p.email = $1 order by p.id`,
    [email],
  )
}

async function putRegularly(page: Page, sku: string): Promise<void> {
  await callServices(page.context(), 'POST', '/cart/lines', { variantId: await variantId(sku), regularWeeks: 4 })
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('a returning customer starts regular delivery on a phone in four taps', async ({ page, context }) => {
    const email = await signUp(page)
    await boughtBefore(context, email, { sku: BAG_2_KG, payment: 'dobirka', isKept: true })
    await saveData(page)
    await page.goto(PRODUCT)
    await hydrated(page)
    const main = page.getByRole('main')
    const hand = countingHand()
    await hand.tap(main.getByRole('radio', { name: /^Pravidelně/ }))
    await hand.tap(main.getByRole('button', { name: 'Do košíku', exact: true }))
    await hand.tap(main.getByRole('link', { name: 'K objednávce' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(LAST_STEP)
    await expect(main).toContainText('Touhle objednávkou začíná pravidelné doručení')
    await expect(main).toContainText(/Měsíčně to vyjde asi na\s[\d\s]+Kč/)
    await hand.tap(page.getByRole('button', { name: BUTTON }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hotovo.')
    await expect(heading(page, RUNNING)).toBeVisible()
    expect(hand.done).toEqual({ taps: 4, fields: 0 })
    expect(await plansOf(email)).toEqual([{ state: 'active', lines: 1 }])
    await expectAccessible(page, { widths: [390] })
  })
})

test('a guest starts it and the mail opens its settings', async ({ page, context }) => {
  const email = newEmail()
  await putRegularly(page, BAG_2_KG)
  await page.goto('/kosik/dodaci-udaje')
  await fillDetails(page, { email })
  await continueToShipping(page)
  await chooseMethods(page, /PPL/, /^Dobírka/)
  await expectAccessible(page)
  await placeOrder(page)
  await expect(page.getByText('Odkaz k nastavení jsme poslali e-mailem.')).toBeVisible()
  const elsewhere = await context.browser()?.newContext({ baseURL: process.env.E2E_SHOP_URL ?? '' })
  const other = await elsewhere?.newPage()
  if (!other) throw new Error('There is no second browser.')
  await other.goto(await linkFromMail(email, 'overeni'))
  await other.getByRole('button', { name: 'Potvrdit a založit účet' }).click()
  await expect(other).toHaveURL(/\/ucet\/pravidelne-doruceni/)
  await expect(other.getByRole('heading', { level: 1 })).toContainText('Pravidelné doručení')
  await elsewhere?.close()
})

test('the words beside the card are what is kept, and only a tick keeps them', async ({ page, context }) => {
  const email = await signUp(page)
  await boughtBefore(context, email, { sku: BAG_2_KG, isKept: true })
  await putRegularly(page, 'CN-GR-KUR-A-02K')
  await page.goto('/kosik/doprava-a-platba')
  const consent = page.getByRole('checkbox', { name: 'Platit z téže karty i další zásilky' })
  await expect(consent).not.toBeChecked()
  await expect(page.getByText('Souhlasím s opakovanými platbami kartou')).toBeVisible()
  await consent.check()
  await page.getByRole('button', { name: BUTTON }).click()
  await expect(page.getByRole('heading', { name: 'Zkušební platební brána' })).toBeVisible()
  await pressAtGateway(page, 'Zaplatit')
  await expect(heading(page, RUNNING)).toBeVisible()
  await expect
    .poll(
      async () => {
        await askWorker('charge-cycles')
        return query(
          `select m.state, m.consent_text like 'Souhlasím s opakovanými platbami%' as kept, m.card_number is not null as "hasCard"
             from shop.plan_mandates m join shop.plans p on p.id = m.plan_id where p.email = $1`,
          [email],
        )
      },
      { timeout: 30_000 },
    )
    .toEqual([{ state: 'active', kept: true, hasCard: true }])
})

test('a food that comes already is asked about before anything is ordered', async ({ page, context }) => {
  const email = await signUp(page)
  await boughtBefore(context, email, { sku: BAG_2_KG, payment: 'dobirka', isKept: true })
  for (const choice of [null, 'Nahradit dosavadní doručování']) {
    await putRegularly(page, 'CN-GR-KUR-A-02K')
    await page.goto('/kosik/doprava-a-platba')
    if (choice) {
      await page.getByRole('button', { name: BUTTON }).click()
      await expect(page.getByRole('alert')).toContainText('už pravidelně vozíme')
      await page.getByRole('radio', { name: choice }).check()
      await expectAccessible(page)
    }
    await placeOrder(page)
  }
  expect(await plansOf(email)).toEqual([
    { state: 'ended', lines: 1 },
    { state: 'active', lines: 1 },
  ])
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('whoever has a dog in the account lets the bowl decide on the page of thanks', async ({ page, context }) => {
    const email = await signUp(page)
    await addDog(page, 'Bára')
    await boughtBefore(context, email, { sku: BAG_2_KG, payment: 'dobirka', isKept: true })
    await putRegularly(page, 'CN-GR-KUR-A-02K')
    await page.goto('/kosik/doprava-a-platba')
    await placeOrder(page)
    await page.getByRole('button', { name: 'Řídit se miskou' }).click()
    await expect(heading(page, RUNNING)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Řídit se miskou' })).toHaveCount(0)
    expect(
      await query(
        `select l.is_by_bowl as "isByBowl", d.name from shop.plans p join shop.plan_lines l on l.plan_id = p.id
           join shop.dogs d on d.id = p.dog_id where p.email = $1`,
        [email],
      ),
    ).toEqual([{ isByBowl: true, name: 'Bára' }])
  })

  test('the page of thanks makes the order the first parcel, and an earlier order does too', async ({
    page,
    context,
  }) => {
    const email = await signUp(page)
    const earlier = await boughtBefore(context, email, { sku: BAG_2_KG, payment: 'dobirka', isKept: true })
    await putIntoCart(context, BAG_2_KG)
    await page.goto('/kosik/doprava-a-platba')
    await placeOrder(page)
    await expect(heading(page, 'Příště pravidelně?')).toBeVisible()
    await page.getByRole('button', { name: 'Posílat pravidelně' }).click()
    await expect(heading(page, RUNNING)).toBeVisible()
    expect(await ordersOf(email)).toHaveLength(2)
    expect(await plansOf(email)).toEqual([{ state: 'active', lines: 1 }])

    await page.goto(`/ucet/objednavka/${earlier}`)
    await page.getByLabel('Jak často').selectOption('6')
    await page.getByRole('button', { name: 'Posílat pravidelně' }).click()
    await expect(page.getByRole('alert')).toContainText('Má nové doručování nahradit to dosavadní?')
    await page.getByRole('button', { name: 'Nechat obě' }).click()
    await expect(heading(page, RUNNING)).toBeVisible()
    expect(await plansOf(email)).toHaveLength(2)
  })
})

test('the calculator of regular delivery puts the bag into the cart in its rhythm', async ({ page }) => {
  await page.goto('/pravidelne-doruceni')
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Posílat pravidelně' }).click()
  await expect(page.getByText(/je\sv\skošíku/).first()).toBeVisible()
  await page.goto('/kosik/obsah')
  await expect(
    page
      .getByRole('main')
      .getByText(/^Pravidelně každ/)
      .first(),
  ).toBeVisible()
})
