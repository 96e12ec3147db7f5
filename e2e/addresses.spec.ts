import { expect, test } from '@playwright/test'
import { rememberTopic } from './journeys/shop-database.sql.ts'

const NOT_FOUND = 'This page could not be found'

test.describe('what fails the check of its page is a 404 like any other', () => {
  for (const path of [
    '/blog/%00',
    '/blog/kategorie/%00',
    '/casto-kladene-dotazy/doprava/%00',
    '/produkty/%00',
    '/produkt/%00',
    '/lp/%00',
    '/s/%00',
    '/blog?q=%00',
    '/casto-kladene-dotazy?q=%00',
    '/hledat?q=%00',
    '/blog/%ff',
    '/produkt/%ED%A0%80',
  ]) {
    test(path, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      expect(response?.statusText()).toBe(NOT_FOUND)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tady stopa končí')
      await expect(page.locator('meta[name=error]')).toHaveAttribute('content', NOT_FOUND)
    })
  }
})

test.describe('a page that explains in its own words what is missing says it to machines too', () => {
  for (const path of [
    '/l/heslo/neznamy-odkaz-ktery-nikdo-neposlal-0000000000',
    '/p/00000000000000000000000000000000',
    '/t/nikdy-nevytisteno',
    '/ean/8590000000009',
    '/ean/nejsou-to-cislice',
    '/survey/neznamy-klic',
    '/moje-recenze/neznamy-klic',
    '/blog/kategorie/vyzyva',
  ]) {
    test(path, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      expect(response?.statusText()).toBe(NOT_FOUND)
      await expect(page.locator('meta[name=error]')).toHaveAttribute('content', NOT_FOUND)
      // Its own words, not those of an address nobody answers.
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Tady stopa končí')
    })
  }
})

test.describe('each page has one spelling', () => {
  for (const [typed, spelled] of [
    ['/Blog', '/blog'],
    ['/BLOG?q=maso', '/blog?q=maso'],
    ['/Produkty/granule', '/produkty/granule'],
    ['/L/Heslo/AbC', '/l/Heslo/AbC'],
  ] as const) {
    test(`${typed} leads to ${spelled} for good`, async ({ request, baseURL }) => {
      const response = await request.get(typed, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(new URL(response.headers().location ?? '', baseURL)).toEqual(new URL(spelled, baseURL))
    })
  }
})

test.describe('a body that is no form', () => {
  for (const path of ['/kontakt', '/prihlasit-se', '/registrace', '/kosik/obsah', '/api/kosik', '/api/souhlas']) {
    test(`is the sender's mistake at ${path}`, async ({ request, baseURL }) => {
      const send = (type: string, data: string) =>
        request.post(path, { headers: { 'Content-Type': type, Origin: new URL(`${baseURL}`).origin }, data })
      expect((await send('text/plain', 'a=1')).status()).toBe(415)
      expect((await send('application/json', '{"a":1}')).status()).toBe(415)
      expect((await send('multipart/form-data; boundary=x', '--x\r\nContent-')).status()).toBe(400)
      expect((await send('multipart/form-data', 'a=1')).status()).toBe(400)
    })
  }
})

test.describe('a page whose service failed', () => {
  for (const status of [400, 502, 503]) {
    test(`keeps the status ${status} and none of the words`, async ({ page }) => {
      const response = await page.goto(`/probe/upstream/${status}`)
      expect(response?.status()).toBe(status)
      expect(response?.headers()['cache-control']).toBe('private, no-store')
      expect(await response?.text()).not.toContain('4711')
      await expect(page.getByText(`Kód chyby: ${status}`)).toBeVisible()
    })
  }

  test('and one that is away says so, and when to come again', async ({ page }) => {
    const response = await page.goto('/probe/upstream/503')
    expect(response?.headers()['retry-after']).toBe('30')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hned jsme zpátky')
    await expect(page.getByRole('link', { name: 'Zkusit znovu' })).toBeVisible()
  })
})

test.describe('a topic of the blog', () => {
  test('that nobody knows offers the nearest ones', async ({ page }) => {
    await page.goto('/blog/kategorie/vyzyva')
    await page.getByRole('main').getByRole('link', { name: 'Výživa' }).click()
    await expect(page).toHaveURL('/blog/kategorie/vyziva')
  })

  test('that was renamed leads to its new address for good', async ({ request, baseURL }) => {
    await rememberTopic('vyziva', 'krmeni-a-diety')
    const response = await request.get('/blog/kategorie/krmeni-a-diety', { maxRedirects: 0 })
    expect(response.status()).toBe(301)
    expect(new URL(response.headers().location ?? '', baseURL).pathname).toBe('/blog/kategorie/vyziva')
  })
})
