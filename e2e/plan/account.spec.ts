import { expect, type Page, test } from '@playwright/test'
import { assertTruths } from '@shop/database/assert-truths'
import { expectAccessible } from '../journeys/accessible.ts'
import { addDog } from '../journeys/account-dog.ts'
import { callServices } from '../journeys/checkout-journey.ts'
import { liveElsewhere, signUp } from '../journeys/customer-account.ts'
import { addressFromMail } from '../journeys/mail-inbox.ts'
import { moveClock, openOwnShop } from '../journeys/own-shop.ts'
import { commandFake } from '../journeys/payment-journey.ts'
import {
  addDays,
  announceNext,
  type Bought,
  chargesOf,
  deliver,
  mondayAhead,
  payFirst,
  placeNext,
  readCycle,
  readPlan,
  recurrences,
  startPlan,
  untilState,
} from '../journeys/plan-journey.ts'
import { overflow } from '../journeys/screens.ts'
import { askWorker, leaveInStock } from '../journeys/shop-database.sql.ts'

const BAG_2 = 'CN-GR-LOS-A-02K'
const BAG_12 = 'CN-GR-KUR-A-12K'
const PAGE = '/ucet/pravidelne-doruceni'

// One worker, one after another: they share a clock.
test.describe.configure({ mode: 'default', timeout: 240_000 })
// biome-ignore lint/correctness/noEmptyPattern: how a fixture that needs no other is written
test.use({ baseURL: async ({}, use) => use(process.env.E2E_SHOP_URL) })

let stop: () => Promise<void>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const shop = await openOwnShop()
  stop = async () => {
    const address = `${process.env.E2E_DATABASE_URL}`
    await assertTruths(address).finally(() => shop.stop())
  }
  for (const sku of [BAG_2, BAG_12]) await leaveInStock(sku, 500)
})
test.afterAll(() => stop())
test.beforeEach(async ({ context }) => {
  await liveElsewhere(context)
  await moveClock(mondayAhead())
})

async function expectToFit(page: Page): Promise<void> {
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0)
  }
}

/** A customer whose second parcel was announced. */
async function announced(page: Page, choice: { payment?: string } = {}): Promise<{ email: string; bought: Bought }> {
  const email = await signUp(page)
  const bought = await startPlan(page.context(), { email, sku: BAG_2, ...choice })
  if (choice.payment === 'karta') await payFirst(page, bought)
  await announceNext(page, bought)
  return { email, bought }
}

test('without a plan the page leads to one', async ({ page }) => {
  await signUp(page)
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: 'Pytel nosíte po svém' })).toBeVisible()
  await expectAccessible(page)
})

for (const withScript of [true, false]) {
  test.describe(withScript ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: withScript })

    test('from the mail of the notice a parcel is skipped without signing in, and taken back', async ({
      page,
      browser,
    }) => {
      const { email, bought } = await announced(page)
      const link = await addressFromMail(email, /\/l\/doruceni\/[\w.-]+/)
      const stranger = await browser.newContext({
        javaScriptEnabled: withScript,
        baseURL: process.env.E2E_SHOP_URL ?? '',
      })
      await liveElsewhere(stranger)
      const mail = await stranger.newPage()
      await mail.goto(link)
      await expect(mail.getByText('Všechno sedí?')).toBeVisible()
      await expect(mail.getByText(/•/).first()).toBeVisible()
      await expect(mail.getByText('Zahradní 12')).toHaveCount(0)
      await expect(mail.getByRole('complementary').getByText('stejně jako minule')).toBeVisible()
      if (withScript) {
        await expectAccessible(mail)
        await expectToFit(mail)
      }
      expect((await readCycle(page.context(), bought.planId)).state).toBe('announced')
      await mail.getByRole('button', { name: /^Přeskočit balík/ }).click()
      await expect(mail.getByRole('heading', { level: 1, name: 'Přeskočeno. Miska počká.' })).toBeVisible()
      await expect(mail.getByText(/Přeskočili jste ho/)).toBeVisible()
      if (withScript) await expectAccessible(mail)
      expect(await readCycle(page.context(), bought.planId)).toMatchObject({ cycleNo: 3, state: 'planned' })
      await mail.getByRole('button', { name: /^Vrátit balík/ }).click()
      await expect(mail.getByText('Balík zase jede.')).toBeVisible()
      expect(await readCycle(page.context(), bought.planId)).toMatchObject({ cycleNo: 2, state: 'announced' })
      await stranger.close()
    })

    test('in the account a parcel is put off, something goes along once, and the setting changes', async ({ page }) => {
      const { bought } = await announced(page)
      const { planId } = bought
      await page.goto(PAGE)
      await expect(page.getByText('Příští balík')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Příští čtyři balíky' }).getByRole('listitem')).toHaveCount(4)
      if (withScript) await expectAccessible(page)
      const before = await readCycle(page.context(), planId)

      await page.getByRole('link', { name: 'Přidat jednou' }).click()
      await page
        .getByRole('button', { name: /^Přidat .* za/ })
        .first()
        .click()
      await expect(page.getByText('Přidáno. Příště už zase bez toho.')).toBeVisible()
      expect((await readCycle(page.context(), planId)).payable).toBeGreaterThan(before.payable)
      await page.getByRole('button', { name: /^Odebrat/ }).click()
      await expect(page.getByText('Odebráno.')).toBeVisible()
      expect((await readCycle(page.context(), planId)).payable).toBe(before.payable)

      await page.getByRole('link', { name: 'Odložit' }).click()
      await expect(page.getByRole('radio').nth(1)).toBeVisible()
      if (withScript) await expectAccessible(page)
      await page.getByRole('radio').nth(1).check()
      await page.getByRole('button', { name: 'Odložit' }).click()
      await expect(page.getByText('Balík jsme posunuli.')).toBeVisible()
      expect((await readCycle(page.context(), planId)).processOn > before.processOn).toBe(true)

      await page.getByRole('link', { name: 'Změnit: Co a jak často' }).click()
      await page.getByLabel(/^Kusů/).fill('2')
      await page.getByLabel(/^Jak často/).selectOption('42')
      await page.getByRole('button', { name: 'Uložit' }).click()
      await expect(page.getByText('Uloženo. Platí od příštího balíku.')).toBeVisible()
      expect((await readPlan(page.context(), planId)).lines[0]).toMatchObject({ pieces: 2, intervalDays: 42 })

      await page.getByRole('link', { name: 'Změnit: Platba' }).click()
      await page.getByRole('radio', { name: /převod/i }).check()
      await page.getByRole('button', { name: 'Uložit' }).click()
      await expect(page.getByText('Uloženo. Platí od příštího balíku.')).toBeVisible()
      await page.getByRole('link', { name: 'Změnit: Když něco chybí' }).click()
      await expect(page.getByRole('radio', { name: /Poslat menší balení/ })).toBeVisible()
      if (withScript) await expectAccessible(page)
      await page.getByRole('radio', { name: /Poslat menší balení/ }).check()
      await page.getByRole('button', { name: 'Uložit' }).click()
      await expect(page.getByText('Uloženo. Platí od příštího balíku.')).toBeVisible()
      expect(await readPlan(page.context(), planId)).toMatchObject({
        stockPolicy: 'smaller_packs',
        payment: { kind: 'transfer' },
      })
    })

    test('paused, started again, ended in two clicks and taken up as it was', async ({ page }) => {
      const { bought } = await announced(page)
      const { planId } = bought
      await page.goto(PAGE)
      await page.getByRole('link', { name: 'Pozastavit' }).click()
      await page.getByRole('button', { name: 'Pozastavit' }).click()
      await expect(page.getByText('Doručování má pauzu.')).toBeVisible()
      if (withScript) await expectAccessible(page)
      expect(await readPlan(page.context(), planId)).toMatchObject({ state: 'paused', cycle: null })
      await page.getByRole('button', { name: 'Spustit hned' }).click()
      await expect(page.getByText('Doručování zase běží.')).toBeVisible()
      expect(await readPlan(page.context(), planId)).toMatchObject({ state: 'active', cycle: { state: 'planned' } })

      await page.getByRole('link', { name: 'Ukončit' }).click()
      await page.getByRole('button', { name: 'Ukončit doručování' }).click()
      await expect(page.getByText('Doručování je ukončené.')).toBeVisible()
      expect(await readPlan(page.context(), planId)).toMatchObject({ state: 'ended', cycle: null })
      if (withScript) await expectAccessible(page)
      await page.getByRole('radio', { name: 'Máme zásobu' }).check()
      await page.getByRole('button', { name: 'Odeslat' }).click()
      await expect(page.getByText('Díky, zapsali jsme si to.')).toBeVisible()
      await page.getByRole('button', { name: 'Obnovit tak, jak byl' }).click()
      await expect(page.getByText('Doručování zase běží, přesně jak bylo.')).toBeVisible()
      expect(await readPlan(page.context(), planId)).toMatchObject({ state: 'active', lines: [{ intervalDays: 28 }] })
    })
  })
}

for (const withScript of [true, false]) {
  test(`taking a plan up again asks about another that brings its food, with${withScript ? '' : 'out'} scripts and by the link`, async ({
    page,
    browser,
  }) => {
    const { email, bought } = await announced(page)
    const context = page.context()
    const link = await addressFromMail(email, /\/l\/doruceni\/[\w.-]+/)
    await callServices(context, 'POST', `/customer/plans/${bought.planId}/state`, { action: 'end' })
    const other = await startPlan(context, { email, sku: BAG_2 })
    const stranger = await browser.newContext({
      javaScriptEnabled: withScript,
      baseURL: process.env.E2E_SHOP_URL ?? '',
      storageState: await context.storageState(),
    })
    await liveElsewhere(stranger)
    const account = await stranger.newPage()
    await account.goto(PAGE)
    await account.getByRole('button', { name: 'Obnovit tak, jak byl' }).click()
    await expect(account.getByText(/mezitím vozí jiné doručování/)).toBeVisible()
    expect((await readPlan(context, bought.planId)).state).toBe('ended')
    if (withScript) {
      await expectAccessible(account)
      await expectToFit(account)
    }
    await account.getByRole('button', { name: 'Nahradit dosavadní doručování' }).click()
    await expect(account.getByText('Doručování zase běží, přesně jak bylo.')).toBeVisible()
    expect((await readPlan(context, bought.planId)).state).toBe('active')
    expect((await readPlan(context, other.planId)).state).toBe('ended')

    // The other one is taken up by the link to its mailbox: asked there too, and both go on.
    await callServices(context, 'POST', `/customer/plans/${bought.planId}/state`, { action: 'end' })
    await callServices(context, 'POST', `/customer/plans/${other.planId}/state`, { action: 'restart' })
    await account.goto(link)
    await account.getByRole('button', { name: 'Poslat odkaz k nastavení' }).click()
    await expect(account.getByText(/Odkaz k\snastavení je na cestě/)).toBeVisible()
    await account.goto(await addressFromMail(email, /\/l\/doruceni\/nastaveni\/[\w.-]+/))
    await account.getByRole('button', { name: 'Obnovit tak, jak byl' }).click()
    await expect(account.getByText(/mezitím vozí jiné doručování/)).toBeVisible()
    if (withScript) await expectAccessible(account)
    await account.getByRole('button', { name: 'Nechat obě' }).click()
    await expect(account.getByRole('heading', { name: 'Co a jak často' })).toBeVisible()
    expect((await readPlan(context, bought.planId)).state).toBe('active')
    expect((await readPlan(context, other.planId)).state).toBe('active')
    await stranger.close()
  })
}

test('a parcel paid by transfer asks for its money by a code, in the account and behind the link', async ({
  page,
  browser,
}) => {
  const email = await signUp(page)
  const bought = await startPlan(page.context(), { email, sku: BAG_2 })
  await page.goto(`${PAGE}?plan=${bought.planId}&akce=platba`)
  await page.getByRole('radio', { name: /převod/i }).check()
  await page.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText('Uloženo. Platí od příštího balíku.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Zaplaťte QR kódem' })).toHaveCount(0)
  await announceNext(page, bought)
  await page.goto(PAGE)
  const asked = page.getByRole('region', { name: 'Zaplaťte QR kódem' })
  await expect(asked.getByRole('img', { name: 'QR platba' })).toBeVisible()
  await expect(asked).toContainText('balík odejde, jakmile peníze dorazí')
  await expectAccessible(page)
  await expectToFit(page)
  const symbol = await asked
    .getByText(/^\d{10}/)
    .first()
    .textContent()
  const mail = await (await browser.newContext({ baseURL: process.env.E2E_SHOP_URL ?? '' })).newPage()
  await mail.goto(await addressFromMail(email, /\/l\/doruceni\/[\w.-]+/))
  await expect(mail.getByRole('region', { name: 'Zaplaťte QR kódem' })).toContainText(symbol ?? 'no symbol')
  await expectToFit(mail)
  await mail.context().close()
})

test('a card that is refused is replaced by another, and the old leave ends at the gateway', async ({ page }) => {
  const { bought } = await announced(page, { payment: 'karta' })
  const { planId } = bought
  const context = page.context()
  await askWorker('charge-cycles')
  await expect.poll(async () => (await readPlan(context, planId)).card?.number, { timeout: 30_000 }).toBe('4448')
  await commandFake(process.env.E2E_GOPAY_URL, 'faults', { recurrences: 'declined' })
  try {
    const { processOn } = await placeNext(context, planId)
    await moveClock(processOn, '08:10')
    await askWorker('charge-cycles')
    await expect.poll(async () => (await chargesOf(planId)).length, { timeout: 30_000 }).toBe(1)
    // The bank may have said no before we had written down whom we asked; then it is asked again a little later.
    await moveClock(processOn, '08:30')
    await askWorker('poll-payments')
    await expect.poll(async () => (await chargesOf(planId))[0], { timeout: 30_000 }).toBe('cancelled')
    await untilState(context, planId, 'follow-cycles', 'payment_failed')
  } finally {
    await commandFake(process.env.E2E_GOPAY_URL, 'faults', { recurrences: 'paid' })
  }
  await page.goto(PAGE)
  await expect(page.getByText('Platba neprošla, balík čeká')).toBeVisible()
  await expect(page.getByText(/Další pokus uděláme/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Zaplatit jinak nebo novou kartou' }).click()
  await expect(page.getByText(/zkusíme uloženou kartu znovu/)).toBeVisible()
  await page.getByText('S čím souhlasíte').click()
  await expect(page.getByText(/nejvýš tolik, kolik oznámíme/)).toBeVisible()
  await page.getByRole('checkbox', { name: /Příště platit touhle kartou/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Zaplatit/ }).click()
  await page.getByRole('button', { name: 'Zaplatit', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Zaplaceno' })).toBeVisible()
  await untilState(context, planId, 'follow-cycles', 'ordered')
  await askWorker('charge-cycles')
  await expect.poll(recurrences, { timeout: 30_000 }).toEqual(expect.arrayContaining(['STOPPED', 'STARTED']))

  await page.goto(`${PAGE}?plan=${planId}&akce=ukoncit`)
  await page.getByRole('button', { name: 'Ukončit doručování' }).click()
  await expect(page.getByText('Doručování je ukončené.')).toBeVisible()
  await askWorker('charge-cycles')
  await expect.poll(async () => (await recurrences()).includes('STARTED'), { timeout: 30_000 }).toBe(false)
})

test('a weighing moves the next parcel of a bowl', async ({ page }) => {
  const email = await signUp(page)
  await addDog(page, 'Bady')
  const context = page.context()
  const bought = await startPlan(context, { email, sku: BAG_12 })
  await page.goto(`${PAGE}?plan=${bought.planId}&akce=obsah`)
  await page.getByLabel(/^Jak často/).selectOption({ label: 'Podle misky' })
  await page.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText('Uloženo. Platí od příštího balíku.')).toBeVisible()
  const browser = context.browser()
  if (!browser) throw new Error('No browser.')
  await deliver(browser, bought.orderId)
  await untilState(context, bought.planId, 'follow-cycles', 'planned')
  const before = await readCycle(context, bought.planId)
  await page.goto(PAGE)
  await expect(page.getByText(/Podle misky dojde krmivo asi/)).toBeVisible()
  await expectAccessible(page)
  // One weight a day is enough for a diary.
  await moveClock(addDays(mondayAhead(), 2))
  await page.goto('/ucet/psi')
  await page.getByLabel(/^Váha v\skg/).fill('28')
  await page.getByRole('button', { name: 'Zapsat váhu' }).click()
  await expect(page.getByText('Váha je zapsaná a dávka přepočítaná.')).toBeVisible()
  await askWorker('move-cycles')
  await expect
    .poll(async () => (await readCycle(context, bought.planId)).dueOn < before.dueOn, { timeout: 30_000 })
    .toBe(true)
})

test('a link that is over or was never ours says so, and a new one comes to the mailbox', async ({ page }) => {
  const { email, bought } = await announced(page)
  const link = await addressFromMail(email, /\/l\/doruceni\/[\w.-]+/)
  await page.goto(`${link}x`)
  await expect(page.getByRole('heading', { level: 1, name: 'Odkaz nefunguje' })).toBeVisible()
  await expectAccessible(page)
  const { processOn } = await readCycle(page.context(), bought.planId)
  await callServices(page.context(), 'POST', `/customer/plans/${bought.planId}/cycles/2`, { action: 'skip' })
  await moveClock(addDays(processOn, 60))
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Odkaz už neplatí' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Pošlete mi nový odkaz' }).click()
  await expect(page.getByText(/nový odkaz je na cestě/)).toBeVisible()
})

test('the setting opens without signing in only by a link to the mailbox', async ({ page, browser }) => {
  const { email, bought } = await announced(page)
  const link = await addressFromMail(email, /\/l\/doruceni\/[\w.-]+/)
  const stranger = await browser.newContext({ javaScriptEnabled: false, baseURL: process.env.E2E_SHOP_URL ?? '' })
  await liveElsewhere(stranger)
  const mail = await stranger.newPage()
  await mail.goto(link)
  await mail.getByRole('button', { name: 'Poslat odkaz k nastavení' }).click()
  await expect(mail.getByText(/Odkaz k\snastavení je na cestě/)).toBeVisible()
  await mail.goto(await addressFromMail(email, /\/l\/doruceni\/nastaveni\/[\w.-]+/))
  await expect(mail.getByRole('heading', { level: 1, name: 'Nastavení doručování' })).toBeVisible()
  await mail.getByLabel(/^Kusů/).fill('3')
  await mail.getByRole('button', { name: 'Uložit' }).first().click()
  await expect(mail.getByText('Uloženo. Platí od příštího balíku.')).toBeVisible()
  const [before] = (await readPlan(page.context(), bought.planId)).lines
  expect(before).toMatchObject({ pieces: 3 })
  await mail.getByText('Kam balík posílat', { exact: true }).click()
  await mail.getByLabel('Město nebo PSČ').fill('Brno')
  await mail.getByRole('button', { name: 'Najít místa' }).click()
  await mail
    .getByRole('button', { name: /^Vybrat Trafika/ })
    .first()
    .click()
  await expect(mail.getByText('Uloženo. Platí od příštího balíku.')).toBeVisible()
  const { pickupPoint } = await readPlan(page.context(), bought.planId)
  expect(pickupPoint).not.toBeNull()
  await mail.getByText('Kam balík posílat', { exact: true }).click()
  await expect(mail.getByText(`Teď posíláme na místo ${pickupPoint?.name}.`)).toBeVisible()
  await page.goto(`${mail.url()}&misto=Brno`)
  await expectAccessible(page)
  await mail.getByRole('link', { name: /^Vyměnit za jiné/ }).click()
  await mail
    .getByRole('button', { name: /^Vyměnit za .*, 2 kg$/ })
    .first()
    .click()
  await expect(mail.getByText('Uloženo. Platí od příštího balíku.')).toBeVisible()
  const [line] = (await readPlan(page.context(), bought.planId)).lines
  expect(line?.variantId).not.toBe(before?.variantId)
  await stranger.close()
})
