import { expect, test } from '@playwright/test'
import { signInAsStaff } from './journeys/customer-account.ts'
import { hydrated, sectionUnder } from './journeys/shop-page.ts'

test.beforeEach(async ({ page }) => {
  await signInAsStaff(page)
  await page.goto('/private/design-system')
  await hydrated(page)
})

test('shows every chapter of the kit and the way to it', async ({ page }) => {
  const chapters = page.getByRole('navigation', { name: 'Oddíly' })
  await expect(chapters.getByRole('link')).toHaveCount(15)
  await chapters.getByRole('link', { name: 'Recenze' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Recenze' })).toBeInViewport()
})

test('the focus is visible on every stop of the Tab key', async ({ page }) => {
  await page.getByRole('navigation', { name: 'Oddíly' }).getByRole('link').last().focus()
  const unseen: string[] = []
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab')
    const fault = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      // A control may show its focus on the frame around it.
      for (let one: Element | null = element, depth = 0; one && depth < 6; one = one.parentElement, depth += 1) {
        const { outlineStyle, outlineWidth } = getComputedStyle(one)
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return null
      }
      return element.outerHTML.slice(0, 120)
    })
    if (fault) unseen.push(fault)
  }
  expect(unseen).toEqual([])
})

test('buttons are pressed by Enter and Space', async ({ page }) => {
  const bar = sectionUnder(page, 'Tabulka, kostry, lišta načítání, oznámení')
  await bar.getByRole('button', { name: 'Spustit lištu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('progressbar', { name: 'Stránka se načítá' })).toHaveCount(1)
  await expect(bar.getByRole('button', { name: 'Zastavit lištu' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('progressbar', { name: 'Stránka se načítá' })).toHaveCount(0)
})

test('fields are filled, and the error summary leads to the field', async ({ page }) => {
  const forms = sectionUnder(page, 'Formuláře')
  await forms.getByRole('link', { name: 'Doplňte e-mail.' }).focus()
  await page.keyboard.press('Enter')
  const email = page.getByLabel('Prázdné pole')
  await expect(email).toBeFocused()
  await page.keyboard.type('vy@pelisek.cz')
  await expect(email).toHaveValue('vy@pelisek.cz')
  await page.getByLabel('Delší text').focus()
  await page.keyboard.type('Miska')
  await expect(page.getByLabel('Delší text')).toHaveValue('Miska')
  await expect(page.getByLabel('Chyba', { exact: true })).toHaveAttribute('aria-invalid', 'true')
})

test('check, switch and slider answer to Space and arrows', async ({ page }) => {
  const forms = sectionUnder(page, 'Formuláře')
  const check = forms.getByRole('checkbox', { name: 'Nezaškrtnuto' })
  await check.focus()
  await page.keyboard.press('Space')
  await expect(check).toBeChecked()
  const toggle = forms.getByRole('switch', { name: 'Vypnuto' })
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(toggle).toBeChecked()
  const slider = forms.getByRole('slider')
  const before = Number(await slider.inputValue())
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue(String(before + 1))
})

test('groups of choices are walked by arrows and skip what is closed', async ({ page }) => {
  const forms = sectionUnder(page, 'Formuláře')
  const radio = forms.getByRole('radio', { name: 'Možnost B' })
  await radio.focus()
  await page.keyboard.press('ArrowUp')
  await expect(forms.getByRole('radio', { name: 'Možnost A' })).toBeChecked()

  await forms.getByRole('radio', { name: /Kurýr domů/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(forms.getByRole('radio', { name: /Kurýr večer/ })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(forms.getByRole('radio', { name: /Kurýr domů/ })).toBeChecked()

  await forms.getByRole('radio', { name: /12.kg/ }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(forms.getByRole('radio', { name: /(^|[^1])2.kg/ })).toBeChecked()

  const stars = forms.getByRole('group', { name: 'Hodnocení hvězdičkami' })
  await stars.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(stars.getByRole('radio', { checked: true })).not.toHaveAccessibleName('4 z 5')

  const scale = forms.getByRole('group', { name: 'Škála dotazníku' })
  await scale.getByRole('radio', { checked: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(scale.getByRole('radio', { name: '10' })).toBeChecked()
})

test('the quantity is stepped by its buttons and by arrows', async ({ page }) => {
  const field = sectionUnder(page, 'Formuláře').getByRole('spinbutton', { name: 'Počet kusů' }).nth(1)
  await expect(field).toHaveValue('6')
  await field.focus()
  await page.keyboard.press('ArrowUp')
  await expect(field).toHaveValue('7')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('8')
})

test('tabs answer to arrows, Home and End and skip the closed one', async ({ page }) => {
  const tabs = page.getByRole('tablist', { name: 'O produktu' })
  await tabs.getByRole('tab', { name: 'Složení' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'Krmná dávka' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveText(/235 g denně/)
  await page.keyboard.press('End')
  await expect(tabs.getByRole('tab', { name: 'Hodnocení (312)' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.getByRole('tab', { name: 'Složení' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await expect(tabs.getByRole('tab', { name: 'Složení' })).toHaveAttribute('aria-selected', 'true')
})

test('the accordion unfolds by Enter and closes its neighbour', async ({ page }) => {
  const parts = sectionUnder(page, 'Drobečky, taby, stránkování, čipy, akordeon')
  await expect(parts.getByText('odesíláme týž den')).toBeVisible()
  await parts.getByText('Od kolika je doprava zdarma?').focus()
  await page.keyboard.press('Enter')
  await expect(parts.getByText(/^Od 1/)).toBeVisible()
  await expect(parts.getByText('odesíláme týž den')).toBeHidden()
})

test('the tooltip shows on focus and goes by Escape', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Co je nejnižší cena za 30 dní' })
  const tip = page.getByRole('tooltip').filter({ hasText: 'Nejnižší cena, za kterou' })
  await button.focus()
  await expect(tip).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
})

test('the combobox is typed into, walked and chosen from', async ({ page }) => {
  const field = sectionUnder(page, 'Paleta, hledání, filtry').getByRole('combobox', { name: 'Hledat v obchodě' })
  await field.focus()
  await page.keyboard.type('los')
  const options = page.getByRole('listbox').getByRole('option')
  await expect(options.first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const name = (await options.first().textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(field).toHaveValue(name)
})

test('dialog and drawer keep the focus, close by Escape and give it back', async ({ page }) => {
  for (const [opener, title] of [
    ['Otevřít dialog', 'Opravdu zrušit pravidelné doručení?'],
    ['Otevřít zásuvku', 'Košík (7)'],
  ] as const) {
    const button = page.getByRole('button', { name: opener })
    await button.focus()
    await page.keyboard.press('Enter')
    const modal = page.getByRole('dialog', { name: title })
    await expect(modal).toBeVisible()
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
    const isInside = await modal.evaluate(
      (element) => element.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(isInside).toBe(true)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('a toast is reached and closed by keyboard', async ({ page }) => {
  await page.getByRole('button', { name: 'Ukázat toast' }).focus()
  await page.keyboard.press('Enter')
  const region = page.getByRole('region', { name: 'Zprávy' })
  const close = region.getByRole('button', { name: 'Zavřít' })
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(region.getByText('V košíku!')).toHaveCount(0)
})

test('is there for staff only', async ({ page, context }) => {
  await context.clearCookies()
  const response = await page.goto('/private/design-system')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tady stopa končí')
})
