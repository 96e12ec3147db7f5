import type { StaffPage } from '@shop/contract/staff/staff-wording'
import { expect, test } from 'vitest'
import { beginEditing, isChanged, takeNewer, toFields } from './wording-draft.ts'

const newest = {
  ...{ effectiveFrom: '2026-11-01', title: 'Podmínky', perex: '', body: 'Stará.' },
  ...{ seoTitle: '', seoDescription: '' },
}
const page: StaffPage = {
  ...{ pageId: 1, slug: 'podminky', wordings: [], newest, draft: null, reach: 3 },
  ...{ today: '2026-11-17', address: 'https://cenich.example/s/podminky' },
}
const drafted = (change: Partial<typeof newest>, revision = 1): StaffPage => ({
  ...page,
  draft: {
    ...newest,
    effectiveFrom: '2026-12-24',
    ...change,
    versionId: 9,
    revision,
    version: '2026-12',
    changedBy: null,
  },
})

test('a new wording begins with the newest one and leaves two weeks for the notice', () => {
  expect(toFields(page)).toEqual({ ...newest, effectiveFrom: '2026-12-01' })
  expect(isChanged(beginEditing(page))).toBe(false)
})

test('a draft is shown as it was saved', () => {
  expect(toFields(drafted({ body: 'Nová.' }))).toMatchObject({ body: 'Nová.', effectiveFrom: '2026-12-24' })
})

test('what a colleague saved meanwhile is put together field by field, and the same field asks', () => {
  const begun = beginEditing(drafted({}))
  const mine = { ...begun, mine: { ...begun.mine, body: 'Moje.', perex: 'Úvod.' } }
  const newer = takeNewer(mine, drafted({ body: 'Jejich.', title: 'Nové podmínky' }, 2))
  expect(newer.disputed).toEqual(['body'])
  expect(newer.editing.mine).toMatchObject({ body: 'Moje.', perex: 'Úvod.', title: 'Nové podmínky' })
  expect(newer.editing.page.draft?.revision).toBe(2)
})
