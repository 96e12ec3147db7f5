import type { Reply } from '@shop/contract/endpoint'
import type { ServicesEndpoints } from '@shop/contract/services'
import type { FormEvent } from 'react'
import { formatRecent } from '#app/texts/moments.ts'
import { MISSING } from '#app/texts/pages.ts'

interface MissingRowProps {
  page: Reply<ServicesEndpoints['staffMissingPages']>['pages'][number]
  onAccept(fromPath: string, toPath: string): void
  onIgnore(path: string): void
}

/** The nearest living page stands in the field already; whoever knows better writes over it. */
export function MissingRow({ page, onAccept, onIgnore }: MissingRowProps) {
  const { path, hits, lastAt, referrerHost, suggestion } = page
  const accept = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAccept(path, String(new FormData(event.currentTarget).get('to')))
  }
  return (
    <tr>
      <td className="mono wrap">{path}</td>
      <td className="num">{hits}</td>
      <td className="mut">{formatRecent(lastAt)}</td>
      <td className="mut">{referrerHost ?? MISSING.noReferrer}</td>
      <td>
        <form className="row" onSubmit={accept}>
          <input
            className="inp mono"
            name="to"
            aria-label={MISSING.targetOf(path)}
            defaultValue={suggestion?.path ?? ''}
            title={suggestion?.title}
            placeholder={MISSING.placeholder}
            required
          />
          <button type="submit" className="btn" aria-label={MISSING.acceptOf(path)}>
            {MISSING.accept}
          </button>
          <button type="button" className="btn q" aria-label={MISSING.ignoreOf(path)} onClick={() => onIgnore(path)}>
            {MISSING.ignore}
          </button>
        </form>
      </td>
    </tr>
  )
}
