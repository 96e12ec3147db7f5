import type { Reply } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import { formatMoment } from '#app/texts/moments.ts'
import { MISSING } from '#app/texts/pages.ts'

interface RedirectTableProps {
  redirects: Reply<ServicesEndpoints['staffMissingPages']>['redirects']
  onRemove(id: number): void
}

export function RedirectTable({ redirects, onRemove }: RedirectTableProps) {
  return (
    <section className="sec">
      <header>
        <h2>{MISSING.redirects}</h2>
      </header>
      {redirects.length === 0 ? (
        <p className="mut">{MISSING.noRedirect}</p>
      ) : (
        <table className="tb in">
          <caption className="vh">{MISSING.redirects}</caption>
          <thead>
            <tr>
              <th>{MISSING.oldAddress}</th>
              <th>{MISSING.leadsTo}</th>
              <th>{MISSING.since}</th>
              <th>
                <span className="vh">{MISSING.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {redirects.map(({ id, fromPath, toPath, createdAt }) => (
              <tr key={id}>
                <td className="mono wrap">{fromPath}</td>
                <td className="mono wrap">{toPath}</td>
                <td className="mut">{formatMoment(createdAt)}</td>
                <td className="num">
                  <button
                    type="button"
                    className="btn q"
                    aria-label={MISSING.removeOf(fromPath)}
                    onClick={() => onRemove(id)}
                  >
                    {MISSING.remove}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
