import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { newEmail } from '../journeys/customer-account.ts'
import { insertSurvey, query } from '../journeys/shop-database.sql.ts'
import { shopDay } from '../journeys/shop-day.ts'
import { hydrated } from '../journeys/shop-page.ts'
import { test } from './office.ts'

const NAME = 'Psí koutek na Zkoušku'

test('a retailer is added, seen on the public map, and taken off again', async ({ openOffice, page: shop }) => {
  const page = await openOffice('staff_content', '/prodejci')
  await page.getByRole('button', { name: 'Přidat prodejce' }).click()
  const dialog = page.getByRole('dialog')
  const words = {
    ...{ Jméno: NAME, 'Ulice a číslo': 'Zkušební 1', Město: 'Dačice', PSČ: '380 01', Kraj: 'Jihočeský kraj' },
    ...{ 'Zeměpisná šířka': '49,0816', 'Zeměpisná délka': '15,4373', Pondělí: 'od rána', Důvod: 'Nový prodejce' },
  }
  for (const [label, value] of Object.entries(words)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(dialog.getByText('Pondělí: takovou otevírací dobu neumíme přečíst')).toBeVisible()
  await dialog.getByLabel('Pondělí', { exact: true }).fill('9–12, 13–17')
  await expectAccessible(page, { widths: [1440, 1024] })
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByText(`Uloženo: ${NAME}`)).toBeVisible()

  const list = shop.getByRole('region', { name: 'Seznam prodejců' })
  await shop.goto('/mapa-prodejcu?misto=38001')
  await expect(list.getByRole('listitem').first()).toContainText('Psí koutek')

  await page.getByLabel('Najít prodejce nebo město').fill('dacice')
  await page.getByRole('button', { name: `Změnit: ${NAME}` }).click()
  await dialog.getByLabel('Skrýt z mapy').check()
  await dialog.getByLabel('Důvod', { exact: true }).fill('Skončil')
  await dialog.getByRole('button', { name: 'Uložit' }).click()
  await expect(page.getByRole('row', { name: NAME })).toContainText('skrytý')
  await expectAccessible(page, { widths: [1440, 1024] })
  await expect(async () => {
    await shop.goto('/mapa-prodejcu?misto=38001')
    await expect(list).not.toContainText('Psí koutek', { timeout: 1000 })
  }).toPass()
})

test('an entry of a wholesaler is put on the map by who checks it', async ({ openOffice, page: shop }) => {
  const name = `U Zkoušky ${randomUUID().slice(0, 6)}`
  const hours = [{ from: '9:00', to: '17:00' }]
  await query(
    `with owner as (insert into shop.customers (storefront_id, email, created_at) values (1, $1, now()) returning id)
     insert into internal.retailer_entries (customer_id, state, fields, sent_at, answer_by) select id, 'waiting', $2, now(), current_date + 7 from owner`,
    [
      newEmail(),
      {
        ...{ name, type: 'pet_shop', street: 'Dlouhá 5', city: 'Tišnov', postalCode: '66601', email: null, phone: '' },
        ...{ web: 'https://zkouska.example', note: 'Granule i rady.', openingHours: [hours, [], [], [], [], [], []] },
        ...{ onHolidays: 'closed', dogsWelcome: true, wheelchair: false, pickupOfOrders: false },
      },
    ],
  )
  const page = await openOffice('staff_content', '/prodejci')
  await page.getByRole('button', { name: `Zkontrolovat: ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('https://zkouska.example')).toBeVisible()
  await expectAccessible(page, { widths: [1440, 1024] })
  await dialog.getByLabel('Kraj', { exact: true }).fill('Jihomoravský kraj')
  await dialog.getByLabel('Zeměpisná šířka').fill('49,3487')
  await dialog.getByLabel('Zeměpisná délka').fill('16,4244')
  await dialog.getByLabel('Poznámka do historie').fill('Ověřeno v rejstříku.')
  await dialog.getByRole('button', { name: 'Zveřejnit' }).click()
  await expect(page.getByText(`Zveřejněno: ${name}`)).toBeVisible()
  await shop.goto('/mapa-prodejcu?misto=66601')
  const list = shop.getByRole('region', { name: 'Seznam prodejců' })
  const entry = list.getByRole('listitem').filter({ hasText: name.slice(0, 14) })
  await entry.getByText(name.slice(0, 14)).first().click()
  await expect(entry.getByRole('link', { name: 'zkouska.example' })).toBeVisible()
})

test('a fair is opened with the PIN of a new tablet, and a prize there is one of is won once', async ({
  openOffice,
  page: tablet,
}) => {
  const page = await openOffice('staff_content', '/prodejci/veletrhy')
  const title = `Zkouška stánku ${randomUUID().slice(0, 6)}`
  const today = shopDay()
  await expect(page.getByRole('table', { name: 'Veletrhy' })).toBeVisible()
  await expectAccessible(page, { widths: [1440, 1024] })
  await page.getByRole('button', { name: 'Nový veletrh' }).click()
  const dialog = page.getByRole('dialog')
  const words = { Název: title, Místo: 'Brno', 'První den': today, 'Poslední den': today, Důvod: 'Nový stánek' }
  for (const [label, value] of Object.entries(words)) await dialog.getByLabel(label, { exact: true }).fill(value)
  await dialog.getByRole('button', { name: 'Založit' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()

  // One box, and beside it only segments of which there are none.
  const segments = page.getByRole('group').filter({ has: page.getByText(/^vyhráno/) })
  const count = await segments.count()
  for (let index = 0; index < count; index += 1) {
    await segments
      .nth(index)
      .getByText(/^vyhráno/)
      .click()
    await segments
      .nth(index)
      .getByLabel('Kolik jich je')
      .fill(index === 0 ? '1' : '0')
  }
  await page.getByLabel('Důvod', { exact: true }).fill('Jedna výhra')
  await page.getByRole('button', { name: 'Uložit veletrh' }).click()
  await expect(page.getByText('Uloženo. Tablety to vědí hned.')).toBeVisible()
  await page.getByLabel('Jméno tabletu').fill('Levý')
  await page.getByRole('button', { name: 'Vydat PIN' }).click()
  const pin = (await page.getByRole('status', { name: /PIN pro Levý/ }).textContent()) ?? ''
  expect(pin).toMatch(/^\d{12}$/)
  await expectAccessible(page, { widths: [1440, 1024] })

  await tablet.goto('/private/forpets/formular')
  const main = tablet.getByRole('main')
  await main.getByLabel('PIN obsluhy').fill(pin)
  await main.getByRole('button', { name: 'Otevřít formulář' }).click()
  await tablet.emulateMedia({ reducedMotion: 'reduce' })
  const enter = async () => {
    await hydrated(tablet)
    await main.getByLabel('Jméno', { exact: true }).fill('Jitka')
    await main.getByLabel('E-mail', { exact: true }).fill(newEmail())
    await main.getByLabel(/Je mi aspoň 15/).check()
    await main.getByRole('button', { name: 'Zatočit' }).click()
    await main.getByRole('button', { name: 'Roztočit kolo' }).click()
  }
  await enter()
  await expect(main.getByRole('status').getByRole('heading')).toBeVisible()
  await tablet.goto('/private/forpets/formular')
  await enter()
  await expect(main.getByText(/došly|rozebran/i).first()).toBeVisible()

  await page.reload()
  await page.getByText(/^vyhráno 1,/).click()
  await page.getByLabel('Kolik jich je').first().fill('0')
  await page.getByLabel('Důvod', { exact: true }).fill('Nechceme')
  await page.getByRole('button', { name: 'Uložit veletrh' }).click()
  await expect(page.getByText(/tolik se jich už vyhrálo, méně jich být nemůže/)).toBeVisible()
  await page.getByRole('button', { name: 'Zrušit PIN: Levý' }).click()
  await expect(page.getByRole('row', { name: /Levý/ })).toContainText('zrušen')
  await tablet.goto('/private/forpets/formular')
  await expect(main.getByLabel('PIN obsluhy')).toBeVisible()
})

test('a question is asked in other words, and whoever answers reads them', async ({ openOffice, page: shop }) => {
  const page = await openOffice('staff_content', '/prodejci/dotazniky')
  await page.getByRole('link', { name: 'Anketa pro chovatele' }).click()
  const first = page.getByRole('group', { name: 'Otázka 1' })
  const field = first.getByRole('textbox', { name: 'Otázka', exact: true })
  const before = await field.inputValue()
  const asked = `Zkušební otázka ${randomUUID().slice(0, 6)}`
  const save = async (words: string) => {
    await field.fill(words)
    await page.getByLabel('Důvod', { exact: true }).fill('Jiná slova')
    await page.getByRole('button', { name: 'Uložit dotazník' }).click()
    await expect(page.getByText('Uloženo. Kdo odpovídá, vidí to hned.')).toBeVisible()
  }
  try {
    await save(asked)
    await expectAccessible(page, { widths: [1440, 1024] })
    await shop.goto(`/survey/chovatelska-anketa/${await insertSurvey('chovatelska-anketa')}`)
    await expect(shop.getByRole('main')).toContainText(asked)
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Stáhnout odpovědi (CSV)' }).click()
    expect((await file).suggestedFilename()).toBe('chovatelska-anketa.csv')
  } finally {
    await save(before)
  }
})
