import type { CompanyView as Money } from '@shop/contract/company/company'
import type { CompanyPeople } from '@shop/contract/company/people'
import { mayInCompany } from '@shop/domain/company/company-rights'
import { companyTexts } from '#app/texts/customer/company/company.ts'
import { companyPeopleTexts as texts } from '#app/texts/customer/company/company-people.ts'
import { BranchList } from './branch-list.tsx'
import { CompanyHead } from './company-head.tsx'
import { OpenInvoices } from './open-invoices.tsx'
import { LeaveCompany, OwnPart } from './own-part.tsx'
import { PeopleList } from './people-list.tsx'
import { RightsTable } from './rights-table.tsx'
import { Statements } from './statements.tsx'
import { WaitingOrders } from './waiting-orders.tsx'

interface CompanyViewProps {
  company: Money | null
  place: CompanyPeople
  /** What a form of the page was answered. */
  answer: unknown
}

/** What the role of whoever looks sees; the rest was never sent here. */
export function CompanyView({ company, place, answer }: CompanyViewProps) {
  const { name, role, isOwner, isSuspended, waiting, managed } = place
  const hasPeople = !isOwner || (managed !== null && managed.members.length > 0)
  const lead = texts.lead(waiting?.length ?? 0, (company?.debts.overdue ?? 0) > 0)
  return (
    <>
      <p className="lead">{lead || (company ? companyTexts.lead : name)}</p>
      {company ? <CompanyHead company={company} isOwner={isOwner} /> : null}
      {waiting && (hasPeople || waiting.length > 0) ? <WaitingOrders orders={waiting} answer={answer} /> : null}
      <OwnPart place={place} answer={answer} />
      {company ? (
        <>
          <OpenInvoices company={company} mayOrder={mayInCompany(role, 'order') && !isSuspended} />
          <Statements company={company} />
        </>
      ) : null}
      {managed ? <PeopleList managed={managed} place={place} answer={answer} /> : null}
      <RightsTable />
      {managed ? <BranchList branches={managed.branches} answer={answer} /> : null}
      <LeaveCompany isOwner={isOwner} />
    </>
  )
}
