import { data, redirect } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { JsonLd } from '#app/features/catalog/product/json-ld.tsx'
import { OwnOrderAnswer } from '#app/features/catalog/search/own-order.tsx'
import { takeVote } from '#app/features/content/blog/vote.server.ts'
import { VoteForm } from '#app/features/content/blog/vote-form.tsx'
import { FaqAnswer, FaqContact } from '#app/features/content/faq/faq-view.tsx'
import { loadQuestionPage } from '#app/features/content/faq/load-question-page.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { PageHead } from '#app/prose/page-head.tsx'
import { excerpt, toPlainText } from '#app/prose/to-plain-text.ts'
import { contentPage } from '#app/server/content-page.server.ts'
import { toTitle } from '#app/texts/brand.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import type { Route } from './+types/faq-question.ts'

/** Whoever asks where it is, is told where it is. */
const ABOUT_ORDER: readonly string[] = [
  'kde-najdu-svou-objednavku',
  'jak-sledovat-zasilku',
  'kdy-objednavka-dorazi',
  'neprisel-potvrzovaci-email',
]

export async function loader({ params }: Route.LoaderArgs) {
  const page = await loadQuestionPage(params.question)
  if (!page) throw pageNotFound()
  if (page.question.type.slug !== params.type) throw redirect(page.question.to, 301)
  return data(page, { headers: await contentPage('faq') })
}

export function action({ request, context }: Route.ActionArgs) {
  return takeVote('question', { request, context })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: toTitle(loaderData.question.title),
        description: excerpt(toPlainText(loaderData.question.answer)),
      })
    : []

export default function FaqQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { question, related, jsonLd } = loaderData
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
      <FaqAnswer blocks={question.answer} />
      {ABOUT_ORDER.includes(question.slug) ? <OwnOrderAnswer number={null} /> : null}
      <VoteForm slug={question.slug} answer={actionData} />
      {related.length > 0 ? (
        <section className="section-tight stack">
          <h2 className="h3">{contentTexts.alsoRead}</h2>
          <ul className="noses">
            {related.map(({ to, label }) => (
              <li key={to}>
                <ShopLink to={to}>{label}</ShopLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <p className="small muted">
        {contentTexts.changed} {question.changed}.
      </p>
      <FaqContact about={question.slug} />
      <JsonLd graph={jsonLd} />
    </div>
  )
}
