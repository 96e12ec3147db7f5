import { TextLink } from '@shop/ui/text-link/text-link'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { pageNotFound } from '#app/errors/page-error.ts'
import { MessagePage } from '#app/features/content/landing/message-page.tsx'
import { loadReportedReview } from '#app/features/customer/reviews/load-reported-review.server.ts'
import { REPORT_FORM, ReportedQuote, ReportReviewForm } from '#app/features/customer/reviews/report-review-form.tsx'
import { sendReport } from '#app/features/customer/reviews/send-report.server.ts'
import { stateOf } from '#app/forms/form-state.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { visitOf } from '#app/server/session.server.ts'
import { reportReviewTexts as texts } from '#app/texts/customer/report-review.ts'
import type { Route } from './+types/report-review.ts'

export async function loader({ params, url }: Route.LoaderArgs) {
  const review = await loadReportedReview(params.id)
  if (!review) throw pageNotFound()
  return { review, isDone: url.searchParams.has('hotovo') }
}

export function action({ request, params, context }: Route.ActionArgs) {
  return sendReport(request, visitOf(context), Number(params.id))
}

export function headers() {
  return { 'Cache-Control': 'private, no-store' }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function ReportReview({ loaderData, actionData }: Route.ComponentProps) {
  const { review, isDone } = loaderData
  const product: ShopAddress = `/produkt/${review.slug}#recenze`
  if (isDone) {
    return (
      <MessagePage
        narrow
        heading={texts.doneHeading}
        text={texts.done}
        actions={[{ label: texts.back, to: product }]}
      />
    )
  }
  return (
    <MessagePage narrow heading={texts.heading} text={texts.lead}>
      <ReportedQuote review={review} />
      <ReportReviewForm state={stateOf(REPORT_FORM, actionData)} />
      <p className="small">
        <TextLink as={ShopLink} to="/s/pravidla-recenzi">
          {texts.rules}
        </TextLink>
      </p>
    </MessagePage>
  )
}
