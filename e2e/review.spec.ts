import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { liveElsewhere } from './journeys/customer-account.ts'
import { insertDeliveredOrder, publishReview, removeOrder } from './journeys/shop-database.sql.ts'

const PHOTO = join(import.meta.dirname, '../database/seed/demo/media/packshots/acc-lano.webp')

for (const withScript of [true, false]) {
  test.describe(withScript ? 'reviews' : 'reviews without scripts', () => {
    test.use({ javaScriptEnabled: withScript })

    test('a guest reviews a bag with a photo from the link in the mail, and it appears once published', async ({
      page,
      context,
    }) => {
      await liveElsewhere(context)
      const sku = withScript ? 'CN-GR-KUR-A-12K' : 'CN-KO-KUR-400'
      const order = await insertDeliveredOrder('recenzent@priklad.cz', sku)
      try {
        const address = `/moje-recenze/${order.secret}`
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jak chutnalo?')
        if (withScript) await expectAccessible(page)
        const main = page.getByRole('main')
        await main.getByRole('radio', { name: /4 z\s5/ }).check({ force: true })
        const words = `Miska prázdná za minutu, ${order.number}.`
        await main.getByLabel('Pár slov pro ostatní').fill(words)
        await main.getByLabel('Který pes ochutnal').fill('Labrador, 3 roky, 29 kg')
        await main.getByRole('checkbox', { name: 'Trávení' }).check({ force: true })
        await main
          .getByLabel(/Fotky psa/)
          .setInputFiles({ name: 'pes.webp', mimeType: 'image/webp', buffer: await readFile(PHOTO) })
        await main.getByRole('button', { name: 'Odeslat recenzi' }).click()
        await expect(main.getByText('Recenze odeslána ke schválení')).toBeVisible()
        await expect(main.getByText('Čeká na schválení')).toBeVisible()
        await expect(async () => {
          await page.goto(address)
          await expect(main.getByRole('img', { name: /Fotka 1/ })).toBeVisible({ timeout: 1000 })
        }).toPass({ timeout: 30_000 })
        await publishReview(order.number)
        await page.goto(withScript ? '/produkt/granule-kure-s-hnedou-ryzi' : '/produkt/konzerva-kure-s-mrkvi-a-ryzi')
        const review = main.getByRole('article').filter({ hasText: order.number })
        await expect(review.getByText('ověřený nákup')).toBeVisible()
        await expect(review.getByRole('img', { name: /Fotka 1/ })).toBeVisible()
        await expect(review.getByText('Sedělo: trávení')).toBeVisible()
        // A reader may say that something is wrong with it; it stays until a person has decided.
        await review.getByRole('link', { name: /Nahlásit recenzi/ }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nahlásit recenzi')
        await expect(main.getByText(words)).toBeVisible()
        if (withScript) await expectAccessible(page)
        await main.getByRole('radio', { name: 'Netýká se produktu' }).check()
        await main.getByRole('button', { name: 'Nahlásit recenzi' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Děkujeme, přečteme si to')
        await page.goto(address)
        await expect(main.getByText('Zveřejněno')).toBeVisible()
        await main.getByRole('button', { name: 'Smazat' }).click()
        await expect(main.getByText('Recenzi jsme smazali.')).toBeVisible()
      } finally {
        await removeOrder(order.number)
      }
    })
  })
}
