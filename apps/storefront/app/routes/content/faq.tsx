import { FaqContact, FaqTopics } from '#app/features/content/faq-view.tsx'
import { loadFaq } from '#app/features/content/load-faq.server.ts'
import { PageHead } from '#app/features/content/page-head.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { contentTexts } from '#app/texts/content.ts'
import type { Route } from './+types/faq.ts'

export function loader() {
  return loadFaq()
}

export function headers() {
  return publicPage('faq')
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: contentTexts.faqTitle, description: contentTexts.faqDescription })

export default function Faq({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead name={contentTexts.faqName} heading={contentTexts.faqHeading} lead={contentTexts.faqLead} />
      <FaqTopics topics={loaderData.types} />
      <FaqContact />
    </div>
  )
}
