import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { bottomOf, LAPTOP, PHONE, priceIn, TABLET, topOf } from '../journeys/screens.ts'
import { hydrated, saveData } from '../journeys/shop-page.ts'

const card = (page: Page) => page.getByRole('main').getByRole('article').first()

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
      expect(await topOf(priceIn(card(page)))).toBeLessThan(bound)
    })
  }
})

test('the button of a card is round on a phone, and its bowl can be seen', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/produkty/granule')
  const button = card(page).getByRole('button', { name: /^Přidat do košíku/ })
  const [width, height, bowl] = await button.evaluate((element) => [
    element.getBoundingClientRect().width,
    element.getBoundingClientRect().height,
    element.firstElementChild?.getBoundingClientRect().width,
  ])
  expect({ width, height }).toEqual({ width: 48, height: 48 })
  expect(bowl).toBeGreaterThan(16)
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
    expect(await topOf(priceIn(card(page)))).toBeLessThan(700)
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
      // On a crowded machine the page may still be coming back when it is tapped again, or open later than one looks.
      await expect(async () => {
        if (!(await sheet(page).isVisible())) await opener(page).tap({ timeout: 2000 })
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
    await expectAccessible(page, { widths: [390] })
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
  // It must have arrived and stand still, or the finger would miss it.
  await expect.poll(() => topOf(from)).toBeLessThan(120)
  await from.tap({ trial: true })
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
