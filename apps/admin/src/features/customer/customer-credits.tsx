import { useState } from 'react'
import { useMayDo } from '#app/session/use-session.ts'
import { CREDITS, CUSTOMER } from '#app/texts/customer.ts'
import { formatDay } from '#app/texts/moments.ts'
import { ChangeCreditsDialog } from './change-credits-dialog.tsx'
import type { CreditsView } from './customer-detail.ts'

interface CustomerCreditsProps {
  customerId: number
  credits: CreditsView
  onChanged(): unknown
}

export function CustomerCredits({
  customerId,
  credits: { usable, pending, entries },
  onChanged,
}: CustomerCreditsProps) {
  const [isOpen, setOpen] = useState(false)
  const mayChange = useMayDo('credits')
  return (
    <section className="sec">
      <header>
        <h2>{CUSTOMER.credits}</h2>
        {mayChange && (
          <button type="button" className="btn q r" onClick={() => setOpen(true)}>
            {CREDITS.change}
          </button>
        )}
      </header>
      {isOpen && (
        <ChangeCreditsDialog
          customerId={customerId}
          usable={usable}
          onChanged={onChanged}
          onClose={() => setOpen(false)}
        />
      )}
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
            {entries.map(({ id, kind, amount, at, usableFrom, expiresAt, note }) => (
              <tr key={id}>
                <td>
                  {CUSTOMER.entryKinds[kind]} <span className="mut sm">{formatDay(at)}</span>
                  {note && <span className="mut sm blk">{note}</span>}
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
