import { parseGridFilters } from '@shop/domain/catalog/parse-grid-filters'
import type { PageKey } from '@shop/domain/content/page-keys'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { redirectToCanonical } from '#app/features/catalog/grid/canonical-redirect.server.ts'
import { CatalogueGrid } from '#app/features/catalog/grid/catalogue-grid.tsx'
import { AbsenceHead } from '#app/features/catalog/search/absence-head.tsx'
import { AnswerBlock } from '#app/features/catalog/search/answer-block.tsx'
import { BreedHead } from '#app/features/catalog/search/breed-head.tsx'
import { findOrderNumber } from '#app/features/catalog/search/find-order-number.ts'
import { loadAnswers, NO_ANSWERS } from '#app/features/catalog/search/load-answers.server.ts'
import { loadContentMatches } from '#app/features/catalog/search/load-content-matches.server.ts'
import { loadSearch } from '#app/features/catalog/search/load-search.server.ts'
import { OwnOrderAnswer } from '#app/features/catalog/search/own-order.tsx'
import { SearchHead } from '#app/features/catalog/search/search-head.tsx'
import { SearchHelp } from '#app/features/catalog/search/search-help.tsx'
import { findQuestion } from '#app/features/content/faq/load-faq.server.ts'
import { EditorialMatches } from '#app/features/content/sections/editorial-matches.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { Prose } from '#app/prose/prose.tsx'
import { publicPage } from '#app/server/page-cache.server.ts'
import { gridKeys } from '#app/server/page-keys.server.ts'
import { publicPageUntilCutOff } from '#app/server/public-page-until-cut-off.server.ts'
import { answerTexts } from '#app/texts/catalog/answers.ts'
import { searchTexts } from '#app/texts/catalog/search.ts'
import type { Route } from './+types/search.ts'

const CONTENT_MATCHES = 10
const ANSWERS = 4
const QUESTIONS = '/casto-kladene-dotazy/'
/** Paragraphs of the answer; the rest is a link away. */
const WORDS = 2
const NO_CONTENT = { articles: [], questions: [] }

export async function loader({ url }: Route.LoaderArgs) {
  const filters = parseGridFilters(url.searchParams)
  redirectToCanonical(url, filters)
  const isAsked = filters.text.length >= 2
  const orderNumber = findOrderNumber(filters.text)
  const [page, content, answers] = await Promise.all([
    loadSearch(filters),
    isAsked ? loadContentMatches(filters.text, CONTENT_MATCHES) : NO_CONTENT,
    isAsked ? loadAnswers(orderNumber ? answerTexts.orderQuestion : filters.text, ANSWERS) : NO_ANSWERS,
  ])
  if (!page) throw pageNotFound()
  const [first] = answers.isAsked ? answers.answers : []
  const answer = first?.to.startsWith(QUESTIONS) ? await findQuestion(first.to.split('/').at(-1) ?? '') : null
  const grid = page.found?.grid
  const keys: PageKey[] = ['search', 'blog', 'faq', ...gridKeys(grid?.cards ?? [])]
  return data(
    { ...page, grid, content, answers, orderNumber, answer: answer?.answer.slice(0, WORDS) ?? [] },
    { headers: grid ? publicPageUntilCutOff(grid.promise.orderBy, ...keys) : publicPage(...keys) },
  )
}

/** Opening and closing what lies over the page is no reason to ask for it again. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.query ? searchTexts.resultsTitle(loaderData.query) : searchTexts.title,
    description: searchTexts.description,
    noIndex: true,
  })

export default function Search({ loaderData }: Route.ComponentProps) {
  const { grid, categories, content, answers, breed, excluded, isEmpty } = toView(loaderData)
  return (
    <>
      <Head data={loaderData} />
      {excluded.length > 0 && !isEmpty && (breed || answers.isAsked) ? (
        <p className="wrap small">{searchTexts.excluded(excluded)}</p>
      ) : null}
      {isEmpty ? answers.isAsked ? null : <SearchHelp categories={categories} /> : null}
      {grid && !isEmpty ? <CatalogueGrid grid={grid} hasCategories /> : null}
      <div className="wrap">
        <EditorialMatches heading={searchTexts.groups.articles} matches={content.articles} />
        {answers.isAsked ? null : (
          <EditorialMatches heading={searchTexts.groups.questions} matches={content.questions} />
        )}
      </div>
    </>
  )
}

type Page = Route.ComponentProps['loaderData']

/** To a question goods that have only some of its words are no answer. */
function toView(page: Page) {
  const isEmpty =
    !page.grid ||
    (page.grid.total === 0 && page.grid.chips.length === 0) ||
    (page.answers.isAsked && (page.found?.isRelaxed ?? false))
  return { ...page, isEmpty }
}

/** Who asks gets an answer; who names a dog its face; who wants what we lack the truth. */
function Head({ data }: { data: Page }) {
  const { query, found, breed, absence, excluded, answers, answer, orderNumber } = data
  const { grid, isEmpty } = toView(data)
  if (answers.isAsked) {
    return (
      <AnswerBlock
        query={query}
        found={answers}
        own={answers.isAboutOrder ? <OwnOrderAnswer number={orderNumber} /> : undefined}
      >
        <Prose blocks={answer} />
      </AnswerBlock>
    )
  }
  if (absence) return <AbsenceHead query={query} absence={absence} />
  if (breed && grid) return <BreedHead query={query} breed={breed} total={grid.total} />
  return (
    <SearchHead
      query={query}
      lead={toLead(data)}
      correction={found?.correction ?? null}
      excluded={excluded}
      isRelaxed={(found?.isRelaxed ?? false) && !isEmpty}
      hasResults={!isEmpty}
    />
  )
}

function toLead({ query, grid }: Page): string {
  if (!grid) return searchTexts.tooShort
  if (grid.isOpenEnded) return searchTexts.resultsOver(grid.total, query)
  return grid.total > 0 ? searchTexts.results(grid.total, query) : searchTexts.noResults(query)
}
