import { expect, test } from 'vitest'
import { fillMail } from '#app/mail/fill-mail'
import { SAMPLE_SELLER } from '#app/seller/seller.fixture'

const mail = { kind: 'transactional', subject: 'Souhrn', preheader: 'Souhrn' } as const

test('a row whose value is empty is left out of its table', () => {
  const body = '| | |\n|---|---|\n| Zboží | {{goods}} |\n| Slevy | {{discounts}} |\n| **Celkem** | **{{goods}}** |'
  const [table] = fillMail({ ...mail, body }, { goods: '100 Kč', discounts: '' }, SAMPLE_SELLER).blocks
  expect(table).toMatchObject({
    rows: [
      [[{ text: 'Zboží' }], {}],
      [[{ kind: 'strong' }], {}],
    ],
  })
})

test('a missing value is a bug, not an empty row', () => {
  expect(() => fillMail({ ...mail, body: '| a | {{goods}} |' }, {}, SAMPLE_SELLER)).toThrow('{{goods}} has no value.')
})
