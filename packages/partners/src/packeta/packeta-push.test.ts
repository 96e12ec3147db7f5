import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { shipmentRequest } from '../ports/carrier.fixture.ts'
import { startFakePacketa } from './fake-packeta.ts'
import { createPacketa } from './packeta.ts'
import { readPacketaPush, type SignedMessage, signPush } from './packeta-push.ts'

const NOW = new Date(1_700_000_100_000)
const BODY = JSON.stringify({
  status: { eventId: 'e1', id: '4000000001', dateTime: '2023-11-14T23:13:20', statusId: 7, statusText: 'Doručeno' },
})

function message(change: Partial<SignedMessage> = {}): SignedMessage {
  const timestamp = '1700000000'
  return { timestamp, signature: signPush('test-key', timestamp, BODY), body: Buffer.from(BODY), ...change }
}

test('signs as the carrier does', () => {
  const signature = signPush('test-key', '1700000000', '{"status":{"id":"4000000001","statusId":7}}')
  expect(signature).toBe('dd3925dcbaf6d91a16664d1d93416a24e0fff7f049ce557797b5a0be499ad523')
})

test('reads a signed message', () => {
  expect(readPacketaPush('test-key', message(), NOW)).toEqual({
    ok: true,
    value: {
      eventId: 'e1',
      packetId: '4000000001',
      tracking: {
        event: 'carrier_delivered',
        at: new Date('2023-11-14T22:13:20Z'),
        statusCode: '7',
        text: 'Doručeno',
      },
    },
  })
})

test.each([
  ['a wrong signature', message({ signature: '0'.repeat(64) }), NOW],
  ['no signature', message({ signature: '' }), NOW],
  ['another body', message({ body: Buffer.from('{}') }), NOW],
  ['an old message', message(), new Date(NOW.getTime() + 300_000)],
  ['a time that is none', message({ timestamp: 'x', signature: signPush('test-key', 'x', BODY) }), NOW],
])('does not read %s', (_, signed, now) => {
  expect(readPacketaPush('test-key', signed, now)).toBeNull()
})

test('a signed message of another shape is malformed', () => {
  const body = '{"externalStatus":{}}'
  const signed = message({ body: Buffer.from(body), signature: signPush('test-key', '1700000000', body) })
  expect(readPacketaPush('test-key', signed, NOW)).toMatchObject({ code: 'malformed' })
})

test('the fake pushes what happened until it is taken', async () => {
  const taken: unknown[] = []
  let refusals = 2
  const shop = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const header = (name: string) => String(request.headers[name])
    const signed = {
      timestamp: header('x-webhook-timestamp'),
      signature: header('x-webhook-signature'),
      body: Buffer.concat(chunks),
    }
    if (refusals-- > 0) return response.writeHead(500).end()
    taken.push(readPacketaPush('test-key', signed, new Date()))
    response.writeHead(202).end()
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`
  const fake = await startFakePacketa({ webhookUrl, retryDelaysMs: [1] })
  const packeta = createPacketa({ url: fake.restUrl, apiPassword: fake.apiPassword, senderLabel: 'cenich' })

  const shipment = await packeta.createShipment(shipmentRequest())
  fake.advance(shipment.ok ? shipment.value.id : '', 'ready')
  await fake.push.settled()
  expect(taken).toMatchObject([{ ok: true, value: { packetId: '4000000001', tracking: { event: 'carrier_ready' } } }])

  await fake.stop()
  shop.closeAllConnections()
  await new Promise((resolve) => shop.close(resolve))
})
