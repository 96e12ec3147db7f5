import { Button } from '@shop/ui/button/button'
import { EmptyState } from '@shop/ui/empty-state/empty-state'
import { Notice } from '@shop/ui/notice/notice'
import { actOnCompany } from '#app/features/customer/company/act-on-company.server.ts'
import { CompanyView } from '#app/features/customer/company/company-view.tsx'
import { loadCompany } from '#app/features/customer/company/load-company.server.ts'
import { AccountPage } from '#app/features/customer/frame/account-page.tsx'
import { pageMeta } from '#app/navigation/page-meta.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { visitOf } from '#app/server/session.server.ts'
import { accountTexts } from '#app/texts/customer/account.ts'
import { companyTexts as texts } from '#app/texts/customer/company/company.ts'
import { companyPeopleTexts as peopleTexts } from '#app/texts/customer/company/company-people.ts'
import type { Route } from './+types/company.ts'

const { company: names } = accountTexts

export async function loader({ context, url }: Route.LoaderArgs) {
  const done = url.searchParams.get('hotovo') ?? ''
  return {
    ...(await loadCompany(visitOf(context).services)),
    done: done in peopleTexts.done ? (done as keyof typeof peopleTexts.done) : null,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actOnCompany(request, visitOf(context).services)
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: names.title, description: accountTexts.description, noIndex: true })

export default function Company({ loaderData, actionData }: Route.ComponentProps) {
  const { company, place, done } = loaderData
  return (
    <AccountPage heading={names.heading}>
      {done && !actionData ? (
        <Notice tone="success" role="status">
          {peopleTexts.done[done]}
        </Notice>
      ) : null}
      {place ? (
        <CompanyView company={company} place={place} answer={actionData} />
      ) : (
        <EmptyState
          title={texts.privateHeading}
          heading="h2"
          action={
            <Button as={ShopLink} to="/velkoobchod#zadost">
              {texts.apply}
            </Button>
          }
        >
          <p>{texts.private}</p>
        </EmptyState>
      )}
    </AccountPage>
  )
}
