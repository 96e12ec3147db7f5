import { redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { FaqContact } from '#app/features/content/faq-view.tsx'
import { findMovedQuestion, findQuestion, typeOf } from '#app/features/content/load-faq.server.ts'
import { PageHead } from '#app/features/content/page-head.tsx'
import { Prose } from '#app/features/content/prose.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { contentTexts } from '#app/texts/content.ts'
import type { Route } from './+types/faq-question.ts'

export function loader({ params }: Route.LoaderArgs) {
  const question = findQuestion(params.type, params.question)
  if (!question) {
    const moved = findMovedQuestion(params.question)
    throw moved ? redirect(moved.to, 301) : pageNotFound()
  }
  const type = typeOf(question)
  if (!type) throw pageNotFound()
  return { question, type: { name: type.name, to: type.to, description: type.seoDescription } }
}

export function headers() {
  return publicPage('faq')
}

export const meta: Route.MetaFunction = ({ loaderData: { question, type } }) =>
  pageMeta({ title: `${question.title} | Čenich`, description: type.description })

export default function FaqQuestion({ loaderData: { question, type } }: Route.ComponentProps) {
  return (
    <div className="wrap wrap-read">
      <PageHead
        name={question.title}
        above={[
          { label: contentTexts.faqName, to: '/casto-kladene-dotazy' },
          { label: type.name, to: type.to },
        ]}
        heading={question.title}
      />
      <Prose blocks={question.answer} />
      <div className="section-tight">
        <FaqContact />
      </div>
    </div>
  )
}
