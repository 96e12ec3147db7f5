import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bounceAddress } from '#app/campaign/bounce-address'
import { openBounceDoor } from '#app/campaign/bounces/open-bounce-door'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'

const shop = openShop({ BOUNCE_HOST: 'odrazy.cenich.example' })
let door: Awaited<ReturnType<typeof openBounceDoor>>
let ids: number[] = []
beforeAll(async () => {
  door = await openBounceDoor(shop.deps, 0)
  const rows = await query<{ id: number }>(
    shop,
    `with c as (insert into shop.campaigns (storefront_id, name, blocks, state, send_at, started_at, ended_at)
       values (1, 'Odrazy', '[]', 'sent', now(), now(), now()) returning id),
     s as (insert into internal.newsletter_subscriptions (storefront_id, email, state, created_at, confirmed_at)
       select 1, 'odraz' || n || '@priklad.cz', 'confirmed', now(), now() from generate_series(1, 3) n returning id)
     insert into internal.campaign_recipients (campaign_id, subscription_id, variant, state, sending_at, sent_at)
     select c.id, s.id, 'a', 'sent', now(), now() from c, s order by s.id returning id::int as id`,
  )
  ids = rows.map(({ id }) => id)
})
afterAll(() => door.close())

const addressOf = (id: number | undefined) => bounceAddress(shop.deps.config, id ?? 0) ?? ''

/** As a server of somebody else brings it, over SMTP. */
async function bring(to: string, kind: 'delivery-status' | 'feedback-report', fields: string): Promise<string> {
  const transport = createTransport({ host: '127.0.0.1', port: door.port, ignoreTLS: true })
  const raw = `From: MAILER-DAEMON@mx.example\r\nTo: ${to}\r\nContent-Type: multipart/report; report-type=${kind}; boundary="b1"\r\n\r\n--b1\r\nContent-Type: message/${kind}\r\n\r\n${fields}\r\n\r\n--b1--\r\n`
  const sent = await transport.sendMail({ envelope: { from: '', to }, raw })
  return sent.response
}

const told = (id: number | undefined) =>
  query(
    shop,
    `select r.bounced_at is not null as bounced, r.complained_at is not null as complained,
            (select m.reason from internal.mail_suppressions m where m.email_hash = internal.address_hash(s.email)) as suppressed
       from internal.campaign_recipients r join internal.newsletter_subscriptions s on s.id = r.subscription_id where r.id = $1`,
    [id],
  )

test('a hard bounce and a complaint are written down and silence the mailbox, a full one does not', async () => {
  const [gone, full, angry] = ids
  expect(await bring(addressOf(gone), 'delivery-status', 'Action: failed\r\nStatus: 5.1.1')).toContain(
    '250 written down',
  )
  await bring(addressOf(gone), 'delivery-status', 'Action: failed\r\nStatus: 5.1.1')
  expect(await bring(addressOf(full), 'delivery-status', 'Action: failed\r\nStatus: 4.2.2')).toContain('250 read')
  await bring(addressOf(angry), 'feedback-report', 'Feedback-Type: abuse')
  expect(await told(gone)).toEqual([{ bounced: true, complained: false, suppressed: 'bounce' }])
  expect(await told(full)).toEqual([{ bounced: false, complained: false, suppressed: null }])
  expect(await told(angry)).toEqual([{ bounced: false, complained: true, suppressed: 'complaint' }])
})

test.each([
  ['a stranger', 'ahoj@odrazy.cenich.example'],
  ['a number without its signature', 'odraz-1-0000000000000000@odrazy.cenich.example'],
  ['another host', 'odraz-1-0000000000000000@jinde.example'],
])('%s is refused at the door', async (_name, to) => {
  await expect(bring(to, 'delivery-status', 'Action: failed\r\nStatus: 5.1.1')).rejects.toThrow(/550/)
})

test('whoever talks on and on is sent away, and an open conversation keeps nobody from closing', async () => {
  const other = await openBounceDoor(shop.deps, 0)
  const socket = connect(other.port, '127.0.0.1')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes.toString()
  })
  socket.write('NOOP\r\n'.repeat(500))
  await once(socket, 'close')
  expect(heard.match(/250 ok/g)).toHaveLength(100)
  expect(heard).toContain('421 enough')
  const idle = connect(other.port, '127.0.0.1')
  idle.on('error', () => undefined)
  await once(idle, 'data')
  await other.close()
})
