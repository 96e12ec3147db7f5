import { loadSection } from '#app/features/content/sections/load-section.server.ts'

/** What the page of the programme recommends; people change it there. */
export async function loadRecommended(): Promise<{ slug: string; name: string }[]> {
  const { blocks } = await loadSection('kynologicky-program')
  return blocks.flatMap((block) =>
    block.type === 'products' ? block.cards.map(({ slug, name }) => ({ slug, name })) : [],
  )
}
