import { redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { FaqContact } from '#app/features/content/faq-view.tsx'
import { findQuestion } from '#app/features/content/load-faq.server.ts'
import { PageHead } from '#app/features/content/page-head.tsx'
import { Prose } from '#app/features/content/prose.tsx'
import { excerpt, toPlainText } from '#app/features/content/to-plain-text.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { publicPage } from '#app/server/page-cache.server.ts'
import { contentTexts } from '#app/texts/content.ts'
import type { Route } from './+types/faq-question.ts'

export async function loader({ params }: Route.LoaderArgs) {
  const question = await findQuestion(params.question)
  if (!question) throw pageNotFound()
  if (question.type.slug !== params.type) throw redirect(question.to, 301)
  return question
}

export function headers() {
  return publicPage('faq')
}

export const meta: Route.MetaFunction = ({ loaderData: { title, answer } }) =>
  pageMeta({ title: `${title} | Čenich`, description: excerpt(toPlainText(answer)) })

export default function FaqQuestion({ loaderData: question }: Route.ComponentProps) {
  return (
    <div className="wrap wrap-read">
      <PageHead
        name={question.title}
        above={[
          { label: contentTexts.faqName, to: '/casto-kladene-dotazy' },
          { label: question.type.name, to: question.type.to },
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
