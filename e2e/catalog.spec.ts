import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { addressFromMail } from './journeys/mail-inbox.ts'
import { hydrated, saveData, sectionUnder } from './journeys/shop-page.ts'

/** Every journey is walked with scripts and without them, with a dog in the browser and without one. */
const VISITORS = [
  { name: 'with scripts and a dog', script: true, dog: true },
  { name: 'with scripts and no dog', script: true, dog: false },
  { name: 'without scripts', script: false, dog: false },
] as const

const BEN = JSON.stringify([
  {
    id: 'pes-1',
    name: 'Ben',
    dog: { weightKg: 18, age: { kind: 'stage', stage: 'dospely' }, activity: 'moderate', allergies: ['kure'] },
  },
])

async function bringDog(context: BrowserContext): Promise<void> {
  await context.addInitScript((dogs) => localStorage.setItem('cenich.psi', dogs), BEN)
}

const goods = (page: Page) => page.getByRole('main').getByRole('article')
const KIBBLE = 'granule-kure-s-hnedou-ryzi'

for (const visitor of VISITORS) {
  test.describe(`a visitor ${visitor.name}`, () => {
    test.use({ javaScriptEnabled: visitor.script })
    test.beforeEach(async ({ context, page }) => {
      if (visitor.dog) await bringDog(context)
      if (visitor.script) await saveData(page)
    })

    async function open(page: Page, path: string): Promise<void> {
      await page.goto(path)
      if (visitor.script) await hydrated(page)
    }

    test('finds kibble without chicken for a grown dog of 18 kg by filters', async ({ page }) => {
      await open(page, '/produkty/granule')
      // What the dog must not eat is taken out by itself, and the boxes are drawn anew with it.
      if (visitor.dog) await expect(page.getByRole('link', { name: /^Zrušit filtr: Bez/ })).toBeVisible()
      const filters = page.getByRole('form', { name: 'Filtry' })
      const tick = async (name: string | RegExp) => {
        await filters.getByRole('checkbox', { name }).first().check()
        if (visitor.script) await expect(page.getByRole('link', { name: /^Odebrat filtr/ }).last()).toBeVisible()
      }
      await tick(/^Dospělý/)
      if (visitor.script) await expect(page).toHaveURL(/vek=dospely/)
      await tick(/^Střední/)
      if (visitor.script) await expect(page).toHaveURL(/velikost=stredni/)
      await tick('Kuře')
      if (!visitor.script) await filters.getByRole('button', { name: /^Ukázat/ }).click()
      await expect(page).toHaveURL('/produkty/granule?vek=dospely&velikost=stredni&bez=kure')

      await expect(goods(page).filter({ hasText: 'Kuře s' })).toHaveCount(0)
      const said = page.getByRole('status').filter({ hasText: /krmiv/ })
      await expect
        .poll(async () => Number.parseInt((await said.textContent()) ?? '', 10) - (await goods(page).count()))
        .toBe(0)
      expect(await goods(page).count()).toBeGreaterThan(5)
      await expect(page.getByText('Ben může').first()).toBeVisible({ visible: visitor.dog })
      // The address changes a moment before the page: a link of the page before would lead elsewhere.
      await expect(page.getByRole('link', { name: /^Odebrat filtr.*Střední/ })).toBeVisible()
      await page.getByRole('link', { name: /^(?:Odebrat filtr bez|Zrušit filtr: Bez)/ }).click()
      await expect(page).toHaveURL('/produkty/granule?vek=dospely&velikost=stredni')
    })

    test('finds it by typing without diacritics', async ({ page }) => {
      await open(page, '/')
      const field = page.getByRole('banner').getByRole('combobox', { name: 'Hledat v obchodě' })
      await field.fill('granule bez kurete')
      await field.press('Enter')
      await expect(page).toHaveURL('/hledat?q=granule+bez+kurete')
      await expect(page.getByRole('main').getByText('jistě neobsahuje: kuře')).toBeVisible()
      await expect(goods(page).filter({ hasText: 'Losos s' }).first()).toBeVisible()
      await expect(goods(page).filter({ hasText: 'Kuře s' })).toHaveCount(0)
    })

    test('finds a pack by the number under its barcode', async ({ page }) => {
      await open(page, '/ean')
      await page.getByLabel('Čárový kód (EAN)').fill('8599 8710 0084 1')
      await page.getByRole('button', { name: 'Najít balení' }).click()
      await expect(page).toHaveURL(`/produkt/${KIBBLE}?varianta=CN-GR-KUR-A-12K`)
      await expect(page.getByRole('link', { name: /^12\skg/ })).toHaveAttribute('aria-current', 'true')
    })

    test('compares packs by what a day costs', async ({ page }) => {
      if (!visitor.script) {
        await open(page, `/produkt/${KIBBLE}`)
        await page.getByRole('button', { name: 'Spočítat podrobně' }).click()
      } else {
        await open(page, `/kalkulacka?krmivo=${KIBBLE}`)
        if (!visitor.dog) await page.getByLabel(/^Váha v\skilogramech/).fill('18')
      }
      const packs = page.getByRole('region', { name: 'Které balení se vyplatí' }).getByRole('row')
      await expect(packs).toHaveCount(4)
      const rows = (await packs.all()).slice(1)
      const perDay = await Promise.all(rows.map((row) => row.getByRole('cell').last().textContent()))
      const crowns = perDay.map((text) => Number.parseFloat(`${text}`.replace(',', '.')))
      expect(crowns).toEqual(crowns.toSorted((one, other) => other - one))
      if (visitor.dog) {
        await page.goto(`/produkt/${KIBBLE}`)
        await expect(page.getByRole('navigation', { name: 'Velikost balení' }).getByText('Kč/den')).toHaveCount(3)
        await expect(page.getByRole('alert').getByText('Ben nesmí kuře')).toBeVisible()
      }
    })

    test('reads what is inside and switches the pack', async ({ page }) => {
      await open(page, `/produkt/${KIBBLE}`)
      const main = page.getByRole('main')
      await expect(main.getByText('Čerstvé kuřecí maso (30').first()).toBeVisible()
      await expect(main.getByRole('region', { name: 'Analytické složky' }).getByRole('row')).toHaveCount(10)
      await expect(main.getByText('kompletní krmivo pro psy')).toBeVisible()
      await expect(main.getByRole('region', { name: 'Tabulka výrobce' })).toBeVisible()

      const sizes = page.getByRole('navigation', { name: 'Velikost balení' })
      await sizes.getByRole('link', { name: /2\skg/ }).first().click()
      await expect(page).toHaveURL(/varianta=CN-GR-KUR-A-02K$/)
      await expect(main.getByText(/174,50\sKč\/kg, vč/)).toBeVisible()
      await expect(main.getByText('8599871000704').first()).toBeVisible()
    })

    test('walks through pages of a shelf and reads what it is sorted by', async ({ page }) => {
      await open(page, '/produkty?razeni=cena')
      await expect(page.getByText(/^Řadíme podle ceny/)).toBeVisible()
      if (visitor.dog) await expect(page.getByRole('link', { name: /^Zrušit filtr: Bez/ })).toBeVisible()
      await page.getByRole('navigation', { name: 'Stránkování' }).getByRole('link', { name: 'Strana 2' }).click()
      await expect(page).toHaveURL(`/produkty?${visitor.dog ? 'bez=kure&' : ''}razeni=cena&strana=2`)
      await expect(goods(page)).toHaveCount(24)
    })
  })
}

test('an old address of a product leads to the new one for good', async ({ request }) => {
  const answer = await request.get('/id/1', { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(answer.headers().location).toBe(`/produkt/${KIBBLE}`)
  expect((await request.get('/produkt/nic-takoveho')).status()).toBe(404)
  expect((await request.get('/produkty/nic-takoveho')).status()).toBe(404)
  expect((await request.get('/produkty?strana=99')).status()).toBe(404)
  expect((await request.get('/ean/8599871000842', { maxRedirects: 0 })).status()).toBe(404)
})

test('an empty shelf names the filter to drop', async ({ page }) => {
  await page.goto('/produkty/granule?maso=vege&vek=stene')
  await expect(page.getByRole('heading', { name: 'Tuhle kombinaci jsme nevyčenichali' })).toBeVisible()
  await page.getByRole('link', { name: /^Bez filtru/ }).click()
  await expect(goods(page).first()).toBeVisible()
})

test('more cards come to the same page, and are announced', async ({ page }) => {
  await page.goto('/produkty')
  await hydrated(page)
  await page.getByRole('link', { name: 'Načíst další' }).click()
  await expect(goods(page)).toHaveCount(48)
  await expect(page.getByRole('status').filter({ hasText: 'Zobrazeno' })).toHaveText(/^Zobrazeno 48 z/)
})

test('a filter keeps the focus of the keyboard', async ({ page }) => {
  await page.goto('/produkty/granule')
  await hydrated(page)
  const box = page.getByRole('checkbox', { name: /^Senior/ })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/vek=senior/)
  await expect(box).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /krmiv/ })).toHaveText(/^3\s/)
})

test('what is ticked before the scripts have come is not lost', async ({ page, context }) => {
  await bringDog(context)
  await saveData(page)
  const { promise: ticked, resolve: deliver } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.+\.js$/, async (route) => {
    await ticked
    await route.continue()
  })
  await page.goto('/produkty/granule', { waitUntil: 'commit' })
  const filters = page.getByRole('form', { name: 'Filtry' })
  await filters.getByRole('checkbox', { name: /^Dospělý/ }).check()
  deliver()
  await expect(page).toHaveURL('/produkty/granule?vek=dospely&bez=kure')
  for (const name of [/^Dospělý/, 'Kuře']) {
    await expect(filters.getByRole('checkbox', { name }).first()).toBeChecked()
  }
})

test('reviews are narrowed to dogs like mine', async ({ page }) => {
  await page.goto(`/produkt/${KIBBLE}`)
  await hydrated(page)
  const reviews = sectionUnder(page, 'Hodnocení')
  await reviews.getByText('Vybrat podrobněji', { exact: true }).click()
  await reviews.getByLabel('Velikost psa').selectOption('mala')
  await expect(page).toHaveURL(/pes-velikost=mala/)
  await expect(reviews.getByRole('article').first()).toContainText(/\b\d\skg/)
})

test('who waits for a sold-out pack leaves an address, confirms it by the mail and changes their mind', async ({
  page,
}) => {
  const email = `ceka-${Date.now()}@example.cz`
  await page.goto('/produkty?strana=4')
  await page
    .getByRole('link', { name: /^Pohlídat/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Pohlídat naskladnění' })).toBeVisible()
  await page.getByRole('main').getByRole('textbox', { name: 'Váš e-mail' }).fill(email)
  await page.getByRole('button', { name: 'Pohlídat naskladnění' }).click()
  await expect(page.getByText('Ještě jeden krok')).toBeVisible()
  await page.goto(await addressFromMail(email, /\/l\/hlidac\/[\w.-]+/))
  await page.getByRole('button', { name: 'Potvrdit hlídání' }).click()
  await expect(page.getByRole('heading', { name: 'Hlídáme' })).toBeVisible()
  await page.getByRole('button', { name: 'Už nehlídat' }).click()
  await expect(page.getByRole('heading', { name: 'Už nehlídáme' })).toBeVisible()
})

// The route walk has looked at every page as it opens; these two have an answer to show.
for (const path of ['/hledat?q=losos', '/kalkulacka?vaha=18']) {
  test(`nothing stands in the way of anybody on ${path}`, async ({ page }) => {
    await page.goto(path)
    await hydrated(page)
    await expect(page).toHaveURL(path)
    await expectAccessible(page)
  })
}
