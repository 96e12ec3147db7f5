import { countClaims } from '@shop/czech/mark-claims'
import { wordsOfProduct } from '@shop/domain/catalog/words-of-product'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { PRODUCT } from '#app/texts/product.ts'
import { TextField } from './form-fields.tsx'
import type { ProductDraft } from './product-draft.ts'
import type { SectionProps } from './section-props.ts'

const WORDS = PRODUCT.texts
type Texts = ProductDraft['texts']

export function TextsSection({ draft, isLocked, onChange }: SectionProps) {
  const { texts } = draft
  const set = (change: Partial<Texts>) => onChange({ texts: { ...texts, ...change } })
  const count = claimsIn(draft)
  const area = (name: 'shortDescription' | 'description' | 'seoDescription', maxLength: number, rows: number) => (
    <ClaimedField
      title={WORDS[name]}
      value={texts[name]}
      maxLength={maxLength}
      rows={rows}
      isDisabled={isLocked}
      onChange={(value) => set({ [name]: value })}
    />
  )
  return (
    <section className="sec" id="texts">
      <header>
        <h2>{PRODUCT.nav.texts}</h2>
        {count > 0 && <span className="st wrn r">{WORDS.claims(count)}</span>}
      </header>
      <div className="stack l">
        {area('shortDescription', 400, 2)}
        {area('description', 20_000, 10)}
        <ClaimedField
          title={WORDS.benefits}
          value={texts.benefits.join('\n')}
          rows={4}
          maxLength={2000}
          isDisabled={isLocked}
          onChange={(value) => set({ benefits: value === '' ? [] : value.split('\n') })}
        />
        <ClaimedField
          title={WORDS.seoTitle}
          value={texts.seoTitle}
          maxLength={120}
          isDisabled={isLocked}
          onChange={(seoTitle) => set({ seoTitle })}
          hint={<em>{WORDS.length(texts.seoTitle.length, 60)}</em>}
        />
        {area('seoDescription', 320, 2)}
        <TextField
          title={WORDS.heurekaCategory}
          value={texts.heurekaCategory}
          maxLength={255}
          isDisabled={isLocked}
          onChange={(heurekaCategory) => set({ heurekaCategory })}
        />
        <TextField
          title={WORDS.googleCategory}
          value={texts.googleCategory}
          maxLength={750}
          isDisabled={isLocked}
          onChange={(googleCategory) => set({ googleCategory })}
        />
      </div>
    </section>
  )
}

/** In every field that has them marked, whichever section it stands in; the list counts the same. */
export function claimsIn(draft: ProductDraft): number {
  return countClaims(wordsOfProduct(draft))
}
