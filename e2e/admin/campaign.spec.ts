import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { headersOf, mailsTo } from '../journeys/mail-inbox.ts'
import { openOwnShop } from '../journeys/own-shop.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { shopDay } from '../journeys/shop-day.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }
const READER = 'ctenarka.dopisu@priklad.cz'
const STAYS = 'zustava@priklad.cz'
const SUBJECTS = ['Zima v misce', 'Co v zimě do misky']
const SLUG = 'granule-stene-kure-s-ryzi'

/** Subscribers of a letter, with both halves of its readers among them. */
async function subscribe(emails: readonly string[]): Promise<void> {
  await query(
    `insert into internal.newsletter_subscriptions (storefront_id, email, state, created_at, confirmed_at)
     select 1, e, 'confirmed', now(), now() from unnest($1::text[]) e`,
    [emails],
  )
}

const lettersTo = async (email: string, subjects: readonly string[]) =>
  (await mailsTo(email)).filter((mail) => subjects.includes(mail.subject))

async function write(office: Page): Promise<void> {
  await office.getByRole('button', { name: /^Nová kampaň/ }).click()
  await office.getByRole('textbox', { name: 'Název pro nás' }).fill('Zima v misce')
  await office.getByRole('button', { name: 'Založit koncept' }).click()
  await office.getByRole('textbox', { name: 'Předmět', exact: true }).fill(SUBJECTS[0] ?? '')
  await office.getByRole('textbox', { name: /^Druhý předmět/ }).fill(SUBJECTS[1] ?? '')
  await office.getByRole('textbox', { name: 'Náhledový řádek ve schránce' }).fill('Krátce o zimě.')
  await office.getByRole('combobox', { name: 'Druh nového bloku' }).selectOption({ label: 'Zboží' })
  await office.getByRole('button', { name: 'Přidat blok' }).click()
  await office.getByRole('textbox', { name: 'Zboží (adresy, každá na řádek)' }).last().fill(SLUG)
  await office.getByRole('button', { name: /^Uložit/ }).click()
  await expect(office.getByText(/^uloženo /)).toBeVisible()
  await expectAccessible(office, DESK)
}

async function lookAndTry(office: Page): Promise<void> {
  await office.getByRole('button', { name: 'Náhled', exact: true }).click()
  const preview = office.getByRole('dialog', { name: 'Náhled dopisu' })
  await expect(preview.getByText(`Předmět: ${SUBJECTS[0]}`)).toBeVisible()
  await preview.getByRole('button', { name: 'Počítač' }).click()
  await preview.getByRole('button', { name: 'Prostý text' }).click()
  await expect(preview.getByRole('textbox', { name: 'Prostý text' })).toHaveValue(
    new RegExp(`/produkt/${SLUG}[\\s\\S]*Obchodní sdělení`),
  )
  await office.keyboard.press('Escape')
  await office.getByRole('button', { name: 'Poslat zkušebně mně' }).click()
  await expect(office.getByText('Zkušební dopis je na cestě na váš e-mail.')).toBeVisible()
  await expect
    .poll(async () => (await lettersTo('staff_admin@cenich.example', [`Zkouška: ${SUBJECTS[0]}`])).length, {
      timeout: 60_000,
    })
    .toBe(1)
  expect(await lettersTo(READER, SUBJECTS)).toEqual([])
}

test('a letter with goods and two subjects is written, tried, sent, and left by one click named in its header', async ({
  openOffice,
}) => {
  test.setTimeout(420_000)
  const shop = await openOwnShop()
  try {
    // By day: at night no letter goes.
    await shop.moveTo(shopDay(), '10:00')
    const others = Array.from({ length: 18 }, (_, index) => `ctenar${index}@priklad.cz`)
    await subscribe([READER, STAYS, ...others])
    const office = await openOffice('staff_admin', '/obsah/kampane')
    await expect(office.getByRole('button', { name: /^Nová kampaň/ })).toBeVisible()
    await expectAccessible(office, DESK)
    await write(office)
    await lookAndTry(office)

    await office.getByRole('button', { name: 'Odeslat teď…' }).click()
    await office.getByRole('dialog').getByRole('button', { name: 'Odeslat', exact: true }).click()
    for (const email of [READER, STAYS])
      await expect.poll(async () => (await lettersTo(email, SUBJECTS)).length, { timeout: 90_000 }).toBe(1)
    const subjects = async () =>
      (await Promise.all(others.map((email) => lettersTo(email, SUBJECTS)))).flat().map(({ subject }) => subject)
    await expect.poll(async () => (await subjects()).length, { timeout: 60_000 }).toBe(others.length)
    expect(new Set(await subjects())).toEqual(new Set(SUBJECTS))

    // The button of the mailbox: one POST to the address of the header, without a cookie and without a page.
    const [letter] = await lettersTo(READER, SUBJECTS)
    if (!letter) throw new Error(`${READER} has no letter.`)
    expect(letter.text).toContain(`/produkt/${SLUG}`)
    const headers = await headersOf(letter)
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    const way = /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? ''
    const left = await fetch(way, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(left.ok).toBe(true)
    expect(await query('select state from internal.newsletter_subscriptions where email = $1', [READER])).toEqual([
      { state: 'unsubscribed' },
    ])

    await office.reload()
    const results = office.getByRole('table', { name: 'Výsledky' })
    await expect(results.getByRole('row', { name: /^Odesláno/ })).toContainText('20')
    await expect(results.getByRole('row', { name: /^Odhlásilo se/ })).toContainText('1')
    await expect(office.getByText(/^Předmět B: odesláno [1-9]/)).toBeVisible()
    await expectAccessible(office, DESK)

    // A month later the next one goes to whoever stayed.
    await query(
      `update internal.campaign_recipients set sending_at = sending_at - interval '40 days', sent_at = sent_at - interval '40 days'`,
    )
    await query(
      `insert into shop.campaigns (storefront_id, name, subject, blocks, state, send_at)
       select 1, 'Druhá', 'Jaro v misce', blocks, 'scheduled', internal.shop_now() - interval '1 minute' from shop.campaigns where subject = $1`,
      [SUBJECTS[0]],
    )
    await expect.poll(async () => (await lettersTo(STAYS, ['Jaro v misce'])).length, { timeout: 150_000 }).toBe(1)
    expect(await lettersTo(READER, ['Jaro v misce'])).toEqual([])
  } finally {
    await shop.stop()
  }
})
