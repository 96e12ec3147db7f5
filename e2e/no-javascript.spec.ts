import { expect, test } from '@playwright/test'

test.use({ javaScriptEnabled: false })

test('the main menu opens, leads on and closes by itself', async ({ page }) => {
  await page.goto('/o-nas')
  const navigation = page.getByRole('navigation', { name: 'Hlavní' })
  const puppies = navigation.getByRole('link', { name: 'Pro štěňata' })
  await expect(puppies).toBeHidden()
  await navigation.getByRole('button', { name: 'Granule' }).click()
  await expect(puppies).toBeVisible()
  await navigation.getByRole('button', { name: 'Konzervy' }).click()
  await expect(puppies).toBeHidden()
  await navigation.getByRole('link', { name: 'Kapsičky' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kapsičky')
})

test('the menu of a small screen opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/o-nas')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Otevřít nabídku' }).click()
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Věrnostní program' }).click()
  await expect(page).toHaveTitle(/Věrnostní program/)
})

test('the search field leads to a page of results', async ({ page }) => {
  await page.goto('/o-nas')
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Hledat v obchodě' })
  await field.fill('granule losos')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/hledat\?q=granule/)
  await expect(page.getByRole('main').getByRole('link', { name: /Losos/ }).first()).toBeVisible()
})

test('the basket is a link to the cart', async ({ page }) => {
  await page.goto('/o-nas')
  await page.getByRole('link', { name: /^Košík/ }).click()
  await expect(page).toHaveURL(/\/kosik\/obsah$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Košík')
})

test('questions unfold and pages of the blog are links', async ({ page }) => {
  await page.goto('/casto-kladene-dotazy/objednavka')
  const answer = page.getByText('Heslo po vás chtít nebudeme')
  // The first one of a topic can be read at once.
  await expect(answer).toBeVisible()
  await page.getByText('Můžu objednat bez registrace?').click()
  await expect(answer).toBeHidden()

  await page.goto('/blog')
  await page.getByRole('link', { name: 'Strana 2' }).click()
  await expect(page).toHaveURL(/\/blog\/stranka\/2$/)
})

test('a form is answered by the server with a sentence', async ({ page }) => {
  await page.goto('/prihlasit-se')
  await page.getByLabel('E-mail').fill('nikdo@pelisek.cz')
  await page.getByLabel('Heslo', { exact: true }).fill('spatne-heslo')
  await page.getByRole('button', { name: 'Přihlásit se' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('nikdo@pelisek.cz')
})

test('an account page leads to the login with the way back', async ({ page }) => {
  await page.goto('/ucet/adresy')
  await expect(page).toHaveURL(/\/prihlasit-se\?zpet=%2Fucet%2Fadresy$/)
})
