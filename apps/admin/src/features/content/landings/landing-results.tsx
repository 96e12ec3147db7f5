import type { LandingResult } from '@shop/contract/staff/staff-landing'
import { LANDINGS } from '#app/texts/content/landing.ts'
import { WORDS } from '#app/texts/content/words.ts'

/** Counted by the database, without a trace of who read. */
export function LandingResults({ results }: { results: readonly LandingResult[] }) {
  const { resultColumns: columns } = LANDINGS
  return (
    <section className="sec" aria-labelledby="results-title">
      <header>
        <h2 id="results-title">{LANDINGS.results}</h2>
      </header>
      <table className="tb">
        <caption className="vh">{LANDINGS.results}</caption>
        <thead>
          <tr>
            <th>{columns.variant}</th>
            <th className="num">{columns.views}</th>
            <th className="num">{columns.goals}</th>
            <th className="num">{columns.percent}</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ variant, views, goals, goalPercent }) => (
            <tr key={variant ?? 'whole'}>
              <td>{variant === null ? LANDINGS.whole : LANDINGS.variants[variant]}</td>
              <td className="num">{views}</td>
              <td className="num">{goals}</td>
              <td className="num">{goalPercent === null ? WORDS.nothing : LANDINGS.percent(goalPercent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
