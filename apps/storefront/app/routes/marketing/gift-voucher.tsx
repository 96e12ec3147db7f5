import { actOnVoucher } from '#app/features/checkout/voucher/act-on-voucher.server.ts'
import { loadVoucherPage } from '#app/features/checkout/voucher/load-voucher-page.server.ts'
import { VoucherPage } from '#app/features/checkout/voucher/voucher-page.tsx'
import type { ShellHandle } from '#app/features/shell/shell-handle.ts'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { visitOf } from '#app/server/session.server.ts'
import { voucherTexts as texts } from '#app/texts/checkout/voucher.ts'
import type { Route } from './+types/gift-voucher.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadVoucherPage(visitOf(context))
}

export function action({ request, context }: Route.ActionArgs) {
  return actOnVoucher(request, visitOf(context))
}

export const handle: ShellHandle = { leadsToGateway: true }

export const meta: Route.MetaFunction = () => pageMeta({ title: texts.title, description: texts.description })

export default function GiftVoucher({ loaderData, actionData }: Route.ComponentProps) {
  return <VoucherPage page={loaderData} answer={actionData} />
}
