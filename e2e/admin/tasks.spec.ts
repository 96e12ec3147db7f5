import { expect } from '@playwright/test'
import { expectAccessible } from '../journeys/accessible.ts'
import { boughtBefore } from '../journeys/bought-before.ts'
import { signUp } from '../journeys/customer-account.ts'
import { query } from '../journeys/shop-database.sql.ts'
import { test } from './office.ts'

const DESK = { widths: [1440, 1024] }

test('what waits for a person says what to do, leads to its order and goes once it is done', async ({
  page: customer,
  openOffice,
}) => {
  test.setTimeout(120_000)
  const email = await signUp(customer)
  const orderId = await boughtBefore(customer.context(), email, { sku: 'CN-GR-LOS-A-02K' })
  const [order] = await query<{ number: string }>('select number from shop.orders where id = $1', [orderId])
  const number = order?.number ?? ''
  await query(
    `insert into shop.staff_tasks (storefront_id, kind, subject, order_id, opened_at)
     values (1, 'late_money', $1, $2, now()), (1, 'unhappy_answer', $1, null, now())`,
    [`e2e:${orderId}`, orderId],
  )
  const office = await openOffice('staff_support')
  await office
    .getByRole('main')
    .getByRole('link', { name: /Ostatní úkoly/ })
    .click()
  const tasks = office.getByRole('table', { name: 'Úkoly' })
  const late = tasks.getByRole('row', { name: new RegExp(number) })
  await expect(late).toContainText('Peníze přišly pozdě')
  await expect(late).toContainText('Domluvte se, zda zboží poslat, nebo peníze vrátit.')
  await expectAccessible(office, DESK)
  await late.getByRole('link', { name: number }).click()
  await expect(office.getByRole('table', { name: 'Úkoly' })).toContainText('Peníze přišly pozdě')
  await expectAccessible(office, DESK)
  await office.getByRole('button', { name: /^Hotovo: Peníze přišly pozdě/ }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('Jak to dopadlo (nepovinné)').fill('Posíláme, zákazník souhlasí.')
  await expectAccessible(office, DESK)
  await dialog.getByRole('button', { name: 'Hotovo', exact: true }).click()
  await expect(office.getByText('Hotovo: Peníze přišly pozdě.')).toBeVisible()
  const [closed] = await query<{ note: string }>(
    'select note from shop.staff_tasks where subject = $1 and order_id = $2',
    [`e2e:${orderId}`, orderId],
  )
  expect(closed?.note).toBe('Posíláme, zákazník souhlasí.')
  await office.goto('/hlidac/ukoly')
  await expect(tasks).toContainText('Nespokojená odpověď v dotazníku')
  await expect(tasks).not.toContainText(number)
  await query(`delete from shop.staff_tasks where subject = $1`, [`e2e:${orderId}`])
})
