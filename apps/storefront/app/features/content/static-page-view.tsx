import { contentTexts } from '#app/texts/content.ts'
import { PageHead } from './page-head.tsx'
import { Prose } from './prose.tsx'
import type { RichBlock } from './rich-text.ts'

interface Page {
  heading: string
  perex: string
  version: string
  effectiveFrom: string
  blocks: RichBlock[]
}

export function StaticPageView({ page }: { page: Page }) {
  return (
    <article className="wrap wrap-read">
      <PageHead name={page.heading} heading={page.heading} lead={page.perex} />
      <p className="small muted">
        {contentTexts.effective} {page.effectiveFrom}, {contentTexts.version} {page.version}
      </p>
      <Prose blocks={page.blocks} className="section-tight" />
    </article>
  )
}
