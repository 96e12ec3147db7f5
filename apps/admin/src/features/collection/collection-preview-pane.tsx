import type { StaffCollection } from '@shop/contract/catalog/collection'
import { isNarrowing } from '@shop/domain/catalog/collection-rule'
import { useQuery } from '@tanstack/react-query'
import { LinkBase } from 'react-admin'
import { useSettled } from '#app/parts/use-settled.ts'
import { runCommand } from '#app/session/services.ts'
import { COLLECTIONS } from '#app/texts/shop/collection.ts'

const WORDS = COLLECTIONS.editor
const SETTLE_MS = 250

/** What the rule shows now, asked of the same grid as the page. */
export function CollectionPreviewPane({ rule }: { rule: StaffCollection['rule'] }) {
  const isSettled = useSettled(JSON.stringify(rule), SETTLE_MS)
  const isAsked = isNarrowing(rule)
  const { data } = useQuery({
    queryKey: ['collection_preview', rule],
    queryFn: () => runCommand('previewCollection', { rule }),
    enabled: isSettled && isAsked,
    placeholderData: (before) => before,
  })
  const shown = isAsked && data?.ok ? data.value : null
  return (
    <aside className="pane soft" aria-label={WORDS.preview}>
      <section className="sec" aria-live="polite">
        <header>
          <h2>{WORDS.preview}</h2>
          {shown && <b className="r">{shown.total}</b>}
        </header>
        {!isAsked && <p className="mut">{WORDS.noRule}</p>}
        {shown?.total === 0 && <p className="mut">{WORDS.previewEmpty}</p>}
        {shown && (
          <ul className="stack">
            {shown.products.map(({ productId, name }) => (
              <li key={productId}>
                <LinkBase to={`/produkty/${productId}`}>{name}</LinkBase>
              </li>
            ))}
          </ul>
        )}
        {shown && shown.total > shown.products.length && (
          <p className="mut">{WORDS.more(shown.total - shown.products.length)}</p>
        )}
      </section>
    </aside>
  )
}
