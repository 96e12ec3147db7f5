import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { BUTTON, callServices, continueToShipping, methodCard, putIntoCart } from '../journeys/checkout-journey.ts'
import { anotherPerson, becomeCompanyAt } from '../journeys/company-account.ts'
import { orderOnInvoice } from '../journeys/company-order.ts'
import { liveElsewhere } from '../journeys/customer-account.ts'
import { addressFromMail, newestMail } from '../journeys/mail-inbox.ts'
import { overflow } from '../journeys/screens.ts'
import { leaveInStock } from '../journeys/shop-database.sql.ts'
import { hydrated } from '../journeys/shop-page.ts'

const BAG = 'CN-GR-KUR-A-12K'

test.beforeEach(async ({ context }) => liveElsewhere(context))

async function judge(page: Page, withScript: boolean): Promise<void> {
  if (withScript) await expectAccessible(page)
  for (const width of [320, 390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await overflow(page), `${page.url()} at ${width} px`).toBeLessThanOrEqual(0)
  }
}

const toPath = (address: string) => new URL(address, 'https://cenich.example').pathname

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'people of a company' : 'people of a company without scripts', () => {
    test.use({ javaScriptEnabled })
    test.setTimeout(240_000)

    test('are invited, buy within their limits, wait for a word, and are gone at once', async ({ page, browser }) => {
      await leaveInStock(BAG, 200)
      await becomeCompanyAt(page)
      const main = page.getByRole('main')
      const buyer = await anotherPerson(browser, { javaScriptEnabled, name: ['Tomáš', 'Beneš'] })
      const accountant = await anotherPerson(browser, { javaScriptEnabled, name: ['Petra', 'Horká'] })

      await page.goto('/ucet/firma')
      await main.getByText('Pozvat kolegu', { exact: true }).click()
      await main.getByLabel('E-mail', { exact: true }).fill(buyer.email)
      await main.getByLabel('Limit na jednu objednávku v Kč bez DPH').last().fill('patnáct')
      await main.getByRole('button', { name: 'Poslat pozvánku' }).click()
      await expect(main.getByText('Napište celé koruny, třeba 15 000.').first()).toBeVisible()
      await main.getByLabel('Limit na jednu objednávku v Kč bez DPH').last().fill('12 000')
      await main.getByRole('button', { name: 'Poslat pozvánku' }).click()
      await expect(main.getByText('Pozvánka je na cestě.')).toBeVisible()
      await expect(main.getByText('Pozvánka čeká')).toBeVisible()

      // Whoever else holds the letter sees who invites, and gets nothing.
      const letter = toPath(await addressFromMail(buyer.email, /\/l\/pozvanka\/[\w-]{43}/))
      await accountant.page.goto(letter)
      await expect(accountant.page.getByRole('heading', { level: 1 })).toHaveText(
        /Pozvánka do firmy Psí potřeby Vzorová/,
      )
      await accountant.page.getByRole('button', { name: 'Přijmout pozvánku' }).click()
      await expect(accountant.page.getByText(/Pozvánka přišla na jinou adresu/)).toBeVisible()
      await buyer.page.goto(letter)
      await judge(buyer.page, javaScriptEnabled)
      await buyer.page.getByRole('button', { name: 'Přijmout pozvánku' }).click()
      await expect(buyer.page.getByText('Vítejte ve firmě.')).toBeVisible()

      const shared = buyer.page.getByRole('main')
      await expect(shared.getByText('Faktury a limit firmy vidí schvalovatelé, účetní a správci.')).toBeVisible()
      await expect(shared.getByRole('heading', { name: 'Otevřené faktury' })).toHaveCount(0)
      await putIntoCart(buyer.context, BAG, 6)
      const small = await orderOnInvoice(buyer.context, buyer.email)
      expect(small.state).toBe('accepted')
      await putIntoCart(buyer.context, BAG, 20)
      const large = await orderOnInvoice(buyer.context, buyer.email)
      expect(large.state).toBe('awaiting_approval')
      await buyer.page.goto('/ucet/firma')
      await expect(shared.getByText('čeká na schválení: Ivana Malá')).toBeVisible()
      await judge(buyer.page, javaScriptEnabled)

      await page.goto('/ucet/firma')
      await expect(main.getByText(large.number, { exact: true })).toBeVisible()
      await judge(page, javaScriptEnabled)
      await main.getByText('Zamítnout', { exact: true }).click()
      await main.getByRole('button', { name: `Zamítnout: ${large.number}` }).click()
      await expect(main.getByText(/Napište důvod, třeba/).first()).toBeVisible()
      await main.getByLabel('Proč zamítáte').fill('Stojan řešíme až v prosinci')
      await main.getByRole('button', { name: `Zamítnout: ${large.number}` }).click()
      await expect(main.getByText(/^Zamítnuto\./)).toBeVisible()
      await expect
        .poll(async () => (await newestMail(buyer.email)).text, { timeout: 30_000 })
        .toContain('Stojan řešíme až v prosinci')

      await putIntoCart(buyer.context, BAG, 20)
      const again = await orderOnInvoice(buyer.context, buyer.email)
      await page.goto('/ucet/firma')
      await expect(main.getByText(again.number, { exact: true })).toBeVisible()
      await main.getByRole('button', { name: /^Schválit/ }).click()
      await expect(main.getByText(/^Schváleno\./)).toBeVisible()
      await expect(main.getByText('Nic nečeká.')).toBeVisible()

      await main.getByText('Pozvat kolegu', { exact: true }).click()
      await main.getByLabel('E-mail', { exact: true }).fill(accountant.email)
      await main.getByLabel('Role').last().selectOption('accountant')
      await main.getByRole('button', { name: 'Poslat pozvánku' }).click()
      await expect(main.getByText('Pozvánka je na cestě.')).toBeVisible()
      await accountant.page.goto(toPath(await addressFromMail(accountant.email, /\/l\/pozvanka\/[\w-]{43}/)))
      await accountant.page.getByRole('button', { name: 'Přijmout pozvánku' }).click()
      const books = accountant.page.getByRole('main')
      await expect(books.getByRole('heading', { name: 'Otevřené faktury' })).toBeVisible()
      await expect(books.getByText(again.number).filter({ visible: true }).first()).toBeVisible()
      await expect(books.getByText(/Objednávky za firmu posílají nákupčí/)).toBeVisible()
      await judge(accountant.page, javaScriptEnabled)

      const ownPrice = () => buyer.page.request.get('/velkoobchod/cenik/csv')
      expect((await ownPrice()).status()).toBe(200)
      await page.goto('/ucet/firma')
      const row = main.getByRole('listitem').filter({ hasText: buyer.email })
      await row.getByText('Upravit', { exact: true }).click()
      await row.getByRole('button', { name: 'Odebrat přístup' }).click()
      await expect(main.getByText('Přístup skončil.')).toBeVisible()
      await buyer.page.goto('/ucet/firma')
      await expect(shared.getByRole('heading', { name: 'Firemní nákup je pro schválené firmy' })).toBeVisible()
      await Promise.all([buyer.context.close(), accountant.context.close()])
    })
  })
}

test('a buyer orders by the pages: goods go to the branch, the bill to the company, and over the limit waits', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  await leaveInStock(BAG, 200)
  await becomeCompanyAt(page)
  await callServices(page.context(), 'POST', '/customer/company/branches', {
    ...{
      name: 'Dejvice',
      street: 'Dejvická 18',
      city: 'Praha',
      zip: '160 00',
      note: 'Zvonek u rampy',
      asWritten: true,
    },
  })
  const { place } = await callServices(page.context(), 'GET', '/customer/company/people')
  const [{ branchId }] = place.managed.branches
  const buyer = await anotherPerson(browser, { javaScriptEnabled: true, name: ['Tomáš', 'Beneš'] })
  const invited = { role: 'buyer', orderLimit: 1_200_000, branchId, email: buyer.email }
  await callServices(page.context(), 'POST', '/customer/company/invitations', invited)
  const letter = toPath(await addressFromMail(buyer.email, /\/l\/pozvanka\/[\w-]{43}/))
  await callServices(buyer.context, 'POST', `${letter.replace('/l/pozvanka/', '/company-invitations/')}/accept`)

  await putIntoCart(buyer.context, BAG, 20)
  const main = buyer.page.getByRole('main')
  await buyer.page.goto('/kosik/dodaci-udaje')
  await hydrated(buyer.page)
  await buyer.page.getByRole('radio', { name: /^Přivezte domů/ }).check()
  await buyer.page.getByRole('radio', { name: /^PPL/ }).check()
  await expectAccessible(buyer.page)
  await continueToShipping(buyer.page)
  await expect(main.getByText(/Dejvická 18/).first()).toBeVisible()
  await methodCard(buyer.page, /převod/i).check()
  await buyer.page.getByRole('button', { name: BUTTON }).click()
  await expect(main.getByText(/Objednávka je nad váš limit na jednu objednávku/).first()).toBeVisible()
  // What was pressed folds away; a refusal brings the other ways to pay back.
  await methodCard(buyer.page, /faktur/i).check()
  await buyer.page.getByRole('button', { name: BUTTON }).click()
  await expect(buyer.page).toHaveURL(/\/kosik\/dekujeme/)
  await expect(main.getByText(/čeká na schválení ve\svaší firmě/)).toBeVisible()
  await buyer.page.goto('/ucet/firma')
  await expect(main.getByText('čeká na schválení: Ivana Malá')).toBeVisible()

  await page.goto('/ucet/firma')
  await page.getByRole('button', { name: /^Schválit/ }).click()
  await expect(page.getByText(/^Schváleno\./)).toBeVisible()
  await expect
    .poll(async () => (await newestMail(buyer.email)).subject, { timeout: 30_000 })
    .toMatch(/^Objednávka \d+ je schválená$/)
  await buyer.page.reload()
  await expect(main.getByText('čeká na schválení: Ivana Malá')).toHaveCount(0)
  const { place: own } = await callServices(buyer.context, 'GET', '/customer/company/people')
  expect(own.ownOrders).toMatchObject([{ state: 'accepted', awaitsCompany: false }])
  await buyer.context.close()
})
