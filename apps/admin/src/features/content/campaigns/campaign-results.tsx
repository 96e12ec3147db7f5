import type { CampaignResults as Results } from '@shop/contract/campaign/staff-campaign'
import { CAMPAIGNS } from '#app/texts/content/campaign.ts'

type Row = keyof typeof CAMPAIGNS.resultRows

/** Counts of what became of the letter, never of whom. */
export function CampaignResults({ results }: { results: Results }) {
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
      <p className="mut sm">{CAMPAIGNS.clicks}</p>
    </section>
  )
}
