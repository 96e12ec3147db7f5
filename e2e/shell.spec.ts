import { expect, test } from '@playwright/test'
import { hydrated, saveData } from './journeys/shop-page.ts'

test.beforeEach(async ({ page }) => {
  await saveData(page)
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/o-nas')
  await hydrated(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Přeskočit na obsah' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('the main menu', () => {
  test('opens, is walked and closes by keyboard', async ({ page }) => {
    await page.goto('/o-nas')
    await hydrated(page)
    const button = page.getByRole('button', { name: 'Granule' })
    const first = page.getByRole('link', { name: 'Pro štěňata' })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(first).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('closes when another opens, on a press elsewhere and when a page was chosen', async ({ page }) => {
    await page.goto('/o-nas')
    await hydrated(page)
    const puppies = page.getByRole('link', { name: 'Pro štěňata' })
    await page.getByRole('button', { name: 'Granule' }).click()
    await expect(puppies).toBeVisible()
    await page.getByRole('button', { name: 'Pamlsky' }).click()
    await expect(puppies).toBeHidden()
    await expect(page.getByRole('link', { name: 'Dentální' })).toBeVisible()
    await page.mouse.click(700, 860)
    await expect(page.getByRole('link', { name: 'Dentální' })).toBeHidden()
    await page.getByRole('button', { name: 'Granule' }).click()
    await page.getByRole('link', { name: 'Spočítejte dávku' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/najit-krmivo$/)
    await expect(puppies).toBeHidden()
  })
})

test('the menu of a small screen traps the focus, closes by Escape and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/o-nas')
  await hydrated(page)
  const button = page.getByRole('button', { name: 'Otevřít nabídku' })
  await button.click()
  const menu = page.getByRole('dialog', { name: 'Nabídka' })
  await expect(menu).toBeVisible()
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('Tab')
  expect(
    await menu.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(menu).toBeHidden()
})

test('the basket opens beside the page, closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto('/o-nas')
  await hydrated(page)
  const basket = page.getByRole('link', { name: /^Košík/ })
  await basket.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Košík' })
  await expect(drawer).toBeVisible()
  await expect(page).toHaveURL(/\/o-nas$/)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(basket).toBeFocused()
  await basket.click()
  await drawer.getByRole('link', { name: 'Přejít do košíku' }).click()
  await expect(page).toHaveURL(/\/kosik\/obsah$/)
})

test.describe('the search field', () => {
  test('offers goods, categories and articles and follows the chosen one by keyboard', async ({ page }) => {
    await page.goto('/o-nas')
    await hydrated(page)
    const field = page.getByRole('combobox', { name: 'Hledat v obchodě' })
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.pressSequentially('granule')
    const list = page.getByRole('listbox', { name: 'Návrhy' })
    await expect(list.getByRole('option').first()).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(list.getByRole('group', { name: 'Produkty' }).getByRole('option').first()).toBeVisible()
    await expect(list).toHaveAttribute('aria-busy', 'false')
    await page.keyboard.press('ArrowDown')
    const chosen = list.getByRole('option', { selected: true })
    await expect(chosen).toHaveCount(1)
    await expect(field).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '')
    await expect(field).toBeFocused()
    const target = (await chosen.getAttribute('href')) ?? 'nowhere'
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    await expect(list).toBeHidden()
  })

  test('closes by Escape and sends the form by Enter when nothing is chosen', async ({ page }) => {
    await page.goto('/o-nas')
    await hydrated(page)
    const field = page.getByRole('combobox', { name: 'Hledat v obchodě' })
    await field.pressSequentially('losos')
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/hledat\?q=losos$/)
  })

  test('still works when the suggestions fail', async ({ page }) => {
    await page.route('**/api/naseptavac*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/o-nas')
    await hydrated(page)
    await page.getByRole('combobox', { name: 'Hledat v obchodě' }).pressSequentially('losos')
    await expect(page.getByRole('status').filter({ hasText: 'Návrhy teď nejdou načíst' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/hledat\?q=losos$/)
  })
})

test('a new page is read out by its title', async ({ page }) => {
  await page.goto('/o-nas')
  await hydrated(page)
  await page.getByRole('navigation', { name: 'Hlavní' }).getByRole('link', { name: 'Věrnostní program' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Věrnostní program Čenichovy kredity' })).toHaveCount(1)
})
