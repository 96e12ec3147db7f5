import { expect, test } from 'vitest'
import { openEmptyShop } from '../open-shop.ts'
import { newCustomer } from '../people.ts'

const shop = openEmptyShop()

const sheet = {
  title: 'Bady: z Kuřete na Lososa',
  lead: 'Sedm dní.',
  facts: [{ label: 'Čip', value: '203 098 100 123 456' }],
  sections: [
    {
      heading: 'Den po dni',
      text: ['Odměřujte na váze.'],
      table: {
        columns: [
          { label: 'Den', align: 'start' as const },
          { label: 'Nové', align: 'end' as const },
        ],
        rows: Array.from({ length: 60 }, (_, index) => [`${index + 1}. den`, `${index} g`]),
      },
      chart: {
        caption: 'Váha',
        width: 480,
        height: 140,
        points: [
          { x: 6, y: 70 },
          { x: 474, y: 20 },
        ],
      },
    },
  ],
  foot: 'Orientačně.',
}

test('a page of the account becomes a PDF with all its rows', async () => {
  const owner = await newCustomer(shop)
  const { status, value } = await owner.call('printSheet', sheet)
  expect(status).toBe(200)
  const bytes = Buffer.from(value.content, 'base64')
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  // Sixty rows do not fit one page.
  expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
})

test('only for whoever is signed in, and not without end', async () => {
  const owner = await newCustomer(shop)
  const rows = Array.from({ length: 61 }, () => ['x'])
  const long = {
    ...sheet,
    sections: [
      { ...sheet.sections[0], heading: 'x', table: { columns: [{ label: 'x', align: 'start' as const }], rows } },
    ],
  }
  expect((await owner.call('printSheet', long as typeof sheet)).status).toBe(400)
  const answer = await shop.app.inject({ method: 'POST', url: '/account/sheets', payload: sheet })
  expect(answer.statusCode).toBe(401)
})
