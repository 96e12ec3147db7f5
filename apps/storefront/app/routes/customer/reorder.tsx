import { pageNotFound } from '#app/errors/page-error.ts'
import { actOnReorder } from '#app/features/checkout/reorder/act-on-reorder.server.ts'
import { loadReorder } from '#app/features/checkout/reorder/load-reorder.server.ts'
import { ReorderPage } from '#app/features/checkout/reorder/reorder-page.tsx'
import { RepeatedReorder } from '#app/features/checkout/reorder/repeated-reorder.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { customerOf, visitOf } from '#app/server/session.server.ts'
import { reorderTexts as texts } from '#app/texts/checkout/reorder.ts'
import type { Route } from './+types/reorder.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await loadReorder(visitOf(context), customerOf(context), params.id)
  if (!page) throw pageNotFound()
  return page
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { services } = visitOf(context)
  return actOnReorder(request, { services, orderId: Number(params.id), back: url.pathname })
}

/** The button of an order paid by card ends at the gateway. */
export const handle: ShellHandle = { leadsToGateway: true }

/** Also after a refusal: it is refused because something is no longer as the page shows it. */
export function shouldRevalidate() {
  return true
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: texts.title, description: texts.description, noIndex: true })

export default function Reorder({ loaderData, actionData }: Route.ComponentProps) {
  const { repeated } = loaderData.view
  return repeated ? (
    <RepeatedReorder number={repeated.number} orderId={repeated.orderId} />
  ) : (
    <ReorderPage page={loaderData} refusal={actionData?.refusal ?? null} />
  )
}
