import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

/** A table as Excel in Czech saves it: windows-1250 and semicolons. */
const FILE = Buffer.from(
  [
    'SKU;hrub\xe1 hmotnost;pozn.;prodejn\xed cena',
    'CN-KO-HOV-M-400X6;2 911;;',
    'CN-GR-ZVE-M-12K;;nic;99 999',
    'CN-GR-XXX-12K;5;;',
    'CN-GR-ZVE-M-06K;;;"189,- K\xe8"',
  ].join('\r\n'),
  'latin1',
)

test('a file is tried, written without its faults, and taken back whole', async ({ openOffice }) => {
  const page = await openOffice('staff_admin', '/importy')
  await expect(page.getByRole('heading', { name: 'Pusťte sem CSV' })).toBeVisible()
  await expectAccessible(page, DESK)
  const file = { name: 'cenik-vyrobce.csv', mimeType: 'text/csv', buffer: FILE }
  await page.getByLabel('Vybrat soubor', { exact: true }).setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'cenik-vyrobce.csv' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Pole pro sloupec hrubá hmotnost' })).toHaveValue('grossWeightG')
  await expect(page.getByRole('combobox', { name: 'Pole pro sloupec pozn.' })).toHaveValue('')
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: 'Ukázat rozdíl' }).click()

  const table = page.getByRole('table', { name: 'Rozdíl po řádcích' })
  await expect(table).toContainText('nad 15 %, vyřazeno, potvrďte ručně')
  await expect(table.getByRole('checkbox', { name: /^Zapsat Granule Zvěřina|^Zapsat .*12 kg/ })).not.toBeChecked()
  await expectAccessible(page, DESK)
  await page.getByRole('button', { name: /^Chyby/ }).click()
  await expect(table).toContainText('Není číslo. Nejspíš je to 189.')
  await expect(table).toContainText('CN-GR-XXX-12K')

  await page.getByLabel('Důvod').fill('Hmotnosti z výroby')
  await page.getByRole('button', { name: /^Zapsat 1 změnu/ }).click()
  await expect(page.getByText('zapsáno', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Chybné řádky jako CSV' })).toBeVisible()
  await expectAccessible(page, DESK)

  await page.getByRole('button', { name: /^Vzít celé zpět/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Vrátit 1 změnu?' })
  await dialog.getByLabel('Důvod').fill('Špatný sloupec')
  await dialog.getByRole('button', { name: 'Vzít celé zpět' }).click()
  await expect(page.getByText('vzato zpět', { exact: true }).first()).toBeVisible()
  await expectAccessible(page, DESK)
})

test('selected products lead to the difference that one change would make', async ({ openOffice }) => {
  const page = await openOffice('staff_content', '/produkty?hledat=CN-KO-HOV-M-400X6')
  await page.getByRole('checkbox', { name: 'Vybrat všechny načtené' }).check()
  await page.getByRole('button', { name: /^Upravit 1 produkt/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Upravit 1 produkt' })
  await dialog.getByRole('combobox', { name: 'Co změnit' }).selectOption('Cena o procenta')
  await expect(dialog.getByRole('combobox', { name: 'Zaokrouhlení' })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Co změnit' }).selectOption('Štítek')
  await expect(dialog.getByRole('combobox', { name: 'Štítek' }).getByRole('option').first()).toBeAttached()
  await expectAccessible(page, DESK)
  await dialog.getByRole('combobox', { name: 'Štítek' }).selectOption({ index: 0 })
  await dialog.getByRole('button', { name: 'Ukázat rozdíl' }).click()
  await expect(page.getByRole('heading', { name: 'Štítky' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Rozdíl po řádcích' })).toBeVisible()
})
