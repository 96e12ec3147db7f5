import { expect, test } from 'vitest'
import { findUnsafe } from './unsafe-config.ts'

test.each([
  ['AUTH_SECRET', 'at-least-32-characters-of-random-text', 'is a value of the examples that everybody knows'],
  ['AUTH_SECRET', 'development-only-secret-of-the-demo-shop', 'is a value of the examples that everybody knows'],
  ['PPL_CLIENT_ID', 'development', 'is a value of the examples that everybody knows'],
  ['FIO_TOKEN', 'd'.repeat(64), 'is a secret that can be guessed'],
  ['PACKETA_WEBHOOK_KEY', '1234', 'is a secret that can be guessed'],
  ['STOREFRONT_URL', 'http://www.cenich.cz', 'goes over plain http'],
  ['PAYMENT_ORIGINS', 'https://gate.gopay.cz http://localhost:4101', 'goes over plain http'],
  ['MAIL_FROM', 'Čenich <ahoj@cenich.example>', 'names a domain of the examples'],
  ['DATABASE_URL', 'postgresql://services:secret@db:5432/shop', 'holds a password that can be guessed'],
  ['DATABASE_URL', 'postgresql://services:services@db:5432/shop', 'holds a password that can be guessed'],
  ['DATABASE_URL', 'postgresql://services@db:5432/shop', 'holds a password that can be guessed'],
  ['MEDIA_DIR', '/srv/shop/database/seed/demo/media', 'leads to the demo shop'],
])('%s=%s is unsafe', (key, value, reason) => {
  expect(findUnsafe({ [key]: value })).toEqual([{ key, reason }])
})

test.each([
  ['AUTH_SECRET', 'Jv3+0mQx7nUe5bT1wLkR9yZc4sHd8fGa'],
  ['STOREFRONT_URL', 'https://www.cenich.cz'],
  ['DATABASE_URL', 'postgresql://services:Jv30mQx7nUe5@db:5432/shop'],
  ['SMTP_URL', 'smtp://127.0.0.1:25'],
  ['PORT', '4002'],
  ['VAPID_PUBLIC_KEY', 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U'],
])('%s=%s is safe', (key, value) => {
  expect(findUnsafe({ [key]: value })).toEqual([])
})

test.each([
  ['http://127.0.0.1:4001', true],
  ['http://10.0.3.7:4001', true],
  ['http://data:4001', true],
  ['http://data.shop.internal:4001', true],
  ['https://data.cenich.cz', true],
  ['http://data.cenich.cz', false],
  ['http://93.184.216.34:4001', false],
])('between our own processes %s is safe: %s', (value, isSafe) => {
  expect(findUnsafe({ DATA_URL: value }, { inside: ['DATA_URL'] }).length === 0).toBe(isSafe)
})
