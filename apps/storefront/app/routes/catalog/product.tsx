import { parseReviewFilters } from '@shop/domain/catalog/review-filters'
import type { PageKey } from '@shop/domain/content/page-keys'
import { Fragment } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { pageNotFound } from '#app/errors/page-error.ts'
import { chooseVariant } from '#app/features/catalog/product/choose-variant.ts'
import { hasLongEnded } from '#app/features/catalog/product/has-long-ended.server.ts'
import { JsonLd } from '#app/features/catalog/product/json-ld.tsx'
import {
  LateBatch,
  LateComposition,
  LateLabel,
  LatePrices,
  LateQuestions,
  LateRation,
  LateRelated,
  LateReviews,
} from '#app/features/catalog/product/late-sections.tsx'
import { leadsToSuccessor } from '#app/features/catalog/product/leads-to-successor.ts'
import { findRenamedProduct, loadProduct } from '#app/features/catalog/product/load-product.server.ts'
import { watchVariant } from '#app/features/catalog/product/product-alert/watch-variant.server.ts'
import { ProductDetail } from '#app/features/catalog/product/product-detail.tsx'
import { ProductPurchase } from '#app/features/catalog/product/product-purchase.tsx'
import { ProductTabs } from '#app/features/catalog/product/product-tabs.tsx'
import { RecallNotice } from '#app/features/catalog/product/recall/recall-notice.tsx'
import { countHelpful, isHelpfulVote } from '#app/features/catalog/product/reviews/count-helpful.server.ts'
import { toProductExtras } from '#app/features/catalog/product/to-product-extras.server.ts'
import { loadTypeQuestions } from '#app/features/content/faq/load-faq.server.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { parseMarkdown } from '#app/prose/parse-markdown.server.ts'
import { productKey } from '#app/server/page-keys.server.ts'
import { publicPageUntilCutOff } from '#app/server/public-page-until-cut-off.server.ts'
import { readForm } from '#app/server/read-form.server.ts'
import { visitOf } from '#app/server/session.server.ts'
import { loadShopSettings } from '#app/server/shop-settings.server.ts'
import type { Route } from './+types/product.ts'

const QUESTIONS = 5

export async function loader({ params, url }: Route.LoaderArgs) {
  const [page, faq] = await Promise.all([
    loadProduct(params.slug, parseReviewFilters(url.searchParams)),
    loadTypeQuestions('krmivo-a-slozeni'),
  ])
  if (!page) {
    const renamed = await findRenamedProduct(params.slug)
    throw renamed ? redirect(`/produkt/${renamed}${url.search}`, 301) : pageNotFound()
  }
  const { row, product, related, reviews, prices, recalls, batches, shortOffers } = page
  const isOver = product.isDiscontinued && (await hasLongEnded(product.id))
  if (product.successor && leadsToSuccessor({ isOver, successor: product.successor, recalls }))
    throw redirect(product.successor.to, 301)
  const questions = faq.slice(0, QUESTIONS)
  const keys: PageKey[] = [productKey(product.id), 'faq', ...related.map(({ card }) => productKey(card.id))]
  return data(
    {
      product,
      related,
      reviews,
      prices,
      recalls,
      batches,
      shortOffers,
      questions,
      text: parseMarkdown(row.description),
      ...toProductExtras(page, await loadShopSettings()),
    },
    { status: isOver ? 410 : 200, headers: publicPageUntilCutOff(product.promise.holdsUntil, ...keys) },
  )
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  if (isHelpfulVote(form)) return countHelpful(request, visitOf(context), form)
  return watchVariant(visitOf(context).services, form)
}

/** Another pack is already in the page; only other reviews must be asked for. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== 'GET') return false
  return besidesPack(currentUrl) !== besidesPack(nextUrl)
}

function besidesPack({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  rest.delete('varianta')
  return `${pathname}?${rest}`
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.meta) : [])

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const {
    product,
    related,
    reviews,
    prices,
    recalls,
    batches,
    shortOffers,
    questions,
    text,
    rations,
    intervals,
    jsonLd,
  } = loaderData
  const [params] = useSearchParams()
  const sku = params.get('varianta')
  const variant = chooseVariant(product.variants, sku)
  const batch = batches.find(({ variantId }) => variantId === variant?.id)
  const watched = actionData && 'watch' in actionData ? actionData : undefined
  const helped = actionData && 'reviewId' in actionData ? actionData : undefined
  return (
    <>
      <RecallNotice recalls={recalls} />
      <ProductDetail product={product} variant={variant}>
        <ProductPurchase
          product={product}
          variant={variant}
          answer={watched}
          isFair={prices.findLast(({ variantId }) => variantId === variant?.id)?.isFair ?? false}
          bestBefore={batch?.bestBefore ?? null}
          shortOffers={shortOffers}
          usualWeeks={variant ? (intervals[variant.sku] ?? null) : null}
        />
      </ProductDetail>
      <ProductTabs product={product} hasBatch={Boolean(batch?.analysis)} />
      {/* What was drawn for one product must not stay under another. */}
      <Fragment key={product.slug}>
        <div data-tint={product.theme ?? undefined}>
          <LateComposition product={product} variant={variant} />
        </div>
        <LateRation product={product} variant={variant} rations={rations} />
        <LateLabel product={product} variant={variant} text={text} />
        <LateBatch batch={batch} />
        <LateReviews product={product} page={reviews} sku={sku} answer={helped} />
        <LateRelated related={related} />
        <LateQuestions questions={questions} />
        <LatePrices prices={prices} variant={variant} answer={watched} />
      </Fragment>
      <JsonLd graph={jsonLd} />
    </>
  )
}
