import type { ContentEntry } from '@shop/contract/content'
import { publicData, storefrontId } from '#app/server/shop.server.ts'

/** Every page the editors wrote that search engines may keep. */
export async function listDataEntries(): Promise<ContentEntry[]> {
  const [sections, categories, posts, types, questions, pages] = await Promise.all([
    publicData.list(
      publicData.from('sections').select('path,updated_at').eq('storefront_id', storefrontId).order('id'),
    ),
    publicData.list(
      publicData.from('blog_categories').select('slug').eq('storefront_id', storefrontId).order('position'),
    ),
    publicData.list(
      publicData
        .from('blog_posts')
        .select('slug,updated_at')
        .eq('storefront_id', storefrontId)
        .order('published_at', { ascending: false }),
    ),
    publicData.list(publicData.from('faq_types').select('slug').eq('storefront_id', storefrontId).order('position')),
    publicData.list(
      publicData
        .from('faq_questions')
        .select('slug,updated_at,faq_types!inner(slug)')
        .eq('storefront_id', storefrontId)
        .order('position'),
    ),
    publicData.list(publicData.from('static_pages').select('slug').eq('storefront_id', storefrontId).order('id')),
  ])
  return [
    ...sections.items.map(({ path, updated_at }) => entry(path, updated_at)),
    ...categories.items.map(({ slug }) => entry(`/blog/kategorie/${slug}`)),
    ...posts.items.map(({ slug, updated_at }) => entry(`/blog/${slug}`, updated_at)),
    ...types.items.map(({ slug }) => entry(`/casto-kladene-dotazy/${slug}`)),
    ...questions.items.map(({ slug, updated_at, faq_types }) =>
      entry(`/casto-kladene-dotazy/${faq_types.slug}/${slug}`, updated_at),
    ),
    ...pages.items.map(({ slug }) => entry(`/s/${slug}`)),
  ]
}

function entry(path: string, updatedAt?: string): ContentEntry {
  return updatedAt ? { path, changed: updatedAt.slice(0, 10) } : { path }
}
