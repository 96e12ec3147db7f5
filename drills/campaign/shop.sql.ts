import type { Client } from 'pg'

/** By night no letter goes out. */
export async function beginMorning(client: Client): Promise<void> {
  await client.query(
    `update internal.clock set offset_ms = extract(epoch from
       (date_trunc('day', now() at time zone 'Europe/Prague') + interval '9 hours') at time zone 'Europe/Prague' - now())::bigint * 1000`,
  )
}

/** Subscribers and a campaign that is to be sent; the queue is there once a worker has begun. */
export async function plantCampaign(client: Client, recipients: number): Promise<number> {
  await client.query(
    `insert into internal.newsletter_subscriptions (storefront_id, email, state, created_at, confirmed_at)
     select 1, 'odberatel' || n || '@priklad.cz', 'confirmed', now(), now() from generate_series(1, $1::integer) n`,
    [recipients],
  )
  await client.query('analyze internal.newsletter_subscriptions')
  const { rows } = await client.query(
    `insert into shop.campaigns (storefront_id, name, subject, subject_b, preheader, blocks, state, send_at, started_at, per_minute)
     values (1, 'Drill', 'Podzim v misce', 'Co je v misce na podzim', 'Krátce o zimě.', $1, 'sending', now(), now(), 1000000) returning id::int as id`,
    [
      JSON.stringify([
        {
          type: 'hero',
          heading: 'Podzim v misce',
          body: 'Krátce o **zimě**.',
          cta: [{ label: 'Na blog', href: '/blog' }],
        },
        {
          type: 'text',
          heading: 'Téma měsíce',
          body: 'Odstavec o tom, proč pes v zimě jí jinak.\n\nA druhý, s [odkazem](/blog).',
        },
      ]),
    ],
  )
  const campaignId = Number(rows[0].id)
  await client.query(
    `select graphile_worker.add_job('send-campaign', json_build_object('campaignId', $1::int, 'requestId', 'drill'), queue_name => 'campaigns',
       job_key => 'campaign:' || $1::int)`,
    [campaignId],
  )
  return campaignId
}

/** Some who wait leave, as the command writes it; whoever still waits when that is committed must get nothing. */
export async function leaveSome(client: Client, campaignId: number, people: number): Promise<number[]> {
  await client.query(
    `update internal.newsletter_subscriptions s set state = 'unsubscribed', unsubscribed_at = now()
      where s.id in (select r.subscription_id from internal.campaign_recipients r
                      where r.campaign_id = $1 and r.state = 'waiting' order by random() limit $2)`,
    [campaignId, people],
  )
  const { rows } = await client.query(
    `select r.id::int as id from internal.campaign_recipients r join internal.newsletter_subscriptions s on s.id = r.subscription_id
      where r.campaign_id = $1 and s.state = 'unsubscribed' and r.state = 'waiting'`,
    [campaignId],
  )
  return rows.map(({ id }) => Number(id))
}

/** A job that a dead worker holds is freed by the next one; one that has failed waits longer than a drill does. */
export async function hurry(client: Client): Promise<void> {
  await client.query(
    `update graphile_worker._private_jobs set run_at = now() where locked_at is null and run_at > now() and attempts > 0`,
  )
}

export async function campaignState(client: Client, campaignId: number): Promise<string> {
  const { rows } = await client.query('select state from shop.campaigns where id = $1', [campaignId])
  return String(rows[0].state)
}

export async function recipientStates(client: Client, campaignId: number): Promise<Map<number, string>> {
  const { rows } = await client.query(
    'select id::int as id, state from internal.campaign_recipients where campaign_id = $1',
    [campaignId],
  )
  return new Map(rows.map(({ id, state }) => [Number(id), String(state)]))
}
