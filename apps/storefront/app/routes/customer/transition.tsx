import { toPragueTime } from '@shop/domain/calendar/prague-time'
import { Button } from '@shop/ui/button/button'
import { pageNotFound } from '#app/errors/page-error.ts'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { PrintedSheet } from '#app/features/customer/sheet/printed-sheet.tsx'
import { SheetActions } from '#app/features/customer/sheet/sheet-actions.tsx'
import { loadTransition } from '#app/features/customer/transition/load-transition.server.ts'
import { toTransitionSheet } from '#app/features/customer/transition/to-transition-sheet.ts'
import { TransitionForm } from '#app/features/customer/transition/transition-form.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { now } from '#app/server/clock.server.ts'
import { customerOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { sheetTexts } from '#app/texts/customer/sheets.ts'
import type { Route } from './+types/transition.ts'

export async function loader({ context, params: { id }, url: { searchParams } }: Route.LoaderArgs) {
  const today = toPragueTime(now()).date
  const view = await loadTransition(customerOf(context), { orderId: id, search: searchParams, today })
  if (!view) throw pageNotFound()
  return { view, id, today, query: `od=${view.start}&dni=${view.length}` }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: sheetTexts.plan.title, description: accountTexts.description, noIndex: true })

export default function Transition({ loaderData: { view, id, today, query } }: Route.ComponentProps) {
  const sheet = toTransitionSheet(view)
  return (
    <AccountPage heading={sheet.title} size="small">
      {view.dogs.length > 0 ? (
        <>
          <SheetActions
            pdf={`/ucet/prechod/${id}/plan.pdf?${query}`}
            calendar={`/ucet/prechod/${id}/plan.ics?${query}`}
          />
          <TransitionForm view={view} today={today} />
        </>
      ) : (
        <section className="panel stack">
          <p>{sheetTexts.plan.noDog}</p>
          <Button as={ShopLink} to="/ucet/psi?pridat">
            {sheetTexts.plan.addDog}
          </Button>
        </section>
      )}
      <PrintedSheet sheet={sheet} />
    </AccountPage>
  )
}
