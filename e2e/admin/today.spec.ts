import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { test } from './office.ts'

test('the day begins with what waits, and each role sees its own', async ({ openOffice }) => {
  const owner = await openOffice('owner')
  await expect(owner.getByRole('heading', { name: 'Prodej dnes' })).toBeVisible()
  await expectAccessible(owner, { widths: [1440, 1024] })
  await owner.getByRole('button', { name: 'Tmavý vzhled' }).click()
  await expectAccessible(owner, { widths: [1440] })
  await owner.keyboard.press('g')
  await owner.keyboard.press('o')
  await expect(owner.getByRole('heading', { name: 'Objednávky' })).toBeVisible()

  const packer = await openOffice('staff_warehouse')
  await expect(packer.getByRole('heading', { name: 'Co čeká' })).toBeVisible()
  await expect(packer.getByRole('heading', { name: 'Prodej dnes' })).toBeHidden()
})
