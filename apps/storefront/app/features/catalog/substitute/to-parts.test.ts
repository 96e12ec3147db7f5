import { expect, test } from 'vitest'
import { toParts } from './to-parts.ts'

const TREE = new Map([
  ['zivocisne', { name: 'Živočišné suroviny', parent: null }],
  ['drubez', { name: 'Drůbež', parent: 'zivocisne' }],
  ['kure', { name: 'Kuře', parent: 'drubez' }],
  ['kureci-maso', { name: 'Kuřecí maso', parent: 'kure' }],
  ['kureci-tuk', { name: 'Kuřecí tuk', parent: 'kure' }],
  ['kureci-vyvar', { name: 'Kuřecí vývar', parent: 'kure' }],
  ['ryby', { name: 'Ryby', parent: 'zivocisne' }],
  ['losos', { name: 'Losos', parent: 'ryby' }],
  ['sled', { name: 'Sleď', parent: 'ryby' }],
  ['lososovy-olej', { name: 'Lososový olej', parent: 'losos' }],
])

test.each([
  ['kure', ['kureci-maso', 'losos', 'kureci-tuk'], 'maso i tuk'],
  ['kure', ['kureci-maso', 'kureci-tuk', 'kureci-vyvar'], 'maso, tuk i vývar'],
  ['kure', ['kureci-tuk', 'kureci-tuk'], 'tuk'],
  ['drubez', ['kureci-maso'], 'kuřecí maso'],
  ['ryby', ['losos', 'sled', 'lososovy-olej'], 'losos, sleď i lososový olej'],
  ['losos', ['losos', 'lososovy-olej'], 'olej'],
  ['losos', ['losos'], ''],
  ['kure', ['losos'], ''],
  ['neznama', ['kureci-maso'], ''],
])('%s in %j is %j', (excluded, composition, parts) => {
  expect(toParts(excluded, composition, TREE).replaceAll('\u00a0', ' ')).toBe(parts)
})
