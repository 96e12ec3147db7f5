import type { MetaDescriptor } from 'react-router'

interface PageDescription {
  title: string
  description: string
  /** Pages that belong to one person, one order or one link. */
  noIndex?: boolean
}

export function pageMeta({ title, description, noIndex }: PageDescription): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: 'Čenich' },
    { property: 'og:locale', content: 'cs_CZ' },
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}
