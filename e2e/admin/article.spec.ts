import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test('an article is written, marked by the claims guard, looked at, published, moved and withdrawn', async ({
  page: guest,
  openOffice,
}) => {
  test.setTimeout(180_000)
  const stamp = Date.now().toString(36)
  const title = `Kolik vody pes potřebuje ${stamp}`
  const slug = `kolik-vody-pes-potrebuje-${stamp}`
  const office = await openOffice('staff_content', '/obsah/blog')
  await expect(office.getByRole('table', { name: 'Blog' })).toBeVisible()
  await expectAccessible(office, DESK)
  await office.getByRole('button', { name: /^Nový článek/ }).click()
  await office.getByRole('textbox', { name: 'Nadpis článku' }).fill(title)
  await office.getByRole('button', { name: 'Založit koncept' }).click()
  await office.getByRole('button', { name: 'Publikovat' }).click()
  await expect(office.getByText('Ještě chybí: perex, text, popis pro vyhledávače.')).toBeVisible()

  await office.getByRole('textbox', { name: 'Perex' }).fill('Voda v misce je půlka zdraví.')
  await office
    .getByRole('textbox', { name: 'Text (Markdown)' })
    .fill('Voda léčí alergie.\n\n## Kolik\n\nPes vypije denně asi půl decilitru na kilo.')
  await office.getByRole('textbox', { name: 'Popis pro vyhledávače' }).fill('Kolik vody má pes denně vypít.')
  await expect(office.getByText('tvrzení k posouzení: 1')).toBeVisible()
  await office
    .getByRole('textbox', { name: 'Text (Markdown)' })
    .fill('Voda je základ.\n\n## Kolik\n\nPes vypije denně asi půl decilitru na kilo.')
  await expect(office.getByText('tvrzení k posouzení: 1')).toBeHidden()
  await office.keyboard.press('Control+s')
  await expect(office.getByText('Uloženo.', { exact: true })).toBeVisible()
  await expectAccessible(office, DESK)
  const opened = office.context().waitForEvent('page')
  await office.getByRole('button', { name: 'Náhled v obchodě' }).click()
  await expect((await opened).getByRole('main')).toContainText('asi půl decilitru na kilo')
  expect((await guest.request.get(`/blog/${slug}`)).status()).toBe(404)

  await office.getByRole('button', { name: 'Publikovat' }).click()
  await expect(office.getByText('Článek je na webu.')).toBeVisible()
  await expect.poll(async () => (await guest.request.get(`/blog/${slug}`)).status(), { timeout: 30_000 }).toBe(200)

  await office.getByRole('textbox', { name: 'Adresa' }).fill(`${slug}-nove`)
  await office.getByRole('button', { name: /^Uložit/ }).click()
  await expect(office.getByText('Uloženo, web už ukazuje nový text.')).toBeVisible()
  await expect
    .poll(async () => (await guest.request.get(`/blog/${slug}`, { maxRedirects: 0 })).headers().location ?? '', {
      timeout: 30_000,
    })
    .toContain(`/blog/${slug}-nove`)
  await guest.goto(`/blog/${slug}`)
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Kolik vody')

  await office.goto('/obsah/presmerovani')
  await expect(office.getByRole('table', { name: 'Přesměrování' })).toContainText(`/blog/${slug}-nove`)
  await office.getByRole('textbox', { name: 'Stará adresa' }).fill(`/stare-${stamp}`)
  await office.getByRole('textbox', { name: 'Vede na' }).fill('/kontakt')
  await office.getByRole('button', { name: 'Přesměrovat' }).click()
  await expect(office.getByText(`/stare-${stamp} teď vede na /kontakt.`)).toBeVisible()
  await expectAccessible(office, DESK)
  await office.getByRole('textbox', { name: 'Stará adresa' }).fill('/kontakt')
  await office.getByRole('textbox', { name: 'Vede na' }).fill(`/stare-${stamp}`)
  await office.getByRole('button', { name: 'Přesměrovat' }).click()
  await expect(office.getByText('Na té adrese je živá stránka, přesměrovat ji nejde.')).toBeVisible()
  await office.getByRole('button', { name: `Zrušit přesměrování /stare-${stamp}` }).click()
  await expect(office.getByText('Přesměrování je pryč.')).toBeVisible()

  await office.goto('/obsah/blog')
  await office.getByRole('link', { name: title }).click()
  await office.getByRole('button', { name: 'Stáhnout z webu' }).click()
  await expect(office.getByText('Článek je zase koncept, na webu není.')).toBeVisible()
  await expect.poll(async () => (await guest.request.get(`/blog/${slug}-nove`)).status(), { timeout: 30_000 }).toBe(404)
})
