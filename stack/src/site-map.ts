interface SiteMap {
  /** Where the parts of the map are. */
  parts: string[]
  /** Addresses of pages, as search engines read them. */
  pages: string[]
}

/** What the shop tells search engines that it has. */
export async function readSiteMap(shop: string): Promise<SiteMap> {
  const parts = locationsOf(await readText(`${shop}/sitemap.xml`))
  const pages = (await Promise.all(parts.map(readText))).flatMap(locationsOf)
  return { parts, pages }
}

async function readText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response.text()
}

function locationsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
}
