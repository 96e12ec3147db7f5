import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test('a landing page with two variants: half sees each, the same visitor the same, and each is counted', async ({
  page: guest,
  openOffice,
}) => {
  test.setTimeout(240_000)
  const stamp = Date.now().toString(36)
  const office = await openOffice('staff_content', '/obsah/lp')
  await expect(office.getByRole('table', { name: 'Vstupní stránky' })).toBeVisible()
  await expectAccessible(office, DESK)
  await office.getByRole('button', { name: /^Nová vstupní stránka/ }).click()
  await office.getByRole('textbox', { name: 'Název stránky' }).fill(`Zkouška ${stamp}`)
  await office.getByRole('button', { name: 'Založit koncept' }).click()
  await office.getByRole('textbox', { name: 'Popis pro vyhledávače' }).fill('Zkouška dvou variant.')
  await office.getByRole('button', { name: /^Uložit/ }).click()
  await office.getByRole('button', { name: 'Publikovat' }).click()
  await expect(office.getByText(/^Ještě chybí: hlava s nadpisem a jeden cíl/)).toBeVisible()
  await office.getByRole('textbox', { name: 'Nadpis' }).fill('Krmivo na míru')
  await office.getByRole('textbox', { name: 'Tlačítka (nápis | adresa)' }).fill('Vybrat | /produkty/granule')
  await office.getByRole('button', { name: 'Zkusit variantu B' }).click()
  const other = office.getByRole('region', { name: 'Bloky, varianta B' })
  await other.getByRole('textbox', { name: 'Nadpis' }).fill('Granule přesně psovi')
  await office.getByRole('button', { name: /^Uložit/ }).click()
  await expect(office.getByText('Uloženo.', { exact: true })).toBeVisible()
  await expectAccessible(office, DESK)
  const opened = office.context().waitForEvent('page')
  await office.getByRole('button', { name: 'Náhled varianty B' }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Granule přesně psovi')
  try {
    await office.getByRole('button', { name: 'Publikovat' }).click()
    await expect(office.getByText('Je to na webu.')).toBeVisible()
    const path = `/lp/zkouska-${stamp}`
    const seenWith = async (browser: string) => {
      const answer = await guest.request.get(path, { headers: { 'user-agent': browser } })
      expect(answer.headers()['cache-control']).toBe('private, no-store')
      return (await answer.text()).includes('Granule přesně psovi') ? 'b' : 'a'
    }
    await expect.poll(async () => (await guest.request.get(path)).status(), { timeout: 30_000 }).toBe(200)
    const halves = await Promise.all(Array.from({ length: 16 }, (_, index) => seenWith(`Prohlizec/${index}`)))
    expect(new Set(halves)).toEqual(new Set(['a', 'b']))
    expect(await seenWith('Prohlizec/3')).toBe(halves[3])

    await guest.goto(path)
    const isB = (await guest.getByRole('heading', { level: 1 }).textContent()) === 'Granule přesně psovi'
    await guest.getByRole('link', { name: 'Vybrat' }).first().click()
    await expect(guest).toHaveURL(/\/produkty\/granule/)
    await expect
      .poll(
        async () => {
          await office.reload()
          return office
            .getByRole('table', { name: 'Výsledky' })
            .getByRole('row')
            .nth(isB ? 3 : 2)
            .textContent()
        },
        { timeout: 60_000 },
      )
      .toMatch(/^[AB]11100/)
  } finally {
    await office.getByRole('button', { name: 'Stáhnout z webu' }).click()
    await expect(office.getByText('Je to zase koncept, na webu to není.')).toBeVisible()
  }
})

test('a page of blocks is written anew, looked at, and the draft forgotten without a trace on the web', async ({
  page: guest,
  openOffice,
}) => {
  const office = await openOffice('staff_content', '/obsah/bloky')
  await expect(office.getByRole('table', { name: 'Stránky z bloků' })).toBeVisible()
  await expectAccessible(office, DESK)
  await office.getByRole('link', { name: /^O nás/ }).click()
  await office.getByRole('textbox', { name: 'Nadpis' }).first().fill('Kdo stojí za miskou')
  await office.getByRole('button', { name: /^Uložit/ }).click()
  await expect(office.getByText('Koncept je uložený. Web se zatím nezměnil.')).toBeVisible()
  await expectAccessible(office, DESK)
  const opened = office.context().waitForEvent('page')
  await office.getByRole('button', { name: 'Náhled v obchodě' }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Kdo stojí za miskou')
  expect(await (await guest.request.get('/o-nas')).text()).not.toContain('Kdo stojí za miskou')
  await office.getByRole('button', { name: 'Zahodit koncept' }).click()
  await expect(office.getByText('Koncept je pryč, web zůstal, jak byl.')).toBeVisible()
})

test('of the first page the head is written, and nothing is offered that it would not draw', async ({ openOffice }) => {
  const office = await openOffice('staff_content', '/obsah/bloky/home')
  const blocks = office.getByRole('region', { name: 'Bloky' })
  await expect(blocks.getByRole('group')).toHaveCount(1)
  await expect(blocks.getByRole('button', { name: /^(Přidat blok|Odebrat blok|Výš|Níž)/ })).toHaveCount(0)
  await blocks.getByRole('textbox', { name: 'Nadpis' }).fill('Čenich ví, kde to voní.')
  await office.getByRole('button', { name: /^Uložit/ }).click()
  await expect(office.getByText('Koncept je uložený. Web se zatím nezměnil.')).toBeVisible()
  await expectAccessible(office, DESK)
  const opened = office.context().waitForEvent('page')
  await office.getByRole('button', { name: 'Náhled v obchodě' }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(/Čenich ví,.*kde to voní\./)
  await office.getByRole('button', { name: 'Zahodit koncept' }).click()
  await expect(office.getByText('Koncept je pryč, web zůstal, jak byl.')).toBeVisible()
})
