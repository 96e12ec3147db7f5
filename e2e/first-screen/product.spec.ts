import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { bottomOf, LAPTOP, PHONE, priceIn, topOf } from '../journeys/screens.ts'
import { hydrated, saveData, sectionUnder } from '../journeys/shop-page.ts'

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
      expect(await bottomOf(priceIn(page.getByRole('main')))).toBeLessThan(650)
      expect(await bottomOf(sizes(page))).toBeLessThan(770)
      expect(await bottomOf(sizes(page))).toBeLessThan(bar)
      const tiles = await sizes(page).getByRole('link').all()
      const tops = await Promise.all(tiles.map(topOf))
      expect(new Set(tops).size).toBe(1)
    })
  }

  test('shows its pack whole', async ({ page }) => {
    await page.goto(PRODUCT)
    const slide = page.getByRole('link', { name: /^Zvětšit/ }).first()
    const picture = slide.getByRole('img')
    await expect(picture).toBeVisible()
    expect(await topOf(picture)).toBeGreaterThanOrEqual(await topOf(slide))
    expect(await bottomOf(picture)).toBeLessThanOrEqual(await bottomOf(slide))
  })

  test('with what a dog must not eat has the swap above the bar', async ({ page }) => {
    await page.addInitScript(() => {
      const dog = { weightKg: 14, age: { kind: 'stage', stage: 'dospely' }, allergies: ['kure'] }
      localStorage.setItem('cenich.psi', JSON.stringify([{ id: 'a', name: 'Bady', dog }]))
    })
    await page.goto('/produkt/granule-kure-s-hnedou-ryzi')
    const swap = page.getByRole('alert').getByRole('link', { name: /^Vyměnit/ })
    await expect(swap).toBeVisible()
    await expect(sizes(page).getByText('Kč/den')).toHaveCount(3)
    const bar = await topOf(page.getByRole('main').getByRole('button', { name: 'Přesto do košíku' }).last())
    // The bar begins a line and a little room above its button.
    expect(await bottomOf(swap)).toBeLessThan(bar - 10)
  })

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

test('who walks packs by keyboard keeps the place', async ({ page }) => {
  await page.goto(PRODUCT)
  await hydrated(page)
  const pack = sizes(page).getByRole('link', { name: /^2\skg/ })
  await expect(pack).not.toHaveAttribute('aria-current')
  await pack.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/varianta=/)
  await expect(pack).toHaveAttribute('aria-current', 'true')
  await expect(pack).toBeFocused()
})
