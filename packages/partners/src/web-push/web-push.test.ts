import { createECDH } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decryptPush, type FakePush, startFakePush } from '../../test/fake-push.ts'
import { encryptPush } from './encrypt-push.ts'
import { makeVapidKeys, readVapid, vapidHeader } from './vapid.ts'
import { createWebPush } from './web-push.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const keys = makeVapidKeys()
const bytes = (text: string) => Buffer.from(text, 'base64url')

let service: FakePush
beforeAll(async () => {
  service = await startFakePush()
})
afterAll(() => service.stop())

const push = () => createWebPush({ keys, subject: 'mailto:ahoj@cenich.example', hosts: ['127.0.0.1'] })

describe('encryptPush', () => {
  test('gives the bytes of the example in RFC 8291', () => {
    const encrypted = encryptPush(
      Buffer.from('When I grow up, I want to be a watermelon'),
      {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
      { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), senderKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') },
    )
    expect(encrypted.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  test('is read only with the key of the browser', () => {
    const browser = createECDH('prime256v1')
    const p256dh = browser.generateKeys().toString('base64url')
    const auth = Buffer.alloc(16, 7)
    const encrypted = encryptPush(Buffer.from('Pes'), { p256dh, auth: auth.toString('base64url') })
    expect(decryptPush(encrypted, { keys: browser, auth }).toString()).toBe('Pes')
    const stranger = createECDH('prime256v1')
    stranger.generateKeys()
    expect(() => decryptPush(encrypted, { keys: stranger, auth })).toThrow()
  })
})

describe('vapid', () => {
  test('names the service and the sender, and a changed header proves nothing', () => {
    const header = vapidHeader(keys, { endpoint: 'https://fcm.googleapis.com/x', subject: 'mailto:a@b.cz', now: NOW })
    expect(readVapid(header)).toMatchObject({ aud: 'https://fcm.googleapis.com', publicKey: keys.publicKey })
    expect(readVapid(header.replace(keys.publicKey, makeVapidKeys().publicKey))).toBeNull()
  })
})

describe('send', () => {
  test('reaches the browser, who reads what was sent', async () => {
    const target = service.subscribe()
    expect(await push().send(target, { title: 'Balík dorazil' }, NOW)).toEqual({ ok: true, value: {} })
    expect(service.received.at(-1)).toMatchObject({ endpoint: target.endpoint, payload: { title: 'Balík dorazil' } })
  })

  test('tells what is gone from what is only away', async () => {
    const target = service.subscribe()
    service.failWith(503)
    expect(await push().send(target, {}, NOW)).toMatchObject({ code: 'unavailable' })
    service.failWith(null)
    service.end(target.endpoint)
    expect(await push().send(target, {}, NOW)).toMatchObject({ code: 'gone' })
  })

  test.each([
    ['https://fcm.googleapis.com/fcm/send/x', true],
    ['https://db5p.notify.windows.com/w/?token=x', true],
    ['http://fcm.googleapis.com/x', false],
    ['https://fcm.googleapis.com.evil.example/x', false],
    ['https://a.b.notify.windows.com/x', false],
    ['https://169.254.169.254/latest', false],
    ['http://localhost:5432/', false],
    ['https://user@fcm.googleapis.com/x', false],
    ['nonsense', false],
  ])('judges whether %s may be asked', (endpoint, expected) => {
    const hosts = ['fcm.googleapis.com', '*.notify.windows.com']
    expect(createWebPush({ keys, subject: 'mailto:a@b.cz', hosts }).canReach(endpoint)).toBe(expected)
  })
})
