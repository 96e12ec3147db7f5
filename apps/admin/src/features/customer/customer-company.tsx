import type { StaffCompany } from '@shop/contract/company/staff-company'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { services } from '#app/session/services.ts'
import { useMayDo } from '#app/session/use-session.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { COMPANY } from '#app/texts/shop/company.ts'

/** Who works for a company and within which limits; nothing is drawn for who is in none. */
export function CustomerCompany({ customerId }: { customerId: number }) {
  const mayRead = useMayDo('applications')
  const { data } = useQuery({
    queryKey: ['staff_company', customerId],
    queryFn: () => services.staffCompany({ customerId }),
    enabled: mayRead,
  })
  const company = data?.ok ? data.value : null
  if (!company) return null
  const { memberOf, people, branches, waiting } = company
  if (!memberOf && people.length + branches.length + waiting.length === 0) return null
  return (
    <section className="sec" aria-label={COMPANY.heading}>
      <header>
        <h2>{COMPANY.heading}</h2>
      </header>
      {memberOf ? (
        <p>
          {COMPANY.memberOf} <PersonLink {...memberOf} />
        </p>
      ) : (
        <CompanyPeople people={people} />
      )}
      {branches.length > 0 && (
        <>
          <h3>{COMPANY.branches}</h3>
          <ul className="stack">
            {branches.map(({ branchId, name, street, city }) => (
              <li key={branchId}>
                <b>{name}</b> <span className="mut sm">{[street, city].join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {waiting.length > 0 && (
        <>
          <h3>{COMPANY.waiting}</h3>
          <ul className="stack">
            {waiting.map((order) => (
              <WaitingLine key={order.orderId} order={order} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function CompanyPeople({ people }: Pick<StaffCompany, 'people'>) {
  return (
    <>
      <h3>{COMPANY.people}</h3>
      {people.length === 0 && <p className="mut sm">{COMPANY.noPeople}</p>}
      <ul className="stack">
        {people.map(({ customerId, name, role, orderLimit, monthLimit, spent, branch }) => {
          const limits = [
            ...(orderLimit === null ? [] : [COMPANY.perOrder(orderLimit)]),
            ...(monthLimit === null ? [] : [COMPANY.perMonth(monthLimit, spent)]),
          ]
          return (
            <li key={customerId}>
              <PersonLink customerId={customerId} name={name} />{' '}
              {[COMPANY.roles[role], branch].filter(Boolean).join(', ')}
              {limits.length > 0 && <br />}
              <span className="mut sm">{limits.join('; ')}</span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function WaitingLine({ order }: { order: StaffCompany['waiting'][number] }) {
  const { orderId, number, buyer, net, over, limit, until } = order
  return (
    <li>
      <LinkBase className="lk" to={`/objednavky/${orderId}`}>
        {number}
      </LinkBase>{' '}
      {COMPANY.net(net)}
      <br />
      <span className="mut sm">
        {[buyer, COMPANY.over(over, limit), COMPANY.until(formatMoment(until))].filter(Boolean).join(', ')}
      </span>
    </li>
  )
}

function PersonLink({ customerId, name }: { customerId: number; name: string }) {
  return (
    <LinkBase className="lk" to={`/zakaznici/${customerId}`}>
      {name}
    </LinkBase>
  )
}
