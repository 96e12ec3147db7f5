import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { BAG_2_KG, putIntoCart } from './journeys/checkout-journey.ts'
import { hydrated, saveData, sectionUnder } from './journeys/shop-page.ts'

const PHONE = { width: 390, height: 844 }
const LAPTOP = { width: 1440, height: 900 }
const TABLET = { width: 1024, height: 900 }

const card = (page: Page) => page.getByRole('main').getByRole('article').first()
const price = (place: Locator) => place.getByText(/^\d[\d\s]*\sKč$/).first()

async function topOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.y ?? Number.POSITIVE_INFINITY
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}

test.describe('what the first screen of the grid shows', () => {
  const SCREENS = [
    { name: 'a phone', viewport: PHONE, path: '/produkty/granule', bound: 700 },
    {
      name: 'a phone with filters',
      viewport: PHONE,
      path: '/produkty/granule?vek=dospely&velikost=stredni&bez=kure',
      bound: 700,
    },
    { name: 'a phone with one meat', viewport: PHONE, path: '/produkty/granule?maso=losos', bound: 700 },
    { name: 'a laptop', viewport: LAPTOP, path: '/produkty/granule', bound: 900 },
    { name: 'a laptop with filters', viewport: LAPTOP, path: '/produkty/granule?vek=dospely&bez=kure', bound: 900 },
    { name: 'a tablet', viewport: TABLET, path: '/produkty/granule', bound: 900 },
  ]
  for (const { name, viewport, path, bound } of SCREENS) {
    test(`the first price on ${name}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      expect(await topOf(price(card(page)))).toBeLessThan(bound)
    })
  }
})

test.describe('filters on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  const opener = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Filtry/ })
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtry' })

  async function open(page: Page, path = '/produkty/granule'): Promise<void> {
    await saveData(page)
    await page.goto(path)
    await hydrated(page)
    await opener(page).tap()
    await expect(sheet(page)).toBeVisible()
  }

  test('lead to a shorter list in three taps, with a count before the last one', async ({ page }) => {
    await open(page)
    await sheet(page)
      .getByRole('checkbox', { name: /^Senior/ })
      .tap()
    await sheet(page).getByRole('button', { name: 'Ukázat 3 krmiva' }).tap()
    await expect(page).toHaveURL('/produkty/granule?vek=senior')
    await expect(sheet(page)).toBeHidden()
    await expect(page.getByRole('status').filter({ hasText: /krmiv/ })).toHaveText(/^3\s/)
    expect(await topOf(price(card(page)))).toBeLessThan(700)
    // The list before stands behind it, not the open sheet.
    await page.goBack()
    await expect(page).toHaveURL('/produkty/granule')
    await expect(sheet(page)).toBeHidden()
  })

  const WAYS: [string, (page: Page) => Promise<unknown>][] = [
    ['its cross', (page) => sheet(page).getByRole('button', { name: 'Zavřít filtry' }).tap()],
    ['a tap beside it', (page) => page.touchscreen.tap(195, 20)],
    ['Back', (page) => page.goBack()],
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a swipe down', (page) => swipeDown(page, sheet(page).getByRole('heading', { name: 'Filtry' }))],
  ]
  for (const [name, close] of WAYS) {
    test(`close by ${name}, and the choice that was not made is gone`, async ({ page }) => {
      await open(page)
      await sheet(page)
        .getByRole('checkbox', { name: /^Senior/ })
        .tap()
      await expect(sheet(page).getByRole('button', { name: 'Ukázat 3 krmiva' })).toBeVisible()
      await close(page)
      await expect(sheet(page)).toBeHidden()
      await expect(page).toHaveURL('/produkty/granule')
      await expect(opener(page)).toBeFocused()
      // On a crowded machine the page may still be coming back when it is tapped again.
      await expect(async () => {
        await opener(page).tap()
        await expect(sheet(page)).toBeVisible({ timeout: 2000 })
      }).toPass()
      await expect(sheet(page).getByRole('checkbox', { name: /^Senior/ })).not.toBeChecked()
    })
  }

  test('are a dialog: nothing behind it moves or can be reached, and it leaves a strip of the page', async ({
    page,
  }) => {
    await open(page)
    await expect.poll(async () => Math.round(await topOf(sheet(page)))).toBeGreaterThanOrEqual(67)
    await opener(page).focus()
    await expect(opener(page)).not.toBeFocused()
    await page.mouse.move(195, 30)
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    for (let step = 0; step < 40; step++) await page.keyboard.press('Tab')
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true)
    const legends = await sheet(page)
      .getByRole('group')
      .evaluateAll((groups) =>
        groups.filter((group) => group.tagName === 'FIELDSET').map((group) => group.firstElementChild?.textContent),
      )
    expect(legends.slice(0, 5)).toEqual(['Co nesmí', 'Věk', 'Co pes potřebuje', 'Velikost psa', 'Maso'])
    await expectAccessible(page)
  })

  test('are all taken back at once', async ({ page }) => {
    await open(page, '/produkty/granule?vek=senior&bez=kure')
    await sheet(page).getByRole('button', { name: 'Zrušit vše' }).tap()
    await sheet(page)
      .getByRole('button', { name: /^Ukázat 2\d krmiv$/ })
      .tap()
    await expect(page).toHaveURL('/produkty/granule')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('are an address with a button', async ({ page }) => {
      await page.goto('/produkty/granule')
      const form = page.getByRole('form', { name: 'Filtry' })
      await expect(form).toBeHidden()
      await opener(page).tap()
      await expect(page).toHaveURL('/produkty/granule#filtry')
      await form.getByRole('checkbox', { name: /^Senior/ }).check()
      await form.getByRole('button', { name: /^Ukázat/ }).click()
      await expect(page).toHaveURL('/produkty/granule?vek=senior')
      await expect(form).toBeHidden()
    })
  })
})

/** A finger on the head of a sheet that goes down and is lifted. */
async function swipeDown(page: Page, from: Locator): Promise<void> {
  // It must have arrived, or the finger would miss it.
  await expect.poll(() => topOf(from)).toBeLessThan(120)
  const box = await from.boundingBox()
  if (!box) throw new Error('Nothing to swipe')
  const [x, y] = [box.x + 10, box.y + 10]
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', down: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + down }],
    })
  await touch('touchStart', 0)
  for (const down of [40, 90, 150, 220]) await touch('touchMove', down)
  await touch('touchEnd', 220)
}

test('the row with the basket stays on a phone while the strip above it scrolls away', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/produkty/granule')
  const header = page.getByRole('banner')
  const row = [
    header.getByRole('button', { name: 'Otevřít nabídku' }),
    header.getByRole('link', { name: /^Čenich/ }),
    header.getByRole('link', { name: 'Účet' }),
    header.getByRole('link', { name: /^Košík/ }),
  ]
  await page.evaluate(() => window.scrollTo(0, 2000))
  for (const part of row) await expect(part).toBeInViewport()
  await expect(header.getByText('Nechutná? Vrátíme peníze.')).not.toBeInViewport()
  expect(await bottomOf(header)).toBeLessThan(70)
  // The field lies over the row as long as somebody stands in it.
  await header.getByText('Hledat', { exact: true }).dispatchEvent('click')
  const field = header.getByRole('combobox', { name: 'Hledat v obchodě' })
  await expect(field).toBeFocused()
  await field.fill('losos')
  await field.press('Enter')
  await expect(page).toHaveURL('/hledat?q=losos')
})

const PRODUCT = '/produkt/granule-losos-s-bramborem'
const add = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Do košíku', exact: true })
const sizes = (page: Page) => page.getByRole('navigation', { name: 'Velikost balení' })
const LONG_NAME = '/produkt/granule-stene-maxi-jehneci-s-ryzi'

test.describe('a product on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  for (const path of [PRODUCT, LONG_NAME]) {
    test(`shows its name, price and packs on the first screen: ${path}`, async ({ page }) => {
      await page.goto(path)
      const bar = await topOf(add(page))
      expect(bar).toBeLessThan(844)
      const heading = page.getByRole('heading', { level: 1 })
      expect(await bottomOf(heading)).toBeLessThan(600)
      expect(await bottomOf(price(page.getByRole('main')))).toBeLessThan(650)
      expect(await bottomOf(sizes(page))).toBeLessThan(770)
      expect(await bottomOf(sizes(page))).toBeLessThan(bar)
      const tiles = await sizes(page).getByRole('link').all()
      const tops = await Promise.all(tiles.map(topOf))
      expect(new Set(tops).size).toBe(1)
    })
  }

  test('has one button, in sight from the first screen to the last line', async ({ page }) => {
    await saveData(page)
    await page.goto(PRODUCT)
    await hydrated(page)
    await expect(add(page)).toHaveCount(1)
    for (const share of [0, 0.3, 0.6, 1]) {
      await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share)
      await expect(add(page)).toBeInViewport()
    }
    // The end of the page is not hidden under it.
    const legal = page.getByRole('contentinfo').getByRole('link', { name: 'Nastavení cookies' })
    expect(await bottomOf(legal)).toBeLessThan(await topOf(add(page)))
    await add(page).tap()
    const open = page.getByRole('main').getByRole('link', { name: 'Otevřít košík' })
    await expect(open).toBeInViewport()
    await expect(add(page)).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Přidat kus' }).tap()
    await expect(page.getByRole('link', { name: /^Košík, 2\skusy/ })).toBeVisible()
    await expectAccessible(page)
  })

  test('opens its pictures over the page and never leaves for a bare file', async ({ page }) => {
    await saveData(page)
    await page.goto(PRODUCT)
    await hydrated(page)
    const picture = page.getByRole('link', { name: /^Zvětšit obrázek/ }).first()
    await picture.tap()
    const box = page.getByRole('dialog', { name: /^1\sz\s/ })
    await expect(box).toBeVisible()
    await box.getByRole('button', { name: 'Fotografie 2' }).tap()
    await expect(page.getByRole('dialog', { name: /^2\sz\s/ })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(box).toBeVisible()
    const zoom = box.getByRole('button', { name: 'Přiblížit' }).first()
    await zoom.tap()
    await expect(box.getByRole('button', { name: 'Oddálit' })).toHaveCount(1)
    await box.getByRole('button', { name: 'Oddálit' }).tap()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(page).toHaveURL(PRODUCT)
    await picture.tap()
    await expect(box).toBeVisible()
    await page.goBack()
    await expect(box).toBeHidden()
    await expect(page).toHaveURL(PRODUCT)
  })

  test('says which part of the page is read, and offers goods in full rows', async ({ page }) => {
    await page.goto(PRODUCT)
    await expect(
      page.getByRole('navigation', { name: 'Informace o produktu' }).getByRole('link', { name: 'Složení' }),
    ).toHaveAttribute('aria-current', 'true')
    for (const heading of ['K tomu do košíku', 'Místo něj zkuste']) {
      await expect(sectionUnder(page, heading).getByRole('article')).toHaveCount(4)
    }
  })
})

test('on a laptop the button stands in the first screen, and the bar comes only below it', async ({ page }) => {
  await page.setViewportSize(LAPTOP)
  await saveData(page)
  await page.goto(PRODUCT)
  await hydrated(page)
  await expect(add(page)).toHaveCount(1)
  expect(await bottomOf(add(page))).toBeLessThan(900)
  await page.evaluate(() => window.scrollTo(0, 2500))
  await expect(add(page).last()).toBeInViewport()
  await expect(add(page)).toHaveCount(2)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(add(page)).toHaveCount(1)
})

test('the total of the cart stays in sight on a phone', async ({ page, context }) => {
  await page.setViewportSize(PHONE)
  await putIntoCart(context, BAG_2_KG, 2)
  await page.goto('/kosik/obsah')
  const on = page.getByRole('main').getByRole('link', { name: 'Pokračovat', exact: true })
  for (const share of [0, 0.5]) {
    await page.evaluate((part) => window.scrollTo(0, part * document.body.scrollHeight), share)
    await expect(on).toBeInViewport()
  }
  const aside = page.getByRole('button', { name: /^Odložit/ }).first()
  await expect(aside).toContainText('Odložit')
  expect((await aside.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})
