import type { Labelled } from '@shop/contract/staff/label-facts'
import { toLabelFacts } from '@shop/contract/staff/label-facts'
import { checkLabel } from '@shop/domain/catalog/label-guard'
import { PRODUCT } from '#app/texts/product.ts'

export type SectionName = keyof typeof PRODUCT.nav
const FEED_ONLY = new Set<SectionName>(['recipe', 'analysis', 'additives', 'guide'])

/** Which parts a product of a kind has. */
export function sectionsOf(kind: string): SectionName[] {
  const isFeed = !['cosmetics', 'equipment', 'bundle'].includes(kind)
  return (Object.keys(PRODUCT.nav) as SectionName[]).filter((name) => isFeed || !FEED_ONLY.has(name))
}

interface ProductNavProps {
  preview: Labelled
  claims: number
  onOpen(section: SectionName): void
}

/** The parts of the form, and how much of the label is there. */
export function ProductNav({ preview, claims, onOpen }: ProductNavProps) {
  const { asked, missing } = checkLabel(toLabelFacts(preview))
  const there = asked.length - missing.length
  return (
    <aside className="pane soft nv">
      <nav className="an" aria-label={preview.basics.name}>
        {sectionsOf(preview.kind).map((name) => (
          <button key={name} type="button" onClick={() => onOpen(name)}>
            {PRODUCT.nav[name]}
            {name === 'packs' && <span className="n">{preview.variants.length}</span>}
            {name === 'pictures' && <span className="n">{preview.pictures.length}</span>}
            {name === 'texts' && claims > 0 && <span className="wr">{claims}</span>}
          </button>
        ))}
      </nav>
      <div className="pub">
        <div className="row">
          <b>{PRODUCT.label.title}</b>
          <span className="mut sm last">{PRODUCT.label.count(there, asked.length)}</span>
        </div>
        <div className="bar">
          <i
            style={{
              ['--w' as string]: `${(100 * there) / asked.length}%`,
              ['--bc' as string]: missing.length > 0 ? 'var(--bad)' : 'var(--ok)',
            }}
          />
        </div>
        <p className={missing.length > 0 ? 'sm bad' : 'sm ok'}>
          {missing.length > 0 ? PRODUCT.label.stop(missing.length) : PRODUCT.label.whole}
        </p>
      </div>
    </aside>
  )
}
