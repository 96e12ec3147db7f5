import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  PartnerDocuments,
  PartnerOrder,
  PartnerOrders,
  PartnerPrices,
  PartnerStock,
  partnerApiEndpoints,
} from '@shop/contract/partner-api/partner-api'
import {
  ASK_EXAMPLE,
  ORDER_ANSWER,
  PAGES_EXAMPLE,
  PRICES_ANSWER,
} from '@shop/contract/partner-api/partner-api-examples'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { newCompany } from '../company/buying-company.ts'
import { openShop } from '../open-shop.ts'
import type { Person } from '../people.ts'
import { SKU, setStock, variantId } from '../shopping.ts'
import { type Bought, buy } from './bought.ts'
import { ask, newKey } from './keys.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/partner-api.md'), 'utf8')
const shop = openShop()
let owner: Person
let key: string
let bought: Bought

beforeAll(async () => {
  await setStock(shop, SKU.bag12, 1000)
  owner = await newCompany(shop)
  key = (await newKey(owner)).key
  bought = await buy(shop, owner)
})
afterEach(() => vi.unstubAllGlobals())

const blocksOf = (language: string) =>
  [...PAGE.matchAll(/```(\S+(?: \S+)?)\n([\s\S]*?)```/g)]
    .filter(([, name]) => name === language)
    .map(([, , text = '']) => text)

// The example's order and document are the ones of this shop; the storefront hands `/api/v1` on.
const ofHere = (address: string) =>
  address.replace('/api/v1', '').replace('2611180288', bought.number).replace('FV26-000123', bought.document)

/** A line of curl, as far as the page uses it; whatever else stands in one fails. */
async function run(line: string) {
  const [, file, path = ''] =
    /^curl -H "Authorization: Bearer \$CENICH_KEY"(?: -o (\S+))? "\$CENICH(\/api\/v1\/\S+)"$/.exec(line) ?? []
  expect(path, line).not.toBe('')
  return { path, file, ...(await ask(shop, ofHere(path), key)) }
}

test('the page shows the examples that the shop shows, and answers that are ones', () => {
  expect(blocksOf('sh')[0]).toBe(ASK_EXAMPLE)
  expect(blocksOf('js')).toEqual([PAGES_EXAMPLE])
  expect(PartnerPrices.parse(JSON.parse(blocksOf('json prices')[0] ?? ''))).toEqual(PRICES_ANSWER)
  expect(PartnerOrder.parse(JSON.parse(blocksOf('json order')[0] ?? ''))).toEqual(ORDER_ANSWER)
  for (const { path, scope } of Object.values(partnerApiEndpoints)) {
    const shown = path
      .replace('/partner/v1', '/api/v1')
      .replace(':number', '{number}')
      .replace(':format', '{pdf,isdoc}')
    expect(PAGE).toContain(`| \`${shown}\` | \`${scope}\` |`)
  }
})

test('each line of the page brings what it says', async () => {
  const lines = blocksOf('sh').flatMap((block) => block.trim().split('\n'))
  const answers = await Promise.all(lines.map(run))
  expect(answers.map(({ path, status }) => `${status} ${path}`)).toEqual(
    lines.map((line) => `200 ${line.match(/\/api[^"]+/)}`),
  )
  const at = (beginning: string) => answers.find(({ path }) => path.startsWith(`/api/v1/${beginning}`))
  expect(PartnerOrders.parse(at('orders?')?.body).items).toMatchObject([
    { number: bought.number, state: 'accepted', currency: 'CZK' },
  ])
  expect(PartnerPrices.parse(at('prices')?.body)).toMatchObject({ basis: 'net', items: [{}], next: expect.any(Number) })
  expect(PartnerStock.parse(at('stock')?.body).items.every(({ available }) => available <= 100)).toBe(true)
  const order = PartnerOrder.parse(at('orders/')?.body)
  expect(order).toMatchObject({ number: bought.number, basis: 'net', documents: [bought.document] })
  expect(order.lines).toContainEqual(expect.objectContaining({ kind: 'goods', sku: SKU.bag12, pieces: 6 }))
  expect(JSON.stringify(order)).not.toContain(owner.email)
  const [document] = PartnerDocuments.parse(at('documents?')?.body).items
  expect(document).toMatchObject({
    number: bought.document,
    order: bought.number,
    kind: 'invoice',
    payable: order.payable,
  })
  const [pdf, isdoc] = answers.filter(({ file }) => file)
  expect(pdf?.text.slice(0, 5)).toBe('%PDF-')
  expect(pdf?.headers.get('content-disposition')).toBe(`attachment; filename="${bought.document}.pdf"`)
  expect(isdoc?.text).toContain(bought.document)
})

async function all<T>(rows: AsyncGenerator<T>): Promise<T[]> {
  const read: T[] = []
  for await (const row of rows) read.push(row)
  return read
}

test('the example reads every page, waits when it is told to, and says why it may not', async () => {
  const { readAll } = (await import(`data:text/javascript,${encodeURIComponent(PAGES_EXAMPLE)}`)) as {
    readAll(list: string, shop: string, key: string): AsyncGenerator<{ sku: string; net: number }>
  }
  let asked = 0
  const real = fetch
  vi.stubGlobal('fetch', (address: URL, init: RequestInit) => {
    asked += 1
    if (asked === 2) return Promise.resolve(new Response(null, { status: 429, headers: { 'retry-after': '0' } }))
    return real(`${shop.url}${address.pathname.replace('/api/v1', '/partner/v1')}${address.search}`, init)
  })
  const small = await all(readAll('prices?limit=20', 'https://obchod.example', key))
  expect(asked).toBeGreaterThan(4)
  const once = await all(readAll('prices?limit=500', 'https://obchod.example', key))
  expect(small).toEqual(once)
  expect(new Set(small.map(({ sku }) => sku)).size).toBe(small.length)
  await expect(readAll('prices', 'https://obchod.example', 'cenich_').next()).rejects.toThrow('api_key_refused')
  vi.unstubAllGlobals()

  // What it reads is what the cart counts with.
  const { value } = await owner.call('addLine', { variantId: await variantId(shop, SKU.bag12), pieces: 1 })
  expect(small.find(({ sku }) => sku === SKU.bag12)?.net).toBe(value.lines[0]?.unitPrice)
})

test.each([
  '/orders?limit=0',
  '/orders?limit=501',
  '/orders?after=-1',
  '/orders?from=leden',
  '/prices?from=2026-11-01',
  '/orders?customer=7',
])('%s is refused with the field that is wrong', async (path) => {
  const { status, body } = await ask(shop, path, key)
  expect([status, body.code]).toEqual([400, 'invalid_input'])
})

test('days are those of Prague, and a page goes on where the one before ended', async () => {
  const day = shop.clock.now().toISOString().slice(0, 10)
  expect((await ask(shop, `/orders?from=${day}`, key)).body.items).toHaveLength(1)
  expect((await ask(shop, '/orders?from=2027-01-01', key)).body).toEqual({ items: [], next: null })
  const first = (await ask(shop, '/orders?limit=1', key)).body
  expect((await ask(shop, `/orders?after=${first.next}`, key)).body).toEqual({ items: [], next: null })
})
