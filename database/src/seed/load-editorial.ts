import type pg from 'pg'
import { RETAILER_TYPES } from './editorial-schemas.ts'
import { loadFair } from './load-fair.sql.ts'
import type { Editorial } from './read-editorial.ts'
import { idOf, selectIds, syncRows } from './sync-rows.sql.ts'

/** Loads articles, questions, pages and retailers. Products must be there already: articles speak of them. */
export async function loadEditorial(client: pg.ClientBase, editorial: Editorial, storefrontId: number): Promise<void> {
  await loadBlog(client, editorial.blog, storefrontId)
  await loadFaq(client, editorial.faq, storefrontId)
  await loadStaticPages(client, editorial.pages, storefrontId)
  await loadBlockPages(client, editorial, storefrontId)
  await client.query('select internal.first_menus($1)', [storefrontId])
  await loadRetailers(client, editorial.shops, storefrontId)
  await loadTextValues(client, editorial.textValues, storefrontId)
  await loadSurveys(client, editorial.surveys, storefrontId)
  await loadFair(client, editorial.wheel, storefrontId)
}

async function loadTextValues(client: pg.ClientBase, { textValues }: Editorial['textValues'], storefrontId: number) {
  const rows = textValues.map((value) => ({ storefront_id: storefrontId, ...value }))
  await syncRows(client, 'text_values', rows, { key: ['storefront_id', 'key'] })
}

async function loadSurveys(client: pg.ClientBase, { surveys }: Editorial['surveys'], storefrontId: number) {
  const rows = surveys.map(({ type, title, intro, questions, thankYou }) => ({
    storefront_id: storefrontId,
    type,
    title,
    intro,
    questions,
    thanks: thankYou,
  }))
  await syncRows(client, 'surveys', rows, { key: ['storefront_id', 'type'] })
}

async function loadBlog(client: pg.ClientBase, blog: Editorial['blog'], storefrontId: number): Promise<void> {
  const bySlug = { key: ['storefront_id', 'slug'] }
  const categories = blog.categories.map(({ seoTitle, seoDescription, ...category }) => ({
    storefront_id: storefrontId,
    ...category,
    seo_title: seoTitle,
    seo_description: seoDescription,
  }))
  await syncRows(client, 'blog_categories', categories, bySlug)
  const authors = blog.authors.map(({ avatarKey, ...author }) => ({
    storefront_id: storefrontId,
    ...author,
    avatar_key: avatarKey,
  }))
  await syncRows(client, 'blog_authors', authors, bySlug)

  const categoryIds = await selectIds(client, 'blog_categories', 'slug', storefrontId)
  const authorIds = await selectIds(client, 'blog_authors', 'slug', storefrontId)
  const posts = blog.posts.map((post) => ({
    storefront_id: storefrontId,
    slug: post.slug,
    title: post.title,
    perex: post.perex,
    body: post.body,
    blog_category_id: idOf(categoryIds, post.category),
    blog_author_id: idOf(authorIds, post.author),
    tags: post.tags,
    cover_key: post.coverKey,
    reading_minutes: post.readingMinutes,
    sources: post.sources,
    seo_description: post.seoDescription,
    published_at: post.publishedAt,
    checked_on: post.publishedAt.slice(0, 10),
  }))
  await syncRows(client, 'blog_posts', posts, bySlug)
  await loadPostProducts(client, blog, storefrontId)
}

async function loadPostProducts(client: pg.ClientBase, { posts }: Editorial['blog'], storefrontId: number) {
  const postIds = await selectIds(client, 'blog_posts', 'slug', storefrontId)
  const productIds = await selectIds(client, 'products', 'slug', storefrontId)
  const rows = posts.flatMap((post) =>
    post.relatedProductSlugs.map((slug, index) => ({
      blog_post_id: idOf(postIds, post.slug),
      product_id: idOf(productIds, slug),
      position: index + 1,
    })),
  )
  await syncRows(client, 'blog_post_products', rows, {
    key: ['blog_post_id', 'product_id'],
    owner: { column: 'blog_post_id', ids: posts.map((post) => idOf(postIds, post.slug)) },
  })
}

async function loadFaq(client: pg.ClientBase, faq: Editorial['faq'], storefrontId: number): Promise<void> {
  const types = faq.types.map(({ seoTitle, seoDescription, ...type }) => ({
    storefront_id: storefrontId,
    ...type,
    seo_title: seoTitle,
    seo_description: seoDescription,
  }))
  await syncRows(client, 'faq_types', types, { key: ['storefront_id', 'slug'] })
  const ids = await selectIds(client, 'faq_types', 'slug', storefrontId)
  const questions = faq.questions.map(({ type, ...question }) => ({
    storefront_id: storefrontId,
    faq_type_id: idOf(ids, type),
    ...question,
  }))
  await syncRows(client, 'faq_questions', questions, { key: ['storefront_id', 'slug'] })
}

async function loadStaticPages(client: pg.ClientBase, { pages }: Editorial['pages'], storefrontId: number) {
  const rows = pages.map(({ slug, inFooter }) => ({ storefront_id: storefrontId, slug, in_footer: inFooter }))
  await syncRows(client, 'static_pages', rows, { key: ['storefront_id', 'slug'] })
  const ids = await selectIds(client, 'static_pages', 'slug', storefrontId)
  const versions = pages.flatMap((page) =>
    [page, ...page.earlier].map(({ version, effectiveFrom, updatedAt, body }) => ({
      static_page_id: idOf(ids, page.slug),
      version,
      effective_from: effectiveFrom,
      title: page.title,
      perex: page.perex,
      body,
      seo_title: page.seoTitle,
      seo_description: page.seoDescription,
      published_at: updatedAt,
    })),
  )
  await syncRows(client, 'static_page_versions', versions, { key: ['static_page_id', 'version'] })
}

async function loadBlockPages(client: pg.ClientBase, { sections, landing }: Editorial, storefrontId: number) {
  const sectionRows = sections.sections.map(({ seoTitle, seoDescription, ...section }) => ({
    storefront_id: storefrontId,
    ...section,
    seo_title: seoTitle,
    seo_description: seoDescription,
  }))
  await syncRows(client, 'sections', sectionRows, { key: ['storefront_id', 'slug'] })
  const landingRows = landing.landingPages.map(({ seoDescription, validFrom, validTo, ...page }) => ({
    storefront_id: storefrontId,
    ...page,
    seo_description: seoDescription,
    // A campaign lasts whole days in Prague.
    valid_from: `${validFrom} 00:00 Europe/Prague`,
    valid_to: validTo && `${validTo} 23:59:59.999 Europe/Prague`,
  }))
  await syncRows(client, 'landing_pages', landingRows, { key: ['storefront_id', 'slug'] })
}

async function loadRetailers(
  client: pg.ClientBase,
  { shops }: Editorial['shops'],
  storefrontId: number,
): Promise<void> {
  const rows = shops.map((shop) => ({
    storefront_id: storefrontId,
    slug: shop.slug,
    name: shop.name,
    type: RETAILER_TYPES[shop.type],
    street: shop.street,
    city: shop.city,
    city_part: shop.cityPart,
    postal_code: shop.zip.replace(' ', ''),
    region: shop.region,
    latitude: shop.lat,
    longitude: shop.lng,
    phone: shop.phone,
    email: shop.email,
    opening_hours: Object.values(shop.openingHours).map(toIntervals),
    dogs_welcome: shop.dogsWelcome,
    wheelchair: shop.wheelchair,
    pickup_of_orders: shop.pickupOfOrders,
    note: shop.note ?? '',
    confirmed_on: '2026-11-01',
    is_sample: true,
  }))
  await syncRows(client, 'retailers', rows, { key: ['storefront_id', 'slug'] })
}

function toIntervals(hours: string | null): { from: string; to: string }[] {
  if (!hours) return []
  return hours.split(', ').map((interval) => {
    const [from = '', to = ''] = interval.split('–')
    return { from, to }
  })
}
