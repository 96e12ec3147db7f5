import { pageNotFound } from '#app/errors/page-error.ts'
import { FaqColumns, FaqContact, FaqQuestions } from '#app/features/content/faq-view.tsx'
import { loadFaqType } from '#app/features/content/load-faq.server.ts'
import { PageHead } from '#app/features/content/page-head.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { contentTexts } from '#app/texts/content.ts'
import type { Route } from './+types/faq-type.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const page = await loadFaqType(params.type)
  if (!page) throw pageNotFound()
  return page
}

export function headers() {
  return publicPage('faq')
}

export const meta: Route.MetaFunction = ({ loaderData: { type } }) =>
  pageMeta({ title: type.title, description: type.seoDescription })

export default function FaqType({ loaderData: { type, types, questions } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead
        name={type.name}
        above={[{ label: contentTexts.faqName, to: '/casto-kladene-dotazy' }]}
        heading={type.name}
        lead={type.description}
      />
      <FaqColumns topics={types}>
        <FaqQuestions questions={questions} />
      </FaqColumns>
      <FaqContact />
    </div>
  )
}
