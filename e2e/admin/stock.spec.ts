import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { scan } from '../journeys/bench-journey.ts'
import { orderToDoor } from '../journeys/bought-before.ts'
import { bring, openDesk } from '../journeys/case-desk.sql.ts'
import { callServices, putIntoCart } from '../journeys/checkout-journey.ts'
import { newEmail } from '../journeys/customer-account.ts'
import { addressFromMail, newestMail } from '../journeys/mail-inbox.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { openStaffSession } from '../journeys/staff-member.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }
// A recall stays on the page of its goods: these are measured by nobody else.
const BAG = 'CN-GR-JEH-M-12K'

test.describe.configure({ mode: 'serial' })

interface Goods {
  id: string
  ean: string
  slug: string
}

async function goodsOf(sku: string): Promise<Goods> {
  const [goods] = await query<Goods>(
    'select v.id, v.ean, p.slug from shop.variants v join shop.products p on p.id = v.product_id where v.sku = $1',
    [sku],
  )
  if (!goods) throw new Error(`The demo shop has no ${sku}.`)
  return goods
}

const onHand = async (id: string) => {
  const [row] = await query<{ pieces: number }>('select on_hand as pieces from shop.stock where variant_id = $1', [id])
  return row?.pieces ?? 0
}

/** As the browser of the warehouse sends it: the scanner types what is under the code. */
const codeOf = ({ ean }: Goods, batch: string) => `010${ean}1527050410${batch.toLowerCase()}`

test('five hundred bags are taken in by scan, counted, and one is written off', async ({ openOffice }) => {
  // Six screens, each judged at two widths.
  test.slow()
  const goods = await goodsOf(BAG)
  const batch = `GK${randomUUID().slice(0, 4).toUpperCase()}`
  const before = await onHand(goods.id)
  const page = await openOffice('staff_warehouse', '/sklad')
  await expect(page.getByRole('heading', { name: 'Nic se nepřijímá' })).toBeVisible()
  await expectAccessible(page, DESK)

  await scan(page, codeOf(goods, batch))
  const line = page.getByRole('row', { name: batch })
  await expect(page.getByLabel(/^Šarže: /)).toHaveValue(batch)
  await expect(page.getByLabel(/^Datum minimální/)).toHaveValue('2027-05-04')
  await scan(page, goods.ean)
  await expect(page.getByLabel(/^Přijato kusů/)).toHaveValue('2')
  await page.getByLabel(/^Přijato kusů/).fill('500')
  await page.getByRole('button', { name: /Zaskladnit přijaté/ }).press('Enter')
  await expect(page.getByText('Doplňte číslo dodacího listu.')).toBeVisible()
  await page.getByLabel('Číslo dodacího listu').fill('DL 88-2214')
  await expectAccessible(page, DESK)
  // What is being taken in survives a reload.
  await page.reload()
  await expect(page.getByLabel(/^Přijato kusů/)).toHaveValue('500')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Zaskladněno 500 ks podle dodacího listu DL 88-2214.')).toBeVisible()
  await expect(line).toHaveCount(0)
  expect(await onHand(goods.id)).toBe(before + 500)

  await page.getByRole('link', { name: 'Inventura', exact: true }).press('Enter')
  // The screen listens as soon as it is drawn, which a press before it does not wait for.
  await expect(async () => {
    await scan(page, goods.ean)
    const option = { label: `${batch}, do 4. 5. 2027` }
    await page.getByRole('combobox', { name: 'Šarže' }).selectOption(option, { timeout: 4000 })
  }).toPass()
  await page.getByLabel('Napočítáno').fill('498')
  await page.getByRole('button', { name: 'Porovnat s knihou' }).press('Enter')
  await expect(page.getByText('Kniha říká 500 ks. Rozdíl −2.')).toBeVisible()
  await page.getByLabel('Proč se to liší').fill('Dva pytle chyběly na paletě')
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: 'Zapsat −2' }).press('Enter')
  await expect(page.getByText('zapsán rozdíl −2')).toBeVisible()

  await page.getByRole('link', { name: 'Stav', exact: true }).press('Enter')
  await page.getByLabel('Hledat zboží, EAN nebo číslo').fill(BAG)
  // Until the search has answered, rows of other goods stand here.
  await page
    .getByRole('row', { name: BAG })
    .getByRole('button', { name: /^Odepsat: / })
    .press('Enter')
  await page.getByRole('combobox', { name: 'Šarže' }).selectOption({ label: `${batch}, do 4. 5. 2027, 498 ks` })
  await page.getByLabel('Důvod').fill('Roztržený pytel')
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: 'Odepsat', exact: true }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await onHand(goods.id)).toBe(before + 497)
  await expectAccessible(page, DESK)

  await page
    .getByRole('row', { name: BAG })
    .getByRole('link', { name: /^Pohyby: / })
    .press('Enter')
  const book = page.getByRole('table', { name: 'Pohyby na skladě' })
  // The shop may have seen this journey before: only the rows of this batch are of it.
  const told = book.getByRole('row').filter({ hasText: batch })
  await expect(told).toHaveCount(3)
  await expect(told.filter({ hasText: 'odpis' })).toContainText(/−1\s*Roztržený pytel/)
  await expect(told.filter({ hasText: 'inventura' })).toContainText(/−2\s*Dva pytle/)
  await expect(told.filter({ hasText: 'příjem' })).toContainText(/\+500\s*DL 88-2214/)
  await expectAccessible(page, DESK)
})

test('what sells is proposed, and the list is a file for the maker', async ({ openOffice }) => {
  const { id } = await goodsOf('CN-KO-KUR-400')
  await query(
    `insert into internal.variant_paces (variant_id, pieces, counted_at) values ($1, 5600, now())
     on conflict (variant_id) do update set pieces = excluded.pieces`,
    [id],
  )
  const page = await openOffice('staff_warehouse', '/sklad?cast=navrh')
  await page
    .getByLabel(/^Objednat kusů: Konzerva.*Kuře/)
    .first()
    .fill('1440')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Stáhnout CSV' }).press('Enter')
  expect((await file).suggestedFilename()).toBe('navrh-objednavky.csv')
  await expectAccessible(page, DESK)
})

/** Two who have a bag of one new batch at home: taken in, sold, packed first because it ends first, and brought. */
async function sellBatch(desk: BrowserContext, context: BrowserContext, code: string): Promise<string[]> {
  const lines = [{ variantId: Number((await goodsOf(BAG)).id), batchCode: code, bestBefore: '2027-03-01', pieces: 40 }]
  await callServices(desk, 'POST', '/staff/stock/intakes', { document: 'DL 7', lines })
  const emails: string[] = []
  for (const _turn of [1, 2]) {
    const email = newEmail()
    await putIntoCart(context, BAG)
    const { orderId } = await orderToDoor(context, { email, payment: 'dobirka' })
    await bring(desk, orderId)
    emails.push(email)
  }
  return emails
}

async function openAs(page: Page, email: string): Promise<void> {
  const { cookie } = await openStaffSession('staff_admin', email)
  await page.context().clearCookies()
  await page.context().addCookies([cookie])
}

test('a batch is recalled by two people: its buyers are told, its passport and its page turn red', async ({
  page: shop,
  browser,
  openOffice,
}) => {
  // Four screens of the office and two pages of the shop, each judged at two widths.
  test.slow()
  const { id, slug } = await goodsOf(BAG)
  const code = `RC${randomUUID().slice(0, 4).toUpperCase()}`
  const desk = await openDesk(browser, 'staff_warehouse')
  const emails = await sellBatch(desk, shop.context(), code)
  const [{ uid } = { uid: '' }] = await query<{ uid: string }>(
    'select t.uid from shop.printed_tags t join shop.batches b on b.id = t.batch_id where b.code = $1',
    [code],
  )
  const before = await onHand(id)

  const page = await openOffice('staff_admin', '/sklad?cast=sarze')
  await page.getByLabel('Hledat šarži nebo zboží').fill(code)
  await page.getByRole('link', { name: `Stažení šarže ${code}` }).press('Enter')
  const side = page.getByRole('complementary', { name: 'Stažení šarže' })
  await expect(side.getByText('objednávek, 2 ks')).toBeVisible()
  await side.getByLabel('Proč ji stahujeme').fill('V některých pytlích jsme našli plíseň.')
  await side.getByLabel('Riziko pro psa').fill('Zažívací potíže.')
  await side.getByLabel('Příznaky').fill('zvracení, průjem')
  await side.getByLabel('Kdy jsme to ohlásili').fill('2026-11-16')
  await expectAccessible(page, DESK)
  await side.getByRole('button', { name: 'Zablokovat a navrhnout stažení' }).press('Enter')
  await expect(side.getByText('schválit to musí někdo jiný')).toBeVisible()
  await expect(side.getByRole('button', { name: /Stáhnout a napsat/ })).toHaveCount(0)
  // At once, by one person: nothing of it is for sale, and whoever scans it is not told that all is well.
  expect(await onHand(id)).toBe(before - 38)
  await shop.goto(`/t/${uid}`)
  await expect(shop.getByText('prověřujeme')).toBeVisible()

  await openAs(page, 'druha-admin@cenich.example')
  await page.reload()
  await side.getByRole('button', { name: 'Stáhnout a napsat 2 lidem' }).press('Enter')
  await expect(side.getByText('Šarže je stažená. E-mailů: 2.')).toBeVisible()
  await expectAccessible(page, DESK)

  for (const email of emails) {
    await addressFromMail(email, /V některých pytlích jsme našli plíseň\./)
    expect((await newestMail(email)).subject).toBe(`Důležité: stahujeme šarži ${code}`)
  }
  await page.getByRole('link', { name: 'Stažení', exact: true }).press('Enter')
  const stopped = page.getByRole('row', { name: new RegExp(code) })
  await expect(stopped).toContainText('staženo')
  await expect(stopped).toContainText('2 z 2')
  await expectAccessible(page, DESK)
  await shop.goto(await addressFromMail(emails[0] ?? '', /\/l\/reklamace\/[^\s)\]"<]+/))
  await expect(shop.getByLabel(/^Kolik kusů/)).toHaveValue('1')
  await expect(shop.getByRole('radio', { name: /^Vrácení peněz/ })).toBeChecked()
  await expect(shop.getByLabel(/^Popište to/)).toHaveValue(`Stažená šarže ${code}.`)

  await shop.goto(`/t/${uid}`)
  await expect(shop.getByText('Tuhle šarži prosím nekrmte')).toBeVisible()
  await expectAccessible(shop)
  await expect(async () => {
    await shop.goto(`/produkt/${slug}`)
    await expect(shop.getByText(`Stahujeme šarži ${code}, prosím nekrmte ji.`)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await expectAccessible(shop)
})

test('what a laboratory measured in a batch stands at the product that is sold from it', async ({
  openOffice,
  page,
}) => {
  const [batch] = await query<{ code: string; slug: string }>(
    `select b.code, p.slug from shop.batches b join shop.variants v on v.id = b.variant_id join shop.products p on p.id = v.product_id
      where v.sku = 'CN-GR-LOS-A-02K' and b.code like 'L2609%'`,
  )
  if (!batch) throw new Error('The demo shop has no such batch.')
  const office = await openOffice('staff_warehouse', '/sklad?cast=sarze')
  await office.getByLabel('Hledat šarži nebo zboží').fill(batch.code)
  await office.getByRole('button', { name: `Rozbor šarže ${batch.code}` }).click()
  const dialog = office.getByRole('dialog', { name: `Rozbor šarže ${batch.code}` })
  await dialog.getByLabel('Číslo protokolu').fill('SVU-2026-77')
  await dialog.getByLabel(/^Hrubý protein/).fill('28.37')
  await expectAccessible(office, { widths: [1440] })
  await dialog.getByRole('button', { name: 'Uložit rozbor' }).click()
  await expect(dialog).toBeHidden()

  await page.goto(`/produkt/${batch.slug}?varianta=CN-GR-LOS-A-02K`)
  const section = page.getByRole('region', { name: 'Rozbor šarže' })
  await expect(section).toContainText(batch.code)
  await expect(section).toContainText('protokol SVU-2026-77')
  await expect(section.getByRole('row', { name: /Hrubý protein/ })).toContainText(/28,37?\s%|28,4\s%/)
  await expect(page.getByText(/Minimální trvanlivost do/)).toContainText(/30\.\s9\.\s2027/)
})
