import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { liveElsewhere, newEmail, PASSWORD, register, signIn, signUp } from './journeys/customer-account.ts'
import { linkFromMail, mailsTo } from './journeys/mail-inbox.ts'
import { hydrated, sectionUnder } from './journeys/shop-page.ts'

test.beforeEach(async ({ context }) => liveElsewhere(context))

test.describe('a customer', () => {
  test('registers, keeps an address and a dog, changes the password, takes the data and leaves', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const email = newEmail()
    await register(page, email)

    // The phone confirms; the page on the computer learns of it by itself.
    const phone = await browser.newContext()
    await liveElsewhere(phone)
    const onPhone = await phone.newPage()
    await onPhone.goto(await linkFromMail(email, 'overeni'))
    // Whoever filled in the form on the computer has not proved the mailbox; the one who does chooses the password.
    await onPhone.getByLabel(/^Heslo k\súčtu/).fill(PASSWORD)
    await onPhone.getByRole('button', { name: 'Potvrdit a založit účet' }).click()
    await expect(onPhone).toHaveURL(/\/ucet\/prehled\?vitejte/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Potvrzeno, účet je váš', { timeout: 20_000 })

    await signIn(page, email, PASSWORD)
    await expect(page).toHaveURL(/\/ucet\/prehled/)

    await page.getByRole('navigation', { name: 'Účet' }).getByRole('link', { name: 'Adresy' }).click()
    await page.getByLabel('Jméno', { exact: true }).fill('Jitka')
    await page.getByLabel('Příjmení').fill('Novotná')
    await page.getByRole('combobox', { name: 'Ulice a číslo' }).pressSequentially('radlicka')
    await page.getByRole('option', { name: /^Radlická, Smíchov/ }).click()
    await page.getByRole('combobox', { name: 'Ulice a číslo' }).press('End')
    await page.getByRole('combobox', { name: 'Ulice a číslo' }).pressSequentially('1')
    await page
      .getByRole('option', { name: /^Radlická 1/ })
      .first()
      .click()
    await expect(page.getByLabel('Město')).toHaveValue('Praha')
    await expect(page.getByLabel('PSČ')).toHaveValue(/^\d{3}\s\d{2}$/)
    await page.getByRole('button', { name: 'Uložit' }).click()
    await expect(page.getByText('Adresa je uložená.')).toBeVisible()
    await expect(page.getByText('Výchozí')).toBeVisible()
    await expect(page.getByText('Neověřená')).toHaveCount(0)

    await page.getByRole('button', { name: /^Smazat Radlická/ }).click()
    await expect(page.getByText('Adresa je smazaná.')).toBeVisible()
    await page.getByRole('button', { name: 'Vrátit zpět' }).click()
    await expect(page.getByText('Adresa je zpátky.')).toBeVisible()

    await page.getByRole('navigation', { name: 'Účet' }).getByRole('link', { name: 'Moji psi' }).click()
    await page.getByLabel('Jméno psa').fill('Bára')
    await page.getByLabel(/^Váha v\skg/).fill('18,5')
    await page.getByRole('button', { name: 'Uložit' }).click()
    await expect(page.getByText(/^Bára je v\sprofilu\.$/)).toBeVisible()
    await page.getByLabel('Den vážení').fill('2026-01-10')
    await page.getByLabel(/^Váha v\skg/).fill('17,9')
    await page.getByRole('button', { name: 'Zapsat váhu' }).click()
    await expect(page.getByRole('img', { name: 'Vývoj váhy: Bára' })).toBeVisible()
    const diary = page.getByRole('region', { name: 'Deník váhy: Bára' }).getByRole('row')
    await expect(diary).toHaveCount(3)
    await page.getByRole('button', { name: /^Smazat zápis 10\.\s1\.\s2026$/ }).click()
    await expect(page.getByText('Zápis váhy je smazaný', { exact: false })).toBeVisible()
    await expect(diary).toHaveCount(2)
    await page.getByRole('button', { name: 'Vrátit zpět' }).click()
    await expect(diary).toHaveCount(3)

    await page.getByRole('navigation', { name: 'Účet' }).getByRole('link', { name: 'Změna hesla' }).click()
    await page.getByLabel('Současné heslo').fill(PASSWORD)
    await page.getByLabel('Nové heslo').fill('kočka sedí na plotě')
    await page.getByRole('button', { name: 'Změnit heslo' }).click()
    await expect(page.getByText('Heslo je změněné.')).toBeVisible()
    await onPhone.goto('/ucet/prehled')
    await expect(onPhone).toHaveURL(/\/prihlasit-se/)
    await phone.close()

    await page.goto('/ucet/osobni-udaje')
    await hydrated(page)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Stáhnout moje údaje' }).click()
    const file = await (await download).path()
    const exported = await readFile(file, 'utf8')
    for (const own of [email, 'Bára', 'Radlická', 'Novotná']) expect(exported).toContain(own)

    await expect(page.getByText('faktury a doklady: 10 let')).toBeVisible()
    await sectionUnder(page, 'Smazat účet').getByLabel('Vaše heslo').fill('kočka sedí na plotě')
    await page.getByLabel('Rozumím, že účet už nepůjde obnovit.').check()
    await page.getByRole('button', { name: 'Nenávratně smazat účet' }).click()
    await expect(page.getByText('Účet je smazaný.')).toBeVisible()
    await page.goto('/ucet/prehled')
    await expect(page).toHaveURL(/\/prihlasit-se/)
    await signIn(page, email, 'kočka sedí na plotě')
    await expect(page.getByText('E-mail a heslo k sobě nepatří.')).toBeVisible()
  })

  test('comes in by a link from the mail and lands where they were going', async ({ page, context }) => {
    const email = await signUp(page, null)
    await context.clearCookies()
    await page.goto('/ucet/adresy')
    await expect(page).toHaveURL('/prihlasit-se?zpet=%2Fucet%2Fadresy')
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Poslat přihlašovací odkaz na e-mail' }).click()
    await expect(page.getByText(`Pokud k adrese ${email} účet máme`)).toBeVisible()
    await page.goto(await linkFromMail(email, 'prihlaseni'))
    await page.getByRole('button', { name: 'Přihlásit se na tomto zařízení' }).click()
    await expect(page).toHaveURL('/ucet/adresy')
  })

  test('adds a passkey and signs in with it', async ({ page, context }) => {
    await signUp(page)
    const client = await context.newCDPSession(page)
    await client.send('WebAuthn.enable')
    await client.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    })
    await page.goto('/ucet/osobni-udaje')
    await page.getByLabel('Jak klíči říkat').fill('Telefon')
    await page.getByRole('button', { name: 'Přidat přístupový klíč' }).click()
    await expect(page.getByText('Přístupový klíč je přidaný.')).toBeVisible()
    await page.getByRole('button', { name: 'Odhlásit se' }).click()
    await expect(page.getByText('Odhlášeno. Na brzkou.')).toBeVisible()
    await page.getByRole('button', { name: 'Přihlásit se přístupovým klíčem' }).click()
    await expect(page).toHaveURL('/ucet/prehled')
  })

  test('who forgot the password sets a new one and is signed in', async ({ page, context }) => {
    const email = await signUp(page)
    await context.clearCookies()
    await page.goto('/zapomenute-heslo')
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Poslat odkaz' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Podívejte se do schránky')
    const link = await linkFromMail(email, 'heslo')
    await page.goto(link)
    await page.getByLabel('Nové heslo').fill('krátké')
    await page.getByRole('button', { name: 'Uložit heslo a přihlásit se' }).click()
    await expect(page.getByRole('link', { name: 'Heslo má mít aspoň 10 znaků.' })).toBeVisible()
    await page.getByLabel('Nové heslo').fill('ježek spí pod listím')
    await page.getByRole('button', { name: 'Uložit heslo a přihlásit se' }).click()
    await expect(page).toHaveURL('/ucet/prehled')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tenhle odkaz už posloužil')
    await expect.poll(async () => (await mailsTo(email)).length).toBeGreaterThan(2)
  })
})

test('a scanner that opens every link of every mail changes nothing', async ({ page, request }) => {
  const email = newEmail()
  await register(page, email)
  const link = await linkFromMail(email, 'overeni')
  for (const method of ['GET', 'HEAD', 'GET'] as const) {
    const response = await request.fetch(link, { method })
    expect(response.status()).toBe(200)
    expect(response.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': expect.stringMatching(/no-referrer$/),
      'x-robots-tag': 'noindex',
    })
    expect(response.headers()['set-cookie']).toBeUndefined()
  }
  await page.goto(link)
  await page.getByRole('button', { name: 'Potvrdit a založit účet' }).click()
  await expect(page).toHaveURL(/\/ucet\/prehled/)
})

test('the page asks and answers the same for an address with an account and one without', async ({ page, context }) => {
  const known = await signUp(page)
  await context.clearCookies()
  const answers: string[] = []
  for (const email of [known, newEmail()]) {
    await page.goto('/zapomenute-heslo')
    await page.getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Poslat odkaz' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Podívejte se do schránky')
    answers.push((await page.getByRole('main').textContent())?.replace(email, '(adresa)') ?? '')
  }
  expect(answers[0]).toBe(answers[1])
})
