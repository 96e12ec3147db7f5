import { data } from 'react-router'
import { JsonLd } from '#app/features/catalog/product/json-ld.tsx'
import { FaqColumns, FaqQuestions, FaqSearch } from '#app/features/content/faq/faq-view.tsx'
import { loadFaq } from '#app/features/content/faq/load-faq.server.ts'
import { toFaqJsonLd } from '#app/features/content/faq/to-faq-json-ld.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { PageHead } from '#app/prose/page-head.tsx'
import { contentPage } from '#app/server/content-page.server.ts'
import { contentTexts } from '#app/texts/content/content.ts'
import type { Route } from './+types/faq.ts'

const LONGEST_QUERY = 100

export async function loader({ url }: Route.LoaderArgs) {
  const query = url.searchParams.get('q')?.trim().slice(0, LONGEST_QUERY) || undefined
  const faq = await loadFaq(query)
  const jsonLd = toFaqJsonLd(faq.questions, { name: contentTexts.faqName })
  const headers = query ? { 'Cache-Control': 'private, no-store' } : await contentPage('faq')
  return data({ ...faq, query, jsonLd }, { headers })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: contentTexts.faqTitle,
    description: contentTexts.faqDescription,
    noIndex: loaderData?.query !== undefined,
  })

export default function Faq({ loaderData: { types, questions, query, jsonLd } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead name={contentTexts.faqName} heading={contentTexts.faqHeading} />
      <FaqSearch query={query} />
      <FaqColumns topics={types}>
        <div className="stack">
          <h2 role={query ? 'status' : undefined}>{heading(query, questions.length)}</h2>
          {questions.length === 0 ? <p>{contentTexts.faqNothingText}</p> : null}
          <FaqQuestions questions={questions} heading="h3" isFirstOpen={!query} />
        </div>
      </FaqColumns>
      <JsonLd graph={jsonLd} />
    </div>
  )
}

function heading(query: string | undefined, count: number): string {
  if (!query) return contentTexts.faqTop
  return count === 0 ? contentTexts.faqNothing : contentTexts.questionsFound(count, query)
}
