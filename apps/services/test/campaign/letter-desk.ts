import type { StaffCampaign } from '@shop/contract/campaign/staff-campaign'
import { beforeAll, beforeEach, expect } from 'vitest'
import type { Browser } from '../browser.ts'
import { openShop } from '../open-shop.ts'
import { query } from '../paying.ts'
import { goTo } from '../plan/planning.ts'
import { newStaff } from '../staff.ts'

export const SLUG = 'granule-stene-kure-s-ryzi'
const BLOCKS = [
  { type: 'hero', heading: 'Podzim v misce', body: 'Krátce o **zimě**.', cta: [{ label: 'Na blog', href: '/blog' }] },
  { type: 'product-list', heading: 'Pro štěňata', productSlugs: [SLUG] },
  { type: 'notice', body: 'Píšeme jednou měsíčně.' },
]

/** A shop with somebody who writes letters and somebody who sends them; nobody is subscribed yet. */
export function openLetterDesk() {
  const shop = openShop({ BOUNCE_HOST: 'odrazy.cenich.example' })
  const people = {} as { editor: Browser; admin: Browser }
  beforeAll(async () => {
    people.editor = await newStaff(shop, 'staff_content')
    people.admin = await newStaff(shop, 'staff_admin')
  })
  beforeEach(async () => {
    await goTo(shop, '2026-11-18')
    await query(shop, `update internal.newsletter_subscriptions set state = 'waiting' where state = 'confirmed'`)
    await query(shop, 'delete from internal.campaign_recipients')
    shop.sink.mails.length = 0
  })

  async function subscribed(name: string, { topics = [] as string[], frequency = 'monthly' } = {}): Promise<string> {
    const email = `${name}@priklad.cz`
    await query(
      shop,
      `insert into internal.newsletter_subscriptions (storefront_id, email, state, topics, frequency, created_at, confirmed_at)
       values (1, $1, 'confirmed', $2, $3, now(), now())
       on conflict (storefront_id, email) do update set state = 'confirmed', topics = $2, frequency = $3, confirmed_at = now()`,
      [email, topics, frequency],
    )
    return email
  }

  async function written(change: Partial<StaffCampaign['fields']> = {}): Promise<StaffCampaign> {
    const { value } = await people.editor.call('createCampaign', { name: 'Listopad' })
    const fields = { ...value.fields, subject: 'Podzim v misce', blocks: BLOCKS, ...change }
    const { campaignId, version } = value
    const saved = await people.editor.call('saveCampaign', { campaignId, version, fields })
    expect(saved.status, JSON.stringify(saved.error)).toBe(200)
    return saved.value
  }

  async function sent(change: Partial<StaffCampaign['fields']> = {}): Promise<StaffCampaign> {
    const { campaignId, version } = await written(change)
    const planned = await people.admin.call('scheduleCampaign', { campaignId, version, at: null })
    expect(planned.status, JSON.stringify(planned.error)).toBe(200)
    await shop.runJobs()
    return read(campaignId)
  }

  /** As if its sending had begun and no worker had been there. */
  async function begun(startedAgo = '0 days'): Promise<number> {
    const { campaignId } = await written()
    await query(
      shop,
      `update shop.campaigns set state = 'sending', send_at = now(), started_at = now() - $2::interval where id = $1`,
      [campaignId, startedAgo],
    )
    return campaignId
  }

  const read = async (campaignId: number) => (await people.editor.call('staffCampaign', { campaignId })).value
  const recipients = () => shop.sink.mails.map(({ recipient }) => recipient).toSorted()
  const states = (campaignId: number) =>
    query<{ state: string; skipped_for: string | null }>(
      shop,
      'select state, skipped_for from internal.campaign_recipients where campaign_id = $1 order by id',
      [campaignId],
    )
  return { shop, people, subscribed, written, sent, begun, read, recipients, states }
}
