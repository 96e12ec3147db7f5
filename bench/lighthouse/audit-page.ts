import lighthouse from 'lighthouse'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof CATEGORIES)[number]

export interface Audit {
  scores: Record<Category, number>
  shift: number
  /** Milliseconds to the largest paint, simulated on a slow phone. */
  paint: number
  /** Milliseconds in which the page could not answer. */
  blocking: number
}

interface AuditOptions {
  port: number
  categories?: readonly Category[]
  cookie?: string
}

/** One look at a page as a phone on a slow network; whatever is not right is printed. */
export async function auditPage(url: string, options: AuditOptions): Promise<Audit> {
  const { port, categories = CATEGORIES, cookie } = options
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
    ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
  })
  if (!result) throw new Error(`Lighthouse gave no answer for ${url}`)
  const { lhr } = result
  if (lhr.finalDisplayedUrl !== url) throw new Error(`${url} led to ${lhr.finalDisplayedUrl}`)
  for (const { id, score, scoreDisplayMode, title } of Object.values(lhr.audits)) {
    if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative') console.log(`  ${score} ${id}: ${title}`)
  }
  const scoreOf = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    shift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 1,
    paint: lhr.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    blocking: lhr.audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY,
  }
}
