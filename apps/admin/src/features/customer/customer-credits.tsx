import { CUSTOMER } from '#app/texts/customer.ts'
import { formatDay } from '#app/texts/moments.ts'
import type { CreditsView } from './customer-detail.ts'

export function CustomerCredits({ credits: { usable, pending, entries } }: { credits: CreditsView }) {
  return (
    <section className="sec">
      <header>
        <h2>{CUSTOMER.credits}</h2>
      </header>
      <p className="row">
        <span className="big">{usable}</span>
        <span className="mut">{CUSTOMER.usable(pending)}</span>
      </p>
      {entries.length === 0 ? (
        <p className="mut sm">{CUSTOMER.noEntries}</p>
      ) : (
        <table className="tb in cr">
          <caption className="vh">{CUSTOMER.credits}</caption>
          <tbody>
            {entries.map(({ id, kind, amount, at, usableFrom, expiresAt }) => (
              <tr key={id}>
                <td>
                  {CUSTOMER.entryKinds[kind]} <span className="mut sm">{formatDay(at)}</span>
                </td>
                <td className={amount > 0 ? 'num ok' : 'num bad'}>{amount > 0 ? `+${amount}` : `−${-amount}`}</td>
                <td className="num mut sm">{endOf(usableFrom, expiresAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** What is not usable yet has no last day that anybody should count with. */
function endOf(usableFrom: string, expiresAt: string | null): string {
  if (Date.parse(usableFrom) > Date.now()) return CUSTOMER.waits
  return expiresAt ? CUSTOMER.until(formatDay(expiresAt)) : ''
}
