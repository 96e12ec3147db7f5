import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './journeys/accessible.ts'
import { countingHand } from './journeys/hand.ts'
import { overflow } from './journeys/screens.ts'
import { hydrated, saveData } from './journeys/shop-page.ts'

const PHONE = { width: 390, height: 844 }
/** What an owner of a healthy dog needs: five taps and one field to the food, one more into the cart. */
const MOST_TAPS = { result: 5, cart: 7 }

const RESULT =
  '/najit-krmivo?krok=vysledek&jmeno=Bady&vek=dospely&pohlavi=pes&plemeno=bigl&vaha=14&zebra=nahmatam&pohyb=moderate'

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })
const question = (page: Page, text: RegExp) => expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()

for (const script of [true, false]) {
  test.describe(script ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled: script, viewport: PHONE })

    async function open(page: Page, address: string): Promise<void> {
      if (script) await saveData(page)
      await page.goto(address)
      if (script) await hydrated(page)
    }

    test('five taps and one field lead to one pack, the sixth into the cart', async ({ page }) => {
      const { tap, done } = countingHand()
      await open(page, '/najit-krmivo')
      await page.getByRole('textbox', { name: 'Jméno psa' }).fill('Bady')
      await tap(button(page, 'Pokračovat'))
      await question(page, /Co je Bady zač/)
      await tap(button(page, /^Bígl/))
      await question(page, /Kolik Bady váží/)
      await expect(page.getByRole('textbox', { name: /^Váha/ })).toHaveValue('13')
      await tap(button(page, 'Pokračovat k pohybu'))
      await question(page, /Jak se Bady hýbe/)
      await tap(button(page, /^Denní procházky/))
      await question(page, /Co Bady nesmí/)
      await tap(button(page, /^Ukázat, co .+ sedí · \d+\skrmiv/))
      await expect(page.getByText(/Pro\s.*Bady.* jsme vyčenichali/)).toBeVisible()
      expect(done.taps).toBeLessThanOrEqual(MOST_TAPS.result)

      const added = script
        ? page.waitForResponse((answer) => /api\/kosik/.test(answer.url()) && answer.request().method() === 'POST')
        : null
      await tap(button(page, /^Do\skošíku · /).first())
      await added
      if (!script) await expect(page).toHaveURL(/\/kosik\/obsah/)
      await page.goto('/kosik/obsah')
      await expect(
        page
          .getByRole('main')
          .getByText(/13|6\skg|12\skg/)
          .first(),
      ).toBeVisible()
      expect(done.taps).toBeLessThanOrEqual(MOST_TAPS.cart)
    })

    test('what is crossed out is not in the food, and the numbers add up', async ({ page }) => {
      await open(page, RESULT.replace('vysledek', 'nesmi'))
      await page.getByRole('checkbox', { name: /kuře/i }).check()
      if (script) await expect(button(page, /^Ukázat, co .+ sedí · 10\skrmiv/)).toBeVisible()
      await button(page, /^Ukázat, co /).click()
      await expect(page).toHaveURL(/nesmi=kure/)
      await question(page, /Losos/)
      for (const figure of ['225g', '26dní', '43Kč'])
        await expect(page.getByText(figure, { exact: true })).toBeVisible()
      await expect(page.getByRole('heading', { name: /Z\s27 granulí jsme vyřadili 17/ })).toBeVisible()
      const groups = page.getByRole('listitem').filter({ hasText: /^\d+(?:s|na|pro|u)\s/ })
      const named = (await groups.allTextContents()).map((text) => text.replaceAll('\u00a0', ' '))
      expect(named[0]).toMatch(/^\d+s kuřetem/)
      expect(named[1]).toMatch(/^\d+pro štěňata a seniory$/)
      expect(named.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(17)
      await expect(page.getByRole('heading', { name: 'Nebo takhle' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)

      await page.getByText('Ukázat všech 10, co Bady smí').click()
      const fitting = page.getByRole('listitem').filter({ hasText: /Kč\/den/ })
      await expect(fitting).toHaveCount(10)
      await fitting
        .nth(3)
        .getByRole('link', { name: /^Vybrat tohle/ })
        .click()
      await expect(page).toHaveURL(/krmivo=/)
      await expect(page.getByText('Vybrali jste')).toBeVisible()
    })

    test('a breed can be written the way people call it', async ({ page }) => {
      await open(page, '/najit-krmivo?krok=plemeno&vek=dospely&pohlavi=fena')
      const field = page.getByRole(script ? 'combobox' : 'searchbox', { name: 'Hledat plemeno' })
      await field.fill('taxík')
      await field.press('Enter')
      await expect(page).toHaveURL(/plemeno=jezevcik/)
      await page.goBack()
      await field.fill('vlčák')
      await field.press('Enter')
      await expect(page.getByText('Které z nich to je?').first()).toBeVisible()
      await button(page, /^Československý vlčák/).click()
      await expect(page).toHaveURL(/plemeno=ceskoslovensky-vlcak/)
      await expect(page.getByRole('textbox', { name: /^Váha/ })).toHaveValue('26')
    })

    test('minus and plus move the weight by half a kilogram', async ({ page }) => {
      await open(page, '/najit-krmivo?krok=vaha&vek=dospely&pohlavi=pes&plemeno=bigl')
      await button(page, 'Přidat půl kila').click()
      await expect(page.getByRole('textbox', { name: /^Váha/ })).toHaveValue('13,5')
      await button(page, 'Ubrat půl kila').click()
      await expect(page.getByRole('textbox', { name: /^Váha/ })).toHaveValue('13')
    })

    test('a puppy says its weeks and its grown-up weight, under eight weeks there is no number', async ({ page }) => {
      await open(page, '/najit-krmivo?krok=vaha&jmeno=Ben&vek=stene&pohlavi=pes&plemeno=labradorsky-retrivr')
      await expect(page.getByLabel('Kolik bude vážit v dospělosti')).toHaveValue('32.5')
      await page.getByRole('textbox', { name: /^Váha/ }).fill('4')
      await page.getByLabel('Kolik je mu týdnů').fill('6')
      await button(page, 'Pokračovat k jídlu').click()
      await button(page, /^Ukázat, co /).click()
      await question(page, /ještě patří k\smámě/)
      await page.getByRole('link', { name: 'Opravit věk' }).click()
      await page.getByLabel('Kolik je mu týdnů').fill('14')
      await button(page, 'Pokračovat k jídlu').click()
      await button(page, /^Ukázat, co /).click()
      await expect(page.getByText(/Pro štěňata/).first()).toBeVisible()
    })

    test('when nothing fits we call, and name what the nearest holds', async ({ page }) => {
      const all = ['kure', 'hovezi', 'ryby', 'jehneci', 'kachna', 'zverina', 'kralik', 'hrach', 'brambor', 'kruta']
      await open(page, `${RESULT}&${all.map((code) => `nesmi=${code}`).join('&')}`)
      await question(page, /Tady radši zavoláme/)
      await expect(page.getByRole('main').getByRole('link', { name: /800/ })).toBeVisible()
      await expect(page.getByText(/Obsahuje ale: /)).toBeVisible()
      await expect(button(page, /košíku/)).toHaveCount(0)
    })

    test('an overweight dog is sent to a vet too', async ({ page }) => {
      await open(page, RESULT.replace('nahmatam', 'hledam'))
      await expect(page.getByText('Dávka je na ideální váhu.')).toBeVisible()
      await expect(page.getByText(/veterinář, ten pozná/)).toBeVisible()
    })

    test('another food can be chosen in the place of ours', async ({ page }) => {
      await open(page, `${RESULT}&nesmi=kure`)
      const other = page.getByRole('main').getByRole('article').first()
      const name = (await other.getByRole('heading').textContent()) ?? ''
      await other.getByRole('link', { name: /^Vybrat/ }).click()
      await question(page, new RegExp(name.trim().replace(/\s/g, '\\s')))
      await expect(page.getByText('Naše první volba')).toBeVisible()
    })
  })
}

for (const script of [true, false]) {
  test.describe(script ? 'the calculator with scripts' : 'the calculator without scripts', () => {
    test.use({ javaScriptEnabled: script, viewport: PHONE })

    test('ends in grams, a food and a button, and asks a puppy more', async ({ page }) => {
      await page.goto('/kalkulacka')
      if (script) await hydrated(page)
      const months = page.getByLabel('Kolik měsíců')
      await expect(months).toBeHidden()
      await page.getByLabel(/^Váha v\skilogramech/).fill('14')
      await page.getByRole('checkbox', { name: 'kuře' }).check()
      if (!script) await button(page, 'Spočítat dávku').click()
      await expect(page.getByRole('heading', { level: 2, name: /Losos/ })).toBeVisible()
      await expect(page.getByText('225g', { exact: true })).toBeVisible()
      await expect(button(page, /^Do\skošíku · /)).toBeVisible()
      await button(page, /^Vybrat tohle/)
        .first()
        .click()
      await expect(page).toHaveURL(/krmivo=/)
      await expect(page.getByText('Naše první volba')).toBeVisible()
      await page.getByLabel('Věk psa').selectOption('stene')
      await expect(months).toBeVisible()
    })
  })
}

for (const script of [true, false]) {
  test.describe(script ? 'a calculator basket with scripts' : 'a calculator basket without scripts', () => {
    test.use({ javaScriptEnabled: script, viewport: PHONE })

    test('what was worked out goes on by a link that says where it comes from', async ({ page, browser }) => {
      await page.goto('/kalkulacka')
      if (script) await hydrated(page)
      await page.getByLabel(/^Jméno/).fill('Ben')
      await page.getByLabel(/^Váha v\skilogramech/).fill('14')
      if (!script) await button(page, 'Spočítat dávku').click()
      await expect(page.getByLabel('Název košíku')).toHaveValue(/^Krmivo pro/)
      if (script) await expectAccessible(page)
      await button(page, 'Uložit jako odkaz').click()
      await expect(page).toHaveURL(/\/p\/[\w-]{22}\?novy/)
      const address = await page.getByLabel('Odkaz na košík').inputValue()
      expect(address).toMatch(/\/p\/[\w-]{22}$/)

      const context = await browser.newContext({ javaScriptEnabled: script })
      const reader = await context.newPage()
      await reader.goto(new URL(address).pathname)
      await expect(reader).toHaveTitle('Košík podle kalkulačky | Čenich')
      await expect(reader.getByText('Z kalkulačky krmné dávky')).toBeVisible()
      await expect(reader.getByRole('heading', { level: 1, name: /^Krmivo pro/ })).toBeVisible()
      await expect(reader.getByLabel('Odkaz na košík')).toBeHidden()
      for (const width of [320, 1024, 1440]) {
        await reader.setViewportSize({ width, height: 900 })
        expect(await overflow(reader)).toBeLessThanOrEqual(0)
      }
      if (script) await expectAccessible(reader)
      await button(reader, 'Vložit do košíku').click()
      await expect(reader).toHaveURL(/\/kosik\/obsah/)
      await context.close()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the button of the result stands above the fold', async ({ page }) => {
    await page.goto(`${RESULT}&nesmi=kure`)
    await hydrated(page)
    const box = await button(page, /^Do\skošíku · /).boundingBox()
    expect(Math.round((box?.y ?? 9999) + (box?.height ?? 0))).toBeLessThan(PHONE.height)
  })

  test('a guest keeps the dog in the browser', async ({ page }) => {
    await page.goto(`${RESULT}&nesmi=kure`)
    await hydrated(page)
    await button(page, 'Jen v tomhle prohlížeči').click()
    await expect(page.getByText(/Bady je v\stomhle prohlížeči/)).toBeVisible()
    await page.goto('/produkty/granule')
    await hydrated(page)
    await expect(page.getByRole('link', { name: /^Zrušit filtr: Bez kuřete kvůli\sBadymu/ })).toBeVisible()
  })
})

test("the maker's table is read for the dog of the browser", async ({ page, context }) => {
  const ben = {
    id: 'pes-1',
    name: 'Ben',
    dog: { weightKg: 20, age: { kind: 'stage', stage: 'dospely' }, activity: 'moderate' },
  }
  await context.addInitScript((dogs) => localStorage.setItem('cenich.psi', dogs), JSON.stringify([ben]))
  await page.goto('/produkt/granule-losos-s-bramborem')
  await hydrated(page)
  const said = page.getByText(/^Ben podle tabulky výrobce: \d+\sg denně\.$/)
  await said.scrollIntoViewIfNeeded()
  const grams = Number.parseInt(((await said.textContent()) ?? '').replace(/\D+/g, ''), 10)
  const row = page.getByRole('region', { name: 'Tabulka výrobce' }).getByRole('row', { name: /^20\skg/ })
  const amounts = (await row.getByRole('cell').allTextContents()).map((text) => Number.parseInt(text, 10))
  expect(amounts).toContain(grams)
})

test('the sentence of the home page says how many foods its page will show', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  await hydrated(page)
  const show = button(page, /^Ukázat \d+\skrmi/)
  const before = await show.textContent()
  await page.getByLabel('Omezení').selectOption('kure')
  await expect(show).not.toHaveText(before ?? '')
  await page.getByLabel('Pohyb').selectOption('working')
  await page.getByLabel('Pohyb').selectOption('moderate')
  await page.getByLabel('Věk', { exact: true }).selectOption('senior')
  await expect(show).toHaveText(/^Ukázat 1\skrmivo|^Ukázat [2-9]\skrmi/)
  const count = Number.parseInt(((await show.textContent()) ?? '').replace(/\D+/g, ''), 10)
  await show.click()
  await expect(page).toHaveURL(/bez=kure/)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
})

test('the sentence of the home page hands over what it knows to the finder', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByLabel('Omezení').selectOption('kure')
  await button(page, 'Vyberte za mě jedno').click()
  await question(page, /voláte/)
  await expect(page.getByRole('radio', { name: 'Dospělý' })).toBeChecked()
  await button(page, 'Pokračovat').click()
  await expect(page).toHaveURL(/nesmi=kure/)
})

const SCREENS = ['jmeno', 'plemeno', 'vaha', 'pohyb', 'nesmi', 'vysledek']

for (const width of [320, 390, 1024, 1440]) {
  test(`every screen fits ${width} px and stands in nobody's way`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 844 })
    for (const step of SCREENS) {
      await page.goto(`${RESULT.replace('vysledek', step)}&nesmi=kure`)
      await hydrated(page)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect({ step, over }).toEqual({ step, over: 0 })
      if (width === 390) await expectAccessible(page)
    }
  })
}

test('a screen with answers is for its owner alone, the empty one for everybody', async ({ request }) => {
  const own = await request.get(RESULT)
  expect(own.headers()['cache-control']).toContain('no-store')
  expect(await own.text()).toContain('noindex')
  const empty = await request.get('/najit-krmivo')
  expect(empty.headers()['cache-control']).toContain('public')
  expect(await empty.text()).not.toContain('noindex')
})
