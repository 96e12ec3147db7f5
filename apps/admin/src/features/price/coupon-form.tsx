import type { CouponChoices, CouponDraft } from '@shop/contract/promotion/staff-coupon'
import { COUPON, COUPONS } from '#app/texts/coupon.ts'
import type { CouponFields } from './coupon-fields.ts'

interface CouponFormProps {
  fields: CouponFields
  choices: CouponChoices
  /** Of a launched coupon code and kind stay. */
  isLaunched: boolean
  isDisabled: boolean
  onChange(fields: CouponFields): void
}

type TextField = { [Name in keyof CouponFields]: CouponFields[Name] extends string ? Name : never }[keyof CouponFields]

const KINDS = Object.keys(COUPONS.kinds) as CouponDraft['benefit']['kind'][]
const TRAITS = Object.keys(COUPON.excludes) as CouponDraft['excludes'][number][]
const BENEFIT_FIELDS: Record<CouponFields['kind'], readonly [field: TextField, label: string][]> = {
  percent: [
    ['percent', COUPON.percent],
    ['maximum', COUPON.maximum],
  ],
  fixed: [['amount', COUPON.amount]],
  'free-shipping': [],
  gift: [
    ['giftId', COUPON.gift],
    ['giftPieces', COUPON.giftPieces],
  ],
  'buy-x-get-y': [
    ['buy', COUPON.buy],
    ['get', COUPON.get],
  ],
  'credit-multiplier': [['multiplier', COUPON.multiplier]],
}

export function CouponForm({ fields, choices, isLaunched, isDisabled, onChange }: CouponFormProps) {
  const set = (part: Partial<CouponFields>) => onChange({ ...fields, ...part })
  const text = (field: TextField, label: string, hint?: string) => (
    <label className="fld" key={field}>
      <span>{label}</span>
      <input
        className="inp"
        placeholder={hint}
        value={fields[field]}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    </label>
  )
  return (
    <fieldset className="bare" disabled={isDisabled}>
      <ApplyingAlone {...{ fields, set, isLaunched }} />
      <div className="g2">
        <label className="fld">
          <span>{fields.isAutomatic ? COUPON.mark : COUPON.code}</span>
          <input
            className="inp mono"
            value={fields.code}
            readOnly={isLaunched}
            onChange={({ target }) => set({ code: target.value.toUpperCase() })}
          />
        </label>
        {text('name', COUPON.name)}
        <label className="fld">
          <span>{COUPON.kind}</span>
          <select
            className="sel"
            value={fields.kind}
            disabled={isLaunched}
            onChange={({ target }) => set({ kind: target.value as CouponFields['kind'] })}
          >
            {KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {COUPONS.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        {fields.kind === 'free-shipping' && (
          <Choice
            label={COUPON.shipping}
            value={fields.shipping}
            choices={choices.shipping}
            onChange={(shipping) => set({ shipping })}
          />
        )}
        {BENEFIT_FIELDS[fields.kind].map(([field, label]) => text(field, label))}
        <CouponGoods {...{ fields, choices, set }} />
        {text('products', COUPON.products, COUPON.anyProduct)}
        <label className="fld">
          <span>{COUPON.validFrom}</span>
          <input
            className="inp"
            type="date"
            value={fields.validFrom}
            onChange={({ target }) => set({ validFrom: target.value })}
          />
        </label>
        <label className="fld">
          <span>{COUPON.validTo}</span>
          <input
            className="inp"
            type="date"
            value={fields.validTo}
            onChange={({ target }) => set({ validTo: target.value })}
          />
        </label>
        {text('limitTotal', COUPON.limitTotal, COUPON.unlimited)}
        {text('limitPerCustomer', COUPON.limitPerCustomer, COUPON.unlimited)}
        {text('minimum', COUPON.minimum)}
      </div>
      <CouponLimits {...{ fields, set }} groups={choices.groups} />
    </fieldset>
  )
}

interface PartProps {
  fields: CouponFields
  set(part: Partial<CouponFields>): void
}

/** An offer needs no code; what runs stays what it is. */
function ApplyingAlone({ fields: { isAutomatic }, set, isLaunched }: PartProps & { isLaunched: boolean }) {
  return (
    <>
      <fieldset className="bare" disabled={isLaunched}>
        <Check
          label={COUPON.automatic}
          isOn={isAutomatic}
          onChange={(isOn) => set({ isAutomatic: isOn, limitPerCustomer: isOn ? '' : '1' })}
        />
      </fieldset>
      {isAutomatic && <p className="sm mut">{COUPON.automaticHint}</p>}
    </>
  )
}

function CouponGoods({ fields, set, choices }: PartProps & { choices: CouponChoices }) {
  return (
    <>
      <Choice
        label={COUPON.category}
        value={fields.categories.join(',')}
        choices={choices.categories}
        empty={COUPON.anyCategory}
        onChange={(category) => set({ categories: category === '' ? [] : category.split(',') })}
      />
      <Choice
        label={COUPON.brand}
        value={fields.brands.join(',')}
        choices={choices.brands}
        empty={COUPON.anyBrand}
        onChange={(brand) => set({ brands: brand === '' ? [] : brand.split(',') })}
      />
    </>
  )
}

interface CouponLimitsProps {
  fields: CouponFields
  groups: CouponChoices['groups']
  set(part: Partial<CouponFields>): void
}

/** For whom, and what is left out. */
function CouponLimits({ fields, groups, set }: CouponLimitsProps) {
  return (
    <>
      <fieldset className="bare">
        <legend>{COUPON.group}</legend>
        {groups.map(({ code, name }) => (
          <Check
            key={code}
            label={name}
            isOn={fields.groups.includes(code)}
            onChange={(isOn) =>
              set({ groups: isOn ? [...fields.groups, code] : fields.groups.filter((one) => one !== code) })
            }
          />
        ))}
      </fieldset>
      <Check
        label={COUPON.firstOnly}
        isOn={fields.firstOrderOnly}
        onChange={(firstOrderOnly) => set({ firstOrderOnly })}
      />
      {TRAITS.map((trait) => (
        <Check
          key={trait}
          label={COUPON.excludes[trait]}
          isOn={fields.excludes.includes(trait)}
          onChange={(isOn) =>
            set({ excludes: isOn ? [...fields.excludes, trait] : fields.excludes.filter((one) => one !== trait) })
          }
        />
      ))}
    </>
  )
}

interface ChoiceProps {
  label: string
  value: string
  choices: readonly { code: string; name: string }[]
  /** What choosing nothing means. */
  empty?: string
  onChange(value: string): void
}

function Choice({ label, value, choices, empty = '–', onChange }: ChoiceProps) {
  // Several may have been chosen elsewhere; they stay as one choice until somebody changes it.
  const isKnown = value === '' || choices.some(({ code }) => code === value)
  return (
    <label className="fld">
      <span>{label}</span>
      <select className="sel" value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{empty}</option>
        {!isKnown && <option value={value}>{value}</option>}
        {choices.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

function Check({ label, isOn, onChange }: { label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <label className="row sm">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} /> {label}
    </label>
  )
}
