import { expect, test } from 'vitest'
import { toMigrationUrl } from './migration-url.ts'

test.each([
  ['postgres://a:b@127.0.0.1:5432/shop', 'disable'],
  ['postgres://a:b@localhost/shop', 'disable'],
  ['postgres://a:b@[::1]:5432/shop', 'disable'],
  ['postgres://a:b@db.example.cz/shop', 'verify-full'],
  ['postgres://a:b@10.0.0.5/shop', 'verify-full'],
  ['postgres://a:b@db.example.cz/shop?sslmode=require', 'require'],
])('migrations reach %s with sslmode %s', (given, sslmode) => {
  expect(toMigrationUrl(given).searchParams.get('sslmode')).toBe(sslmode)
})

test.each([
  ['postgres://a:b@127.0.0.1:5432/shop', '2000'],
  ['postgres://a:b@127.0.0.1:5432/shop?lock_timeout=500', '500'],
])('a migration of %s waits %s ms for a table', (given, lockTimeout) => {
  expect(toMigrationUrl(given).searchParams.get('lock_timeout')).toBe(lockTimeout)
})
