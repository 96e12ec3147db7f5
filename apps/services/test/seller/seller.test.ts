import { ConfigError } from '@shop/runtime/config'
import { expect, test } from 'vitest'
import { refuseSamples } from '#app/seller/refuse-samples'
import { SAMPLE_SELLER } from '#app/seller/seller.fixture'
import { selectSeller } from '#app/seller/seller.sql'
import { openShop } from '../open-shop.ts'
import { readyToOrder } from '../shopping.ts'

const REAL = {
  ...SAMPLE_SELLER,
  name: 'Čumák a syn s.r.o.',
  street: 'Dlouhá 8',
  city: 'Kolín',
  zip: '28002',
  companyId: '27082440',
  vatId: 'CZ27082440',
  account: '19-2000145399/0800',
  phone: '321 000 111',
  email: 'pes@cumak.cz',
  isSample: false,
}

const shop = openShop()

const query = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values)

async function faultsOf(): Promise<string[]> {
  const error = await refuseSamples(shop.deps.pool).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error === null) return []
  if (!(error instanceof ConfigError)) throw error
  return error.keys
}

test('a shop is born with the sample company, the same that tests know', async () => {
  expect(await selectSeller(shop.deps.pool)).toEqual(SAMPLE_SELLER)
})

test('production refuses the sample company and the demo fairs by name, and only them', async () => {
  expect(await faultsOf()).toEqual(['shop.storefronts.company', 'shop.fairs'])
  await query('update shop.fairs set is_sample = false')
  expect(await faultsOf()).toEqual(['shop.storefronts.company'])
  await query('update shop.storefronts set company = $1', [JSON.stringify(REAL)])
  expect(await faultsOf()).toEqual([])
})

test('a company that moved is on the next mail, contract and QR payment', async () => {
  await query('update shop.storefronts set company = $1', [JSON.stringify(REAL)])
  const { browser, order } = await readyToOrder(shop, undefined, {
    payment: 'prevod-qr',
    details: { email: 'stehovani@priklad.cz' },
  })
  const placed = await browser.call('placeOrder', order)
  expect(placed.status).toBe(201)
  const mail = await shop.mailTo('stehovani@priklad.cz')
  const said = JSON.stringify(mail)
  for (const word of ['19-2000145399/0800', '321 000 111', 'Čumák a syn', 'Kolín', '27082440'])
    expect(said).toContain(word)
  for (const word of ['2500000006', '800 202 404', '00000019', 'Hlinsko 1204']) expect(said).not.toContain(word)
})

test('the contract that goes with the mail names the company and leaves no blank', async () => {
  const mail = await shop.mailTo('stehovani@priklad.cz')
  const files = mail.attachments.filter(({ filename }) => filename?.endsWith('.txt'))
  expect(files.map(({ filename }) => filename)).toContain('obchodni-podminky.txt')
  const texts = files.map(({ content }) => content.toString('utf8'))
  expect(texts.join('\n')).not.toMatch(/\{\{/)
  expect(texts.join('\n')).toContain('27082440')
  expect(texts.join('\n')).not.toContain('00000019')
})

test.each([
  ['without an account', { account: undefined }],
  ['with an account that is none', { account: '123' }],
  ['with a null', { phone: null }],
  ['that does not say whether it is a sample', { isSample: undefined }],
  ['with a company number of seven digits', { companyId: '2708244' }],
])('the row refuses a company %s', async (_title, change) => {
  const company = JSON.stringify({ ...REAL, ...change })
  await expect(query('update shop.storefronts set company = $1', [company])).rejects.toThrow('storefronts_company')
})
