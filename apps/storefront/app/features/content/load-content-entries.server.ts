import blog from './editorial/blog.json' with { type: 'json' }
import faq from './editorial/faq.json' with { type: 'json' }
import pages from './editorial/pages.json' with { type: 'json' }
import sections from './editorial/sections.json' with { type: 'json' }

/** Every page the editors wrote that search engines may keep. */
export function loadContentEntries(): { path: string; changed?: string }[] {
  return [
    ...sections.sections.map(({ path }) => ({ path })),
    { path: '/kalkulacka' },
    { path: '/blog' },
    ...blog.categories.map(({ slug }) => ({ path: `/blog/kategorie/${slug}` })),
    ...blog.posts.map(({ slug, publishedAt }) => ({ path: `/blog/${slug}`, changed: publishedAt.slice(0, 10) })),
    { path: '/casto-kladene-dotazy' },
    ...faq.types.map(({ slug }) => ({ path: `/casto-kladene-dotazy/${slug}` })),
    ...faq.questions.map(({ type, slug }) => ({ path: `/casto-kladene-dotazy/${type}/${slug}` })),
    ...pages.pages.map(({ slug }) => ({ path: `/s/${slug}` })),
  ]
}
