import { useQuery } from '@tanstack/react-query'
import { LinkBase, useNavigate, useParams } from 'react-admin'
import { callFunction } from '#app/data/data-fetch.ts'
import { Screen } from '#app/frame/screen.tsx'
import { useKeys } from '#app/keys/use-keys.ts'
import { Presence } from '#app/parts/presence.tsx'
import { CUSTOMER, CUSTOMERS } from '#app/texts/customer.ts'
import { PARTS } from '#app/texts/parts.ts'
import { CustomerCompany } from './customer-company.tsx'
import { CustomerCredits } from './customer-credits.tsx'
import type { CustomerDetail } from './customer-detail.ts'
import { CustomerDogs } from './customer-dogs.tsx'
import { CustomerGlance } from './customer-glance.tsx'
import { CustomerOrders, CustomerPlans, CustomerThreads } from './customer-lists.tsx'
import { CustomerLooks } from './customer-looks.tsx'
import { CustomerMachines } from './customer-machines.tsx'
import { CustomerPerson } from './customer-person.tsx'
import { CustomerTerms } from './customer-terms.tsx'

export function CustomerPage() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['staff_customer', id],
    queryFn: () => callFunction<CustomerDetail | null>('staff_customer', { wanted: Number(id) }),
  })
  useKeys([{ keys: 'Esc', label: CUSTOMER.back, run: () => navigate('/zakaznici') }])
  if (isPending) return <Screen title={CUSTOMERS.title}>{null}</Screen>
  if (isError || !data) {
    return (
      <Screen title={CUSTOMERS.title}>
        <p className="pad mut">{isError ? PARTS.failed : CUSTOMER.unknown}</p>
      </Screen>
    )
  }
  return (
    <Screen
      title={data.company?.name || data.person.name || CUSTOMERS.nameless}
      head={
        <>
          <span className="tag">{data.group.name}</span>
          <LinkBase to="/zakaznici">{CUSTOMERS.title}</LinkBase>
          <Presence object={`customer:${data.id}`} mode="view" />
        </>
      }
    >
      <Body customer={data} onRevealed={refetch} />
    </Screen>
  )
}

/** What a role may not see is not there: accounting gets the bill and what is owed. */
function Body({ customer, onRevealed }: { customer: CustomerDetail; onRevealed(): unknown }) {
  const { dogs, plans, credits, desk } = customer
  return (
    <div className={desk ? 'cols cu' : 'cols cu2'}>
      <aside className="pane soft" aria-label={CUSTOMER.glance}>
        <CustomerPerson customer={customer} onRevealed={onRevealed} />
        <CustomerGlance customer={customer} />
        <CustomerTerms customer={customer} />
        <CustomerCompany customerId={customer.id} />
        <CustomerMachines customerId={customer.id} />
      </aside>
      <div className="pane">
        {dogs && <CustomerDogs dogs={dogs} />}
        {plans && <CustomerPlans plans={plans} />}
        <CustomerOrders orders={customer.orders} />
        {desk && <CustomerThreads threads={desk.threads} />}
      </div>
      {desk && (
        <aside className="pane soft" aria-label={CUSTOMER.credits}>
          {credits && <CustomerCredits customerId={customer.id} credits={credits} onChanged={onRevealed} />}
          <CustomerLooks looks={desk.looks} />
        </aside>
      )}
    </div>
  )
}
