import type { LetterOrders, CampaignResults as Results } from '@shop/contract/campaign/staff-campaign'
import { formatPrice } from '@shop/czech/format-price'
import { CAMPAIGNS } from '#app/texts/content/campaign.ts'

type Row = keyof typeof CAMPAIGNS.resultRows

/** Counts of what became of the letter, never of whom. */
export function CampaignResults({ results, bought }: { results: Results; bought: LetterOrders }) {
  const rows = Object.keys(CAMPAIGNS.resultRows) as Row[]
  return (
    <section className="sec" aria-labelledby="results-title">
      <header>
        <h2 id="results-title">{CAMPAIGNS.results}</h2>
      </header>
      <table className="tb in">
        <caption className="vh">{CAMPAIGNS.results}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{CAMPAIGNS.resultRows[row]}</th>
              <td className="num">{results[row]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {results.variants.length > 1 &&
        results.variants.map(({ variant, sent, unsubscribed }) => (
          <p key={variant} className="sm">
            {CAMPAIGNS.variant(variant.toUpperCase(), sent, unsubscribed)}
          </p>
        ))}
      <p>{CAMPAIGNS.bought(bought.orders, formatPrice(bought.amount))}</p>
      {bought.variants.length > 1 &&
        bought.variants.map(({ variant, orders }) => (
          <p key={variant} className="sm">
            {CAMPAIGNS.variantBought(variant.toUpperCase(), orders)}
          </p>
        ))}
      <p className="mut sm">{CAMPAIGNS.clicks}</p>
    </section>
  )
}
