import { expect, test } from 'vitest'
import { toChanges } from './to-changes.ts'

test.each([
  ['nothing', {}, []],
  ['a reason', { reason: 'Volám' }, [{ field: 'reason', before: null, after: 'Volám' }]],
  [
    'fields that changed, beside each other',
    { from: { name: 'A', isActive: true }, to: { name: 'B', isActive: true } },
    [{ field: 'name', before: 'A', after: 'B' }],
  ],
  ['a field that was not there', { from: {}, to: { x: 1 } }, [{ field: 'x', before: null, after: '1' }]],
  ['an address for another', { from: '/a', to: '/b' }, [{ field: '', before: '/a', after: '/b' }]],
  ['names of fields', { fields: ['zip', 'city'] }, [{ field: 'fields', before: null, after: 'PSČ, obec' }]],
  ['a list', { ids: [1, 2] }, [{ field: 'ids', before: null, after: '[1,2]' }]],
  ['yes and no', { granted: false }, [{ field: 'granted', before: null, after: 'ne' }]],
  ['emptiness', { to: { phone: null }, from: { phone: '1' } }, [{ field: 'phone', before: '1', after: '–' }]],
])('%s', (_what, details, changes) => {
  expect(toChanges(details)).toEqual(changes)
})
