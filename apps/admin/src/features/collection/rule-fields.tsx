import type { ProductChoices } from '@shop/contract/staff/staff-product'
import { DOG_SIZES, LIFE_STAGES } from '@shop/domain/catalog/facet-codes'
import { COLLECTIONS, DOG_SIZE_NAMES } from '#app/texts/shop/collection.ts'
import type { CollectionDraft } from './collection-draft.ts'

const WORDS = COLLECTIONS.editor

interface RuleFieldsProps {
  draft: CollectionDraft
  choices: ProductChoices
  onChange(part: Partial<CollectionDraft>): void
}

export function RuleFields({ draft, choices, onChange }: RuleFieldsProps) {
  const { rule } = draft
  const set = (part: Partial<CollectionDraft['rule']>) => onChange({ rule: { ...rule, ...part } })
  const stages = choices.lifeStages.filter(({ code }) => (LIFE_STAGES as readonly string[]).includes(code))
  const sizes = DOG_SIZES.map((code) => ({ code, name: DOG_SIZE_NAMES[code] ?? code }))
  const categories = choices.categories.map(({ name, path }) => ({ code: slugOf(path), name }))
  return (
    <div className="stack l">
      <p className="mut sm">{WORDS.ruleSentence}</p>
      <RuleList title={WORDS.within} codes={rule.within} choices={categories} onChange={(within) => set({ within })} />
      <RuleList
        title={WORDS.protein}
        codes={rule.protein}
        choices={choices.proteins}
        onChange={(protein) => set({ protein })}
      />
      <RuleList
        title={WORDS.lifeStage}
        codes={rule.lifeStage}
        choices={stages}
        onChange={(lifeStage) => set({ lifeStage })}
      />
      <RuleList title={WORDS.size} codes={rule.size} choices={sizes} onChange={(size) => set({ size })} />
      <RuleList title={WORDS.need} codes={rule.need} choices={choices.tags} onChange={(need) => set({ need })} />
      <div className="edit">
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="fld">
            <span>{WORDS[name]}</span>
            <input
              className="inp num"
              inputMode="numeric"
              maxLength={8}
              value={draft[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          </label>
        ))}
      </div>
      <div className="acts">
        {(['inStock', 'sale'] as const).map((name) => (
          <label key={name} className="row">
            <input type="checkbox" checked={rule[name]} onChange={({ target }) => set({ [name]: target.checked })} />{' '}
            {WORDS[name]}
          </label>
        ))}
      </div>
    </div>
  )
}

/** The last step of a path is the address of the category. */
function slugOf(path: string): string {
  return path.split('/').at(-1) ?? path
}

interface RuleListProps {
  title: string
  codes: readonly string[]
  choices: readonly { code: string; name: string }[]
  onChange(codes: string[]): void
}

function RuleList({ title, codes, choices, onChange }: RuleListProps) {
  const nameOf = (code: string) => choices.find((one) => one.code === code)?.name ?? code
  return (
    <div className="acts cats rule">
      <b className="sm">{title}</b>
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          className="chip on"
          aria-label={`${WORDS.remove} ${nameOf(code)}`}
          onClick={() => onChange(codes.filter((one) => one !== code))}
        >
          {nameOf(code)} ×
        </button>
      ))}
      <select
        className="inp"
        aria-label={WORDS.addTo(title)}
        value=""
        onChange={({ target }) => onChange([...codes, target.value])}
      >
        <option value="">{WORDS.addTo(title)}</option>
        {choices
          .filter(({ code }) => !codes.includes(code))
          .map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
    </div>
  )
}
