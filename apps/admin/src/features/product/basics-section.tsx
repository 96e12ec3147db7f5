import { FEED_TYPES } from '@shop/contract/staff/staff-product'
import { ClaimedField } from '#app/parts/claimed-field.tsx'
import { PRODUCT } from '#app/texts/product.ts'
import { SelectField, TextField } from './form-fields.tsx'
import type { ProductDraft } from './product-draft.ts'
import type { SectionProps } from './section-props.ts'

const WORDS = PRODUCT.basics
type Basics = ProductDraft['basics']
/** Names of fields that hold plain words. */
type Word = { [Name in keyof Basics]: Basics[Name] extends string ? Name : never }[keyof Basics]

export function BasicsSection({ product, draft: { basics }, choices, isLocked, onChange }: SectionProps) {
  const isGoods = product.kind === 'cosmetics' || product.kind === 'equipment'
  const isFeed = !isGoods && product.kind !== 'bundle'
  const set = (change: Partial<Basics>) => onChange({ basics: { ...basics, ...change } })
  const word = (name: Word) => ({
    ...{ title: WORDS[name], value: basics[name], isDisabled: isLocked },
    onChange: (value: string) => set({ [name]: value }),
  })
  const code = (name: 'protein' | 'lifeStage' | 'breedSize') => ({
    ...{ title: WORDS[name], value: basics[name] ?? '', none: WORDS.none, isDisabled: isLocked },
    onChange: (value: string) => set({ [name]: value === '' ? null : value }),
  })
  return (
    <section className="sec" id="basics">
      <header>
        <h2>{PRODUCT.nav.basics}</h2>
      </header>
      <div className="edit">
        <ClaimedField {...word('name')} maxLength={120} />
        <ClaimedField {...word('subtitle')} maxLength={160} />
        <TextField {...word('slug')} maxLength={90} />
        <SelectField
          title={WORDS.brandId}
          value={String(basics.brandId ?? '')}
          none={WORDS.none}
          isDisabled={isLocked}
          choices={choices.brands.map(({ brandId, name }) => ({ code: String(brandId), name }))}
          onChange={(value) => set({ brandId: value === '' ? null : Number(value) })}
        />
        {isFeed && (
          <SelectField
            title={WORDS.feedType}
            value={basics.feedType ?? ''}
            none={WORDS.none}
            isDisabled={isLocked}
            choices={FEED_TYPES.map((type) => ({ code: type, name: WORDS.feedTypes[type] }))}
            onChange={(value) => set({ feedType: value === '' ? null : (value as Basics['feedType']) })}
          />
        )}
        {isFeed && <SelectField {...code('protein')} choices={choices.proteins} />}
        {isFeed && <SelectField {...code('lifeStage')} choices={choices.lifeStages} />}
        {isFeed && <SelectField {...code('breedSize')} choices={choices.breedSizes} />}
        {isFeed && <TextField {...word('approvalNumber')} maxLength={40} />}
        <TextField {...word('originCountry')} maxLength={60} />
        <ClaimedField {...word('storageText')} maxLength={1000} rows={2} />
        {isGoods && <TextField {...word('maker')} isWide />}
        {isGoods && (
          <TextField
            {...word('makerCountry')}
            maxLength={2}
            onChange={(value) => set({ makerCountry: value.toUpperCase() })}
          />
        )}
        {isGoods && <TextField {...word('euPerson')} />}
        {isGoods && <ClaimedField {...word('warnings')} maxLength={1000} rows={3} />}
      </div>
      {isFeed && (
        <label className="row sm">
          <input
            type="checkbox"
            checked={basics.monoprotein}
            disabled={isLocked}
            onChange={({ target }) => set({ monoprotein: target.checked })}
          />
          {WORDS.monoprotein}
        </label>
      )}
      <Categories
        ids={basics.categoryIds}
        choices={choices.categories}
        isLocked={isLocked}
        onChange={(categoryIds) => set({ categoryIds })}
      />
    </section>
  )
}

interface CategoriesProps {
  ids: readonly number[]
  choices: SectionProps['choices']['categories']
  isLocked: boolean
  onChange(ids: number[]): void
}

/** The first one is where the product lives; its address follows it. */
function Categories({ ids, choices, isLocked, onChange }: CategoriesProps) {
  const free = choices.filter(({ categoryId }) => !ids.includes(categoryId))
  return (
    <div className="acts cats">
      <b className="sm">{WORDS.categoryIds}</b>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className="chip on"
          disabled={isLocked}
          aria-label={`${PRODUCT.recipe.remove} ${choices.find(({ categoryId }) => categoryId === id)?.name}`}
          onClick={() => onChange(ids.filter((one) => one !== id))}
        >
          {choices.find(({ categoryId }) => categoryId === id)?.name} ×
        </button>
      ))}
      <select
        className="inp"
        aria-label={WORDS.addCategory}
        value=""
        disabled={isLocked}
        onChange={({ target }) => onChange([...ids, Number(target.value)])}
      >
        <option value="">{WORDS.addCategory}</option>
        {free.map(({ categoryId, name, path }) => (
          <option key={categoryId} value={categoryId}>
            {name} ({path})
          </option>
        ))}
      </select>
    </div>
  )
}
