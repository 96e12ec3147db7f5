import { formatAmount, formatExactPrice } from '@shop/czech/format-price'
import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/data/data-fetch.ts'
import { DOCUMENTS_TAB as WORDS } from '#app/texts/payment.ts'
import type { Period } from './period.ts'

interface Amounts {
  base: number
  tax: number
  gross: number
}

interface Sums {
  count: number
  kinds: (Amounts & { kind: string; count: number; rounding: number; payable: number })[]
  rates: (Amounts & { rate: number })[]
}

/** What the database adds up; the files of the same days must say the same. */
export function DocumentSums({ from, to }: Period) {
  const { data } = useQuery({
    queryKey: ['payment', 'document-sums', from, to],
    queryFn: () => callFunction<Sums>('staff_document_sums', { since: from, until: to }),
  })
  if (!data) return null
  const rounding = data.kinds.reduce((sum, kind) => sum + kind.rounding, 0)
  const payable = data.kinds.reduce((sum, kind) => sum + kind.payable, 0)
  return (
    <section className="sec">
      <header>
        <h2>{WORDS.sums}</h2>
        <span className="mut sm r">{WORDS.count(data.count)}</span>
      </header>
      <table className="tb in sums">
        <thead>
          <tr>
            <th>
              <span className="vh">{WORDS.kindColumn}</span>
            </th>
            <th className="num">{WORDS.base}</th>
            <th className="num">{WORDS.tax}</th>
            <th className="num">{WORDS.gross}</th>
          </tr>
        </thead>
        <tbody>
          {data.rates.map(({ rate, ...amounts }) => (
            <SumRow key={rate} title={WORDS.rate(rate)} {...amounts} />
          ))}
          {data.kinds.map(({ kind, count, base, tax, gross }) => (
            <SumRow key={kind} title={`${WORDS.kinds[kind]} (${count})`} base={base} tax={tax} gross={gross} />
          ))}
        </tbody>
      </table>
      <p className="total">
        {rounding !== 0 && (
          <span className="mut">
            {WORDS.rounding} {formatExactPrice(rounding)}
          </span>
        )}
        <span className="mut">{WORDS.payable}</span> <span className="big">{formatExactPrice(payable)}</span>
      </p>
    </section>
  )
}

function SumRow({ title, base, tax, gross }: Amounts & { title: string }) {
  return (
    <tr>
      <td>{title}</td>
      <td className="num nw">{formatAmount(base)}</td>
      <td className="num nw">{formatAmount(tax)}</td>
      <td className="num nw">{formatAmount(gross)}</td>
    </tr>
  )
}
