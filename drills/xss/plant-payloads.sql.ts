import type pg from 'pg'

const block = (text: string) => [
  { type: 'hero', heading: text, body: text, cta: [{ label: text, href: text }] },
  { type: 'text', heading: text, body: text },
  { type: 'notice', heading: text, body: text },
  { type: 'list', heading: text, items: [{ title: text, text, href: text }] },
  { type: 'table', heading: text, rows: [[text, text]] },
  { type: 'comparison', heading: text, yes: [text], no: [text] },
  { type: 'faq', heading: text, items: [{ q: text, a: text }] },
  { type: 'quote', text, author: text },
  { type: 'countdown', heading: text, target: '2030-01-01T00:00:00Z', expiredText: text, note: text },
  { type: 'cta', heading: text, body: text, cta: [{ label: text, href: text }] },
  {
    type: 'form',
    id: 'formular',
    heading: text,
    body: text,
    submit: text,
    success: text,
    note: text,
    fields: [{ name: 'x', label: text, type: 'select', options: [text], hint: text }],
    consents: [{ name: 'y', label: text, required: true }],
  },
]

/** As if every editor and every customer had written them, wherever the shop shows what people write. */
export async function plantPayloads(client: pg.Client, payloads: readonly string[]): Promise<void> {
  const text = payloads.join('\n\n')
  const blocks = JSON.stringify(payloads.flatMap(block))
  const statements: [string, unknown[]][] = [
    ['set session_replication_role = replica', []],
    [
      `update shop.blog_posts set title = $2, perex = $2, body = $1, sources = $3, tags = $3, seo_description = $2
        where slug = 'jak-poznat-ze-psovi-krmivo-sedi'`,
      [text, payloads.slice(0, 20).join(' '), payloads],
    ],
    [`update shop.blog_authors set name = $1, bio = $2`, [payloads[0], text]],
    [
      `update shop.faq_questions set question = $2, answer = $1 where slug = 'jak-objednat-bez-registrace'`,
      [text, payloads.slice(0, 20).join(' ')],
    ],
    [
      `update shop.static_page_versions set title = $2, perex = $2, body = $1
        where static_page_id = (select id from shop.static_pages where slug = 'cookies')`,
      [text, payloads.slice(0, 20).join(' ')],
    ],
    [`update shop.sections set blocks = $1, title = $2 where path = '/o-nas'`, [blocks, payloads[0]]],
    [`update shop.landing_pages set blocks = $1, title = $2 where slug = 'stene-doma'`, [blocks, payloads[0]]],
    [
      `update shop.reviews r set title = $2, body = $1, author_name = $2, dog_note = $2, shop_reply = $1
         from shop.products p where p.id = r.product_id and (p.slug = 'granule-kure-s-hnedou-ryzi' or r.id = 1)`,
      [text, payloads.slice(0, 10).join(' ')],
    ],
    [
      `update shop.retailers set name = $1, note = $2, street = $1 where id = (select min(id) from shop.retailers)`,
      [payloads[0], text],
    ],
    ['set session_replication_role = origin', []],
  ]
  for (const [statement, values] of statements) await client.query(statement, values)
}
