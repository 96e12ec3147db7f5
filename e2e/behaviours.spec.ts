import { expect, test } from '@playwright/test'
import { countRequests, expectReported, hydrated, receivedErrors } from './journeys/shop-page.ts'

const NOT_FOUND = 'This page could not be found'

test.describe('steps of every route', () => {
  test('mark the body with layout and page, also after a click', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.locator('body')).toHaveClass('layout-default page-blog')
    await hydrated(page)
    await page.getByRole('navigation', { name: 'Hlavní' }).getByRole('link', { name: 'Věrnostní program' }).click()
    await expect(page.locator('body')).toHaveClass('layout-default page-vernostni-program')
  })

  test('name the language of the answer and of the document', async ({ page }) => {
    const response = await page.goto('/blog')
    expect(response?.headers()['content-language']).toBe('cs')
    await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  })

  test('fail with 500 when a page names one that nobody registered', async ({ page }) => {
    const response = await page.goto('/probe/unknown-step')
    expect(response?.status()).toBe(500)
    expect(response?.statusText()).toBe('Unknown middleware nowhere')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Něco nám upadlo')
    await expect(page.getByText('Unknown middleware nowhere')).toBeVisible()
  })
})

test.describe('locale', () => {
  test('is remembered on the root path for a year, lax and not secure, without a redirect', async ({
    page,
    context,
  }) => {
    const response = await page.goto('/')
    expect(response?.status()).toBe(200)
    expect(response?.request().redirectedFrom()).toBeNull()
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('i18n_redirected')
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected')
    expect(cookie).toMatchObject({ value: 'cs', sameSite: 'Lax', secure: false, path: '/' })
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364.9 * 86_400)
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(365.1 * 86_400)
  })

  test('is not looked for on any other path', async ({ page, context }) => {
    await page.goto('/blog')
    await hydrated(page)
    // The answer to the question about cookies was there before.
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['cenich_souhlas'])
  })
})

test.describe('a missing page', () => {
  for (const [what, path] of [
    ['an address nobody answers', '/tahle-stranka-neni'],
    ['a page number that is none', '/blog/stranka/0'],
    ['a page beyond the last', '/blog/stranka/999'],
    ['an article nobody wrote', '/blog/neexistuje'],
  ] as const) {
    test(`is a 404 in Czech with a way home: ${what}`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      expect(response?.statusText()).toBe(NOT_FOUND)
      await expect(page).toHaveTitle('Stránka nenalezena | Čenich')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tady stopa končí')
      await expect(page.locator('meta[name=error]')).toHaveAttribute('content', NOT_FOUND)
      await page.getByRole('link', { name: 'Zpět na hlavní stránku' }).click()
      await expect(page).toHaveURL(/\/$/)
    })
  }
})

test.describe('a fault', () => {
  test('is a 500 that tells nothing of its inside and is reported by the server', async ({ page }) => {
    const response = await page.goto('/probe/fault')
    expect(response?.status()).toBe(500)
    expect(response?.headers()['cache-control']).toBe('private, no-store')
    expect(await response?.text()).not.toContain('4711')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Něco nám upadlo')
    await expect(page.getByRole('link', { name: 'Na hlavní stránku', exact: true })).toHaveAttribute('href', '/')
    await expectReported('A fault of the probe')
  })

  test('of the error page itself leaves a heading and the way home', async ({ page }) => {
    const response = await page.goto('/probe/broken-error-page')
    expect(response?.status()).toBe(500)
    await page.getByRole('link', { name: 'Zpět na hlavní stránku' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Čenich ví/)
  })

  test('of the error page in the browser leaves a heading and the way home', async ({ page }) => {
    await page.goto('/probe/links')
    await hydrated(page)
    await page.getByRole('link', { name: 'Unexplainable' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Něco nám upadlo')
    await expect(page.getByRole('link', { name: 'Zpět na hlavní stránku' })).toHaveAttribute('href', '/')
  })

  test('in the browser is reported by a POST through the shop', async ({ page }) => {
    const reports = countRequests(page, /\/chyby$/)
    await page.goto('/o-nas')
    await hydrated(page)
    expect(reports()).toBe(0)
    const text = `Browser fault ${crypto.randomUUID()}`
    await page.evaluate(
      (message) =>
        void setTimeout(() => {
          throw new Error(message)
        }),
      text,
    )
    await expectReported(text)
    // The browser names a request that outlives its page a moment after it has gone.
    await expect.poll(reports).toBe(1)
  })
})

test.describe('connection', () => {
  test('lost and found again is told to the customer', async ({ page, context }) => {
    await page.goto('/o-nas')
    await hydrated(page)
    await expect(page.getByText('Jste mimo dosah')).toHaveCount(0)
    await context.setOffline(true)
    await expect(page.getByRole('status').filter({ hasText: 'Jste mimo dosah' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Jste mimo dosah')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'Jsme zpátky na stopě' })).toBeVisible()
    await expect(page.getByText('Jsme zpátky na stopě')).toHaveCount(0)
  })
})

test.describe('scrolling', () => {
  test('is restored by hand, starts at the top on a new page and follows a hash', async ({ page }) => {
    await page.goto('/probe/links')
    await hydrated(page)
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual')
    await page.getByRole('link', { name: 'Below the fold' }).scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(500)

    await page.getByRole('main').getByRole('link', { name: 'Below the fold' }).click()
    await expect(page).toHaveURL(/krmivo-sedi$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await page.goBack()
    await expect(page).toHaveURL(/probe\/links$/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)

    await page.evaluate(() => window.scrollTo(0, 0))
    await page.getByRole('link', { name: 'Hash' }).click()
    await expect(page).toHaveURL(/#dole$/)
    await expect(page.getByRole('main').getByRole('link', { name: 'Below the fold' })).toBeInViewport()
  })
})

test.describe('a redirect', () => {
  test('changes the page and is no failure', async ({ page }) => {
    const before = (await receivedErrors()).length
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto('/probe/links')
    await hydrated(page)
    await page.getByRole('main').getByRole('link', { name: 'Account' }).click()
    await expect(page).toHaveURL(/\/prihlasit-se\?zpet=%2Fucet%2Fprehled$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vítejte zpátky')
    const failure = `A failure after it ${crypto.randomUUID()}`
    for (const message of ['ERR_REDIRECT', failure]) {
      await page.evaluate((text) => void Promise.reject(new Error(text)), message)
    }
    // Reports go in their order: when the failure is there, a redirect told as one would be too.
    await expectReported(failure)
    expect(faults.filter((message) => message !== 'ERR_REDIRECT' && message !== failure)).toEqual([])
    const after = (await receivedErrors()).slice(before)
    expect(after.filter((one) => one.includes('ERR_REDIRECT') || one.includes('prihlasit-se'))).toEqual([])
  })
})
