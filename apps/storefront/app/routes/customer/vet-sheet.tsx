import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { TextLink } from '@shop/ui/text-link/text-link'
import { pageNotFound } from '#app/errors/page-error.ts'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { loadVetSheet } from '#app/features/customer/household/load-vet-sheet.server.ts'
import { PrintedSheet } from '#app/features/customer/sheet/printed-sheet.tsx'
import { SheetActions } from '#app/features/customer/sheet/sheet-actions.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { now } from '#app/server/clock.server.ts'
import { customerOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { sheetTexts } from '#app/texts/customer/sheets.ts'
import type { Route } from './+types/vet-sheet.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const sheet = await loadVetSheet(customerOf(context), params.id, toPragueTime(now()).date)
  if (!sheet) throw pageNotFound()
  return { sheet, id: params.id }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: sheetTexts.vet.title, description: accountTexts.description, noIndex: true })

export default function VetSheet({ loaderData: { sheet, id } }: Route.ComponentProps) {
  return (
    <AccountPage heading={sheet.title} size="small">
      <SheetActions pdf={`/ucet/psi/${id}/veterinar.pdf`} />
      <PrintedSheet sheet={sheet} />
      <TextLink as={ShopLink} to="/ucet/psi">
        {sheetTexts.back}
      </TextLink>
    </AccountPage>
  )
}
