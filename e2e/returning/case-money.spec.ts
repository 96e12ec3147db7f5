import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { newHome, orderToDoor } from '../journeys/bought-before.ts'
import {
  bring,
  caseOf,
  expectPaidBack,
  expiredFormToken,
  judge,
  openDesk,
  refundsOfCase,
} from '../journeys/case-desk.sql.ts'
import { callServices, putIntoCart } from '../journeys/checkout-journey.ts'
import { liveElsewhere, newEmail, signUp } from '../journeys/customer-account.ts'
import { offerFixedCoupon } from '../journeys/fixed-coupon.sql.ts'
import { addressFromMail, mailsTo } from '../journeys/mail-inbox.ts'
import { payUnseen } from '../journeys/payment-journey.ts'
import { ordersOf, query } from '../journeys/shop-database.sql.ts'

/** 1 149 Kč. */
const SALMON_6_KG = 'CN-GR-LOS-A-06K'
const PHOTO = join(import.meta.dirname, '../../database/seed/demo/media/packshots/acc-lano.webp')
const ACCOUNT = '19-2000145399/0800'

interface Ordered {
  orderId: number
  number: string
  token: string
  email: string
}

test.beforeEach(async ({ context }) => liveElsewhere(context))

/** What lies in the cart, paid or to be paid in cash, and brought. */
async function ordered(context: BrowserContext, email: string, payment: 'karta' | 'dobirka'): Promise<Ordered> {
  // A household of its own: claims from one telephone or house are looked at by a person.
  const { orderId, number, accessToken: token } = await orderToDoor(context, { email, payment, ...newHome() })
  if (payment === 'karta') {
    await callServices(context, 'POST', `/orders/${token}/payments`, {})
    await payUnseen(number)
  }
  const isAccepted = async () => (await ordersOf(email)).find((one) => one.number === number)?.state
  await expect.poll(isAccepted, { timeout: 30_000 }).toBe('accepted')
  const warehouse = await openDesk(context.browser(), 'staff_warehouse')
  await bring(warehouse, orderId)
  await warehouse.close()
  return { orderId, number, token, email }
}

/** Nobody is signed in here any more. */
async function leave(context: BrowserContext): Promise<void> {
  await context.clearCookies()
  await liveElsewhere(context)
}

/** One bag of a guest, paid by card: 1 149 Kč and 119 Kč for the courier. */
async function oneBag(context: BrowserContext): Promise<Ordered> {
  await putIntoCart(context, SALMON_6_KG)
  const order = await ordered(context, newEmail(), 'karta')
  await leave(context)
  return order
}

async function confirmWithdrawal(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Pokračovat k potvrzení' }).click()
  await main.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Přijato\./)
}

for (const withScript of [true, false]) {
  test.describe(withScript ? 'money of cases' : 'money of cases without scripts', () => {
    test.use({ javaScriptEnabled: withScript })

    test('a guest withdraws from one of three bags of an order with a coupon, credits and free delivery', async ({
      page,
      context,
    }) => {
      const email = await signUp(page)
      const code = `VRAT${Math.random().toString(36).slice(2, 8).toUpperCase()}`
      await offerFixedCoupon(code, 25_000)
      await putIntoCart(context, SALMON_6_KG, 3)
      await callServices(context, 'PUT', '/cart/coupon', { code })
      await callServices(context, 'PUT', '/cart/credits', { credits: 50 })
      const { orderId, number } = await ordered(context, email, 'karta')
      // 3 × 1 149 − 250 − 50; from 1 290 Kč delivery is free.
      expect(await query('select payable::int from shop.orders where id = $1', [orderId])).toEqual([
        { payable: 314_700 },
      ])
      await leave(context)

      const main = page.getByRole('main')
      await page.goto('/odstoupeni-od-smlouvy')
      await main.getByLabel('Číslo objednávky').fill(number)
      await main.getByLabel('E-mail z objednávky').fill(email)
      await main.getByRole('button', { name: 'Poslat odkaz na formulář' }).click()
      await page.goto(await addressFromMail(email, /\/l\/odstoupeni\/[\w.-]+/))
      await main.getByLabel(/Kolik kusů/).selectOption('1')
      await main.getByRole('button', { name: 'Pokračovat k potvrzení' }).click()
      // 3 147 ÷ 3 = 1 049; 250 ÷ 3 = 83,33 by coupon, the rest of 100 by credits; 50 ÷ 3 = 16 whole credits.
      await expect(main.getByRole('row', { name: /Losos.*1\sks/ })).toContainText(
        /1\s149\sKč.*−83,33\sKč.*−16,67\sKč.*1\s049\sKč/,
      )
      await expect(main.getByRole('row', { name: /^Doprava/ })).toContainText(/0\sKč/)
      await expect(main.getByRole('row', { name: /^Celkem/ })).toContainText(/1\s049\sKč/)
      await expect(main.getByText(/a\s16\skreditů zpět/)).toBeVisible()
      if (withScript) await expectAccessible(page)
      await main.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Přijato\./)
      await expect(main.getByText(/^1\s049\sKč$/)).toBeVisible()

      const given = await caseOf(orderId)
      await judge(context.browser(), given, { pieces: 1, condition: 'unopened' })
      await expectPaidBack(given, 104_900)
      const back = `select sum(e.amount)::int as credits from shop.credit_entries e join shop.customers c on c.id = e.customer_id
        where c.email = $1 and e.kind = 'reversal' and e.amount > 0`
      await expect.poll(() => query(back, [email])).toEqual([{ credits: 16 }])
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peníze vráceny')
      await expect(main.getByText(/1\s049\sKč stejnou cestou, jakou přišly, už odešly/)).toBeVisible()
    })

    test('an account withdraws from a whole order paid in cash, and two people send the money to the account it typed', async ({
      page,
      context,
    }) => {
      const email = await signUp(page)
      await putIntoCart(context, SALMON_6_KG)
      const { orderId } = await ordered(context, email, 'dobirka')
      const main = page.getByRole('main')
      await page.goto('/ucet/reklamace')
      await main.getByRole('link', { name: /^Vrátit zboží/ }).click()
      await main.getByLabel(/Číslo účtu/).fill(ACCOUNT)
      await main.getByRole('button', { name: 'Pokračovat k potvrzení' }).click()
      // 1 149 + the cheapest delivery there was, 69 of the courier's 119, + 39 for cash (§ 1832).
      await expect(main.getByRole('row', { name: /^Doprava/ })).toContainText(/69\sKč/)
      await expect(main.getByRole('row', { name: /^Poplatek/ })).toContainText(/39\sKč/)
      await expect(main.getByRole('row', { name: /^Celkem/ })).toContainText(/1\s257\sKč/)
      await expect(main.getByText('Na váš bankovní účet')).toBeVisible()
      // Who spent no credits is told nothing about them.
      await expect(main.getByText(/Použité kredity/)).toHaveCount(0)
      await main.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Přijato\./)

      const books = await openDesk(context.browser(), 'staff_accounting')
      await callServices(books, 'POST', `/staff/orders/${orderId}/cash`, {})
      const given = await caseOf(orderId)
      await judge(context.browser(), given, { pieces: 1, condition: 'unopened' })
      const [refund] = await refundsOfCase(given)
      expect(refund).toMatchObject({ amount: 125_700, way: 'transfer', state: 'requested' })
      await callServices(books, 'POST', `/staff/refunds/${refund?.id}/confirmation`, {})
      await books.close()
      await expectPaidBack(given, 125_700)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Peníze vráceny')
      await expect(main.getByText(/1\s257\sKč na váš účet, už odešly/)).toBeVisible()
    })

    test('goods that arrive opened are worth less, and the customer reads why and how much', async ({
      page,
      context,
    }) => {
      const { token, orderId, email } = await oneBag(context)
      const main = page.getByRole('main')
      await page.goto(`/l/odstoupeni/${token}`)
      await confirmWithdrawal(page)
      const given = await caseOf(orderId)
      const reason = 'Pytel byl otevřený a čtvrtina krmiva chyběla.'
      await judge(context.browser(), given, { pieces: 1, condition: 'opened', lowered: 30_000, reason })
      // 1 149 − 300 + 69 for the cheapest delivery.
      await expectPaidBack(given, 91_800)
      await page.reload()
      await expect(main.getByText(/sníženo o\s300\sKč/)).toBeVisible()
      await expect(main.getByText(reason, { exact: false })).toBeVisible()
      await expect(main.getByText(/918\sKč stejnou cestou/)).toBeVisible()
      await expect(main.getByRole('link', { name: /mimosoudní řešení sporů/ })).toBeVisible()
      const isTold = async () => (await mailsTo(email)).some(({ text }) => text?.includes(reason))
      await expect.poll(isTold, { timeout: 30_000 }).toBe(true)
      if (withScript) await expectAccessible(page)
    })

    test('a bag the dog refuses is paid back by the rule, to the haléř', async ({ page, context }) => {
      const { token, orderId } = await oneBag(context)
      const main = page.getByRole('main')
      await page.goto(`/l/nechutna/${token}`)
      await expect(main.getByText(/^1\s149\sKč$/)).toBeVisible()
      await main
        .getByLabel(/Fotka zbytku/)
        .setInputFiles({ name: 'zbytek.webp', mimeType: 'image/webp', buffer: await readFile(PHOTO) })
      if (withScript) await expectAccessible(page)
      await main.getByRole('button', { name: 'Požádat o vrácení peněz' }).click()
      await expect(main.getByText('Číslo podání', { exact: false })).toBeVisible()
      // The pack alone: its delivery stays paid.
      await expectPaidBack(await caseOf(orderId), 114_900)
      await page.reload()
      await expect(main.getByText('Všechna pravidla sedí, rozhodli jsme hned.')).toBeVisible()
      await expect(main.getByText(/1\s149\sKč stejnou cestou, jakou přišly, už odešly/)).toBeVisible()
      if (withScript) await expectAccessible(page)
    })

    test('the same withdrawal in two tabs, and pressed again from the page before, is one case', async ({
      page,
      context,
    }) => {
      const { token, orderId } = await oneBag(context)
      const second = await context.newPage()
      for (const tab of [page, second]) {
        await tab.goto(`/l/odstoupeni/${token}`)
        await tab.getByRole('main').getByRole('button', { name: 'Pokračovat k potvrzení' }).click()
        await expect(tab.getByRole('heading', { name: 'Zkontrolujte a potvrďte' })).toBeVisible()
      }
      const confirm = (tab: Page) =>
        tab.getByRole('main').getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click()
      await Promise.all([confirm(page), confirm(second)])
      const heading = (tab: Page) => tab.getByRole('heading', { level: 1 })
      await expect(heading(page)).toHaveText(/^Přijato\./)
      await expect(heading(second)).toHaveText(/^Přijato\./)
      const given = await caseOf(orderId)
      await expect(page.getByRole('main')).toContainText(`Číslo podání ${given}.`)
      await expect(second.getByRole('main')).toContainText(`Číslo podání ${given}.`)
      await second.close()
    })

    test('the link of a case from an old mail still opens it; a form whose link is over offers a new one', async ({
      page,
      context,
    }) => {
      const { token, orderId, email, number } = await oneBag(context)
      await page.goto(`/l/odstoupeni/${token}`)
      await confirmWithdrawal(page)
      const given = await caseOf(orderId)
      const old = await addressFromMail(email, /\/l\/pripad\/[\w.-]+/)
      await judge(context.browser(), given, { pieces: 1, condition: 'unopened' })
      await leave(context)
      const main = page.getByRole('main')
      await page.goto(old)
      await expect(main.getByText(`Číslo podání ${given}.`)).toBeVisible()

      const answer = await page.goto(`/l/odstoupeni/${expiredFormToken(orderId)}`)
      expect(answer?.status()).toBe(410)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tenhle odkaz nic neotevře')
      await main.getByRole('link', { name: 'Najít objednávku' }).click()
      await main.getByLabel('Číslo objednávky').fill(number)
      await main.getByLabel('E-mail z objednávky').fill(email)
      await main.getByRole('button', { name: 'Poslat odkaz na formulář' }).click()
      await page.goto(await addressFromMail(email, /\/l\/odstoupeni\/[\w.-]+/))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Co vracíte?')
    })

    test('who hands the parcel in at Zásilkovna finds the code on the page and in the mail', async ({
      page,
      context,
    }) => {
      const { token, email } = await oneBag(context)
      const main = page.getByRole('main')
      await page.goto(`/l/odstoupeni/${token}`)
      await main.getByRole('radio', { name: /^Zásilkovna, kód do telefonu/ }).check()
      await main.getByRole('button', { name: 'Pokračovat k potvrzení' }).click()
      await expect(main.getByText('Zásilkovna, cestu platíme my.', { exact: false })).toBeVisible()
      await main.getByRole('button', { name: 'Potvrdit odstoupení od smlouvy' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Přijato\./)
      let code = ''
      const readCode = async () => {
        const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Kód pro Zásilkovnu'))
        code = /R\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
        return code
      }
      await expect.poll(readCode, { timeout: 30_000 }).not.toBe('')
      await page.reload()
      await expect(main.getByText(code)).toBeVisible()
      if (withScript) await expectAccessible(page)
    })
  })
}
