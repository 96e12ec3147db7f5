import type { Browser, BrowserContext, Page } from '@playwright/test'
import { callServices } from './checkout-journey.ts'
import { liveElsewhere, signUp } from './customer-account.ts'
import { query } from './shop-database.sql.ts'

/** A customer with the terms of an approved wholesaler; how they come about is a journey of the office. */
export async function becomeCompany(page: Page): Promise<string> {
  const email = await signUp(page)
  await query(
    `update shop.customers c set customer_group_id = g.id, invoice_limit = 8000000, invoice_due_days = 14,
            company_id = '45317054', company_name = 'Psí potřeby Vzorová a.s.'
       from shop.customer_groups g where g.code = 'velkoobchod' and c.email = $1`,
    [email],
  )
  return email
}

/** With the name of its owner and the address its documents have. */
export async function becomeCompanyAt(page: Page): Promise<string> {
  const email = await becomeCompany(page)
  await nameOf(email, 'Ivana', 'Malá')
  await callServices(page.context(), 'POST', '/account/addresses', {
    ...{ firstName: 'Ivana', lastName: 'Malá', company: 'Psí potřeby Vzorová a.s.' },
    ...{ street: 'Korunní 41', city: 'Praha', zip: '120 00', asWritten: true },
  })
  return email
}

async function nameOf(email: string, firstName: string, lastName: string): Promise<void> {
  await query(`update shop.customers set first_name = $2, last_name = $3, phone = '+420777123456' where email = $1`, [
    email,
    firstName,
    lastName,
  ])
}

/** Somebody else at a browser of their own, as the test's own browser is set. */
export async function anotherPerson(
  browser: Browser,
  { javaScriptEnabled, name }: { javaScriptEnabled: boolean; name: [string, string] },
): Promise<{ page: Page; context: BrowserContext; email: string }> {
  const context = await browser.newContext({ javaScriptEnabled })
  await liveElsewhere(context)
  const page = await context.newPage()
  const email = await signUp(page)
  await nameOf(email, ...name)
  return { page, context, email }
}
