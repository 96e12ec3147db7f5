import { PAGE_KEYS } from '@shop/domain/content/page-keys'
import { expect, test } from 'vitest'
import { openEmptyShop } from '../open-shop.ts'

const shop = openEmptyShop()

test('tables note the names that pages carry, and pages carry no others', async () => {
  const { rows } = await shop.database.pool.query<{ key: string }>(
    'select distinct k as key from internal.page_sources s, unnest(s.keys) k',
  )
  expect(rows.map(({ key }) => key).toSorted()).toEqual([...PAGE_KEYS].toSorted())
})
