import { isSlug } from '@shop/domain/catalog/slug'

/** What a partner may say about the frame; what cannot be understood is left out. */
export interface EmbedOptions {
  category: string | null
  /** A hand-made list instead of a category. */
  slugs: string[]
  count: number
  columns: 2 | 3 | 4
  theme: 'svetle' | 'mlha'
  partner: string | null
}

const MOST = 12

export function parseEmbedOptions(params: URLSearchParams): EmbedOptions {
  const category = params.get('kategorie') ?? ''
  const count = Number(params.get('pocet'))
  const columns = Number(params.get('sloupce'))
  const partner = params.get('partner') ?? ''
  return {
    category: isSlug(category) ? category : null,
    slugs: (params.get('produkty') ?? '').split(',').filter(isSlug).slice(0, MOST),
    count: Number.isInteger(count) && count >= 1 && count <= MOST ? count : 4,
    columns: columns === 2 || columns === 3 ? columns : 4,
    theme: params.get('tema') === 'mlha' ? 'mlha' : 'svetle',
    partner: /^[A-Za-z0-9_-]{1,40}$/.test(partner) ? partner : null,
  }
}
