import type {
  BannerRow,
  BlogPostRow,
  FaqQuestionRow,
  LandingRow,
  SectionRow,
  StaticTextRow,
} from '@shop/contract/content'
import type { Db, Narrow } from '#app/store/database'
import type {
  SelectArticleDraft,
  SelectBannerDraft,
  SelectLandingDraft,
  SelectQuestionDraft,
  SelectSectionDraft,
  SelectWording,
} from '#app/store/rows'
import { STOREFRONT_ID } from '#app/store/storefront-id'

/** Drafts as pages draw them; what has no date yet is shown as if it came out now. */
export async function selectArticleDraft(db: Db, storefrontId: number, slug: string): Promise<BlogPostRow | null> {
  const { rows } = await db.query<Narrow<SelectArticleDraft, { row: BlogPostRow }>>(
    `select jsonb_build_object(
              'slug', p.slug, 'title', p.title, 'perex', p.perex, 'body', p.body,
              'reading_minutes', p.reading_minutes, 'cover_key', p.cover_key, 'cover', p.cover, 'tags', p.tags, 'sources', p.sources,
              'seo_description', p.seo_description, 'checked_on', p.checked_on, 'updated_at', p.updated_at,
              'published_at', coalesce(p.published_at, now()),
              'category', jsonb_build_object('slug', c.slug, 'name', c.name),
              'author', jsonb_build_object('slug', a.slug, 'name', a.name, 'bio', a.bio, 'avatar_key', a.avatar_key),
              'product_slugs', coalesce((select jsonb_agg(g.slug order by l.position)
                                           from shop.blog_post_products l join shop.products g on g.id = l.product_id
                                          where l.blog_post_id = p.id), '[]')) as row
       from shop.blog_posts p
       join shop.blog_categories c on c.id = p.blog_category_id
       join shop.blog_authors a on a.id = p.blog_author_id
      where p.storefront_id = $1 and p.slug = $2`,
    [storefrontId, slug],
  )
  return rows[0]?.row ?? null
}

/** Variant b of a page under test, otherwise what everybody or the other half sees. */
export async function selectLandingDraft(db: Db, slug: string, variant: string | null): Promise<LandingRow | null> {
  const { rows } = await db.query<Narrow<SelectLandingDraft, { row: Omit<LandingRow, 'variant'> }>>(
    `select jsonb_build_object('slug', l.slug, 'title', l.title, 'seo_description', l.seo_description,
              'blocks', case when $3 = 'b' then coalesce(l.blocks_b, l.blocks) else l.blocks end,
              'valid_from', l.valid_from, 'valid_to', l.valid_to) as row
       from shop.landing_pages l where l.storefront_id = $1 and l.slug = $2`,
    [STOREFRONT_ID, slug, variant],
  )
  return rows[0] ? { ...rows[0].row, variant: null } : null
}

export async function selectSectionDraft(db: Db, storefrontId: number, slug: string): Promise<SectionRow | null> {
  const { rows } = await db.query<Narrow<SelectSectionDraft, { row: SectionRow }>>(
    `select jsonb_build_object('slug', s.slug, 'path', s.path, 'title', coalesce(d.title, s.title),
              'seo_title', coalesce(d.seo_title, s.seo_title), 'seo_description', coalesce(d.seo_description, s.seo_description),
              'blocks', coalesce(d.blocks, s.blocks)) as row
       from shop.sections s left join shop.section_drafts d on d.section_id = s.id where s.storefront_id = $1 and s.slug = $2`,
    [storefrontId, slug],
  )
  return rows[0]?.row ?? null
}

export async function selectQuestionDraft(db: Db, storefrontId: number, slug: string): Promise<FaqQuestionRow | null> {
  const { rows } = await db.query<SelectQuestionDraft>(
    `select jsonb_build_object('slug', q.slug, 'question', q.question, 'answer', q.answer, 'related', to_jsonb(q.related),
              'updated_at', q.updated_at, 'type', jsonb_build_object('slug', t.slug, 'name', t.name)) as row
       from shop.faq_questions q join shop.faq_types t on t.id = q.faq_type_id where q.storefront_id = $1 and q.slug = $2`,
    [storefrontId, slug],
  )
  return rows[0]?.row ?? null
}

export async function selectBannerDraft(db: Db, storefrontId: number, id: number): Promise<BannerRow | null> {
  const { rows } = await db.query<SelectBannerDraft>(
    `select b.id, b.heading, b.body, b.label, b.href, b.picture, b.tint
       from shop.home_banners b where b.storefront_id = $1 and b.id = $2`,
    [storefrontId, id],
  )
  return rows[0] ?? null
}

interface Wording {
  storefrontId: number
  slug: string
  /** The newest one when nobody says which. */
  version: string | null
}

export async function selectWording(db: Db, { storefrontId, slug, version }: Wording): Promise<StaticTextRow | null> {
  const { rows } = await db.query<SelectWording>(
    `select jsonb_build_object('version', v.version, 'effective_from', v.effective_from, 'published_at', v.published_at,
              'title', v.title, 'perex', v.perex, 'body', v.body, 'seo_title', v.seo_title,
              'seo_description', v.seo_description) as row
       from shop.static_page_versions v join shop.static_pages s on s.id = v.static_page_id
      where s.storefront_id = $1 and s.slug = $2 and ($3::text is null or v.version = $3)
      order by v.effective_from desc limit 1`,
    [storefrontId, slug, version],
  )
  return rows[0]?.row ?? null
}
