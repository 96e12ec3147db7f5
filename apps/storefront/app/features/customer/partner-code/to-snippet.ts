interface Grid {
  shopUrl: string
  code: string
  title: string
}

const CATEGORY = 'granule'

/** One line for somebody else's page. What goes into it is ours: a drawn code and our own address. */
export function toSnippet({ shopUrl, code, title }: Grid): string {
  const query = new URLSearchParams({ kategorie: CATEGORY, pocet: '4', partner: code.toLowerCase() })
  const source = `${shopUrl}/e-shop/embed-grid?${query}`.replaceAll('&', '&amp;')
  return `<iframe src="${source}" title="${title}" width="100%" height="520" loading="lazy" style="border:0"></iframe>`
}
