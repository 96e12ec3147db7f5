import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }
const LABEL = 'Rady na dovolenou'
const TO = '/kontakt?odkud=menu'

/** Whatever happened here, no other page may meet the link. */
test.afterEach(async () => {
  await query(
    `update shop.menus m set items = (select coalesce(jsonb_agg(i.item order by i.place), '[]')
       from jsonb_array_elements(m.items) with ordinality i (item, place) where i.item ->> 'to' <> '${TO}')
      where m.code in ('services', 'help') and m.items::text like '%${TO}%'`,
  )
})

test('a link is added to the header and to the footer without a restart, and taken back', async ({
  page: shop,
  openOffice,
}) => {
  test.setTimeout(120_000)
  const page = await openOffice('staff_content', '/obsah/menu')
  await expect(page.getByRole('table', { name: 'Nabídky odkazů' })).toContainText('všechny vedou na stránku')
  await expectAccessible(page, DESK)
  for (const name of ['Horní proužek', 'Pomoc']) {
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: 'Přidat odkaz' }).click()
    const links = page.getByRole('region', { name: 'Odkazy' })
    await links
      .getByRole('textbox', { name: /^Nápis/ })
      .last()
      .fill(LABEL)
    await links
      .getByRole('textbox', { name: /^Adresa/ })
      .last()
      .fill('/takova-stranka-neni')
    await page.getByRole('button', { name: /^Uložit/ }).click()
    await expect(page.getByText('Adresa /takova-stranka-neni nikam nevede.')).toBeVisible()
    await links
      .getByRole('textbox', { name: /^Adresa/ })
      .last()
      .fill(TO)
    await expect(page.getByRole('complementary', { name: 'Jak to bude' })).toContainText(LABEL)
    await page.getByRole('button', { name: /^Uložit/ }).click()
    await expect(page.getByText('Uloženo. Na webu je to hned.')).toBeVisible()
    await expectAccessible(page, DESK)
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
  }
  const header = shop.getByRole('navigation', { name: 'Služby' }).getByRole('link', { name: LABEL })
  const footer = shop.getByRole('contentinfo').getByRole('link', { name: LABEL })
  await expect(async () => {
    await shop.goto('/o-nas')
    await expect(header).toBeVisible({ timeout: 1000 })
    await expect(footer).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })

  for (const name of ['Horní proužek', 'Pomoc']) {
    await page.getByRole('link', { name }).click()
    await page.getByRole('button', { name: `Odebrat ${LABEL}` }).click()
    await page.getByRole('button', { name: /^Uložit/ }).click()
    await expect(page.getByText('Uloženo. Na webu je to hned.')).toBeVisible()
    await page.getByRole('link', { name: 'Menu', exact: true }).click()
  }
  await expect(async () => {
    await shop.goto('/o-nas')
    await expect(shop.getByRole('contentinfo')).toBeVisible()
    await expect(header).toHaveCount(0, { timeout: 1000 })
    await expect(footer).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 20_000 })
})
