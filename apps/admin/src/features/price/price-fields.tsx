import type { PricedVariantRow } from '@shop/contract/price/staff-price'
import { formatPrice } from '@shop/czech/format-price'
import { addDays } from '@shop/domain/calendar/local-date'
import { toPragueDay } from '@shop/domain/calendar/prague-time'
import { PRICE_DIALOG, PRICES } from '#app/texts/price.ts'
import type { PriceFields } from './price-draft.ts'

interface PriceFieldSetProps {
  variants: readonly PricedVariantRow[]
  /** Prices of a break or an agreement may end. */
  mayEnd: boolean
  fields: PriceFields
  onChange(fields: PriceFields): void
}

export function PriceFieldSet({ variants, mayEnd, fields, onChange }: PriceFieldSetProps) {
  const { kind, day, time, lastDay, amounts } = fields
  return (
    <>
      <div className="g2">
        <label className="fld">
          <span>{PRICE_DIALOG.kind}</span>
          <select
            className="sel"
            value={kind}
            onChange={({ target }) => onChange(withKind(fields, target.value as PriceFields['kind'], variants))}
          >
            <option value="regular">{PRICE_DIALOG.kinds.regular}</option>
            {mayEnd ? (
              <option value="ended">{PRICE_DIALOG.kinds.ended}</option>
            ) : (
              <option value="sale">{PRICE_DIALOG.kinds.sale}</option>
            )}
          </select>
        </label>
        <label className="fld">
          <span>{PRICE_DIALOG.when}</span>
          <select
            className="sel"
            value={day === '' ? 'now' : 'later'}
            onChange={({ target }) =>
              onChange({ ...fields, day: target.value === 'now' ? '' : addDays(toPragueDay(new Date()), 1) })
            }
          >
            <option value="now">{PRICE_DIALOG.now}</option>
            <option value="later">{PRICE_DIALOG.later}</option>
          </select>
        </label>
        {day !== '' && (
          <>
            <label className="fld">
              <span>{PRICE_DIALOG.day}</span>
              <input
                className="inp"
                type="date"
                value={day}
                required
                onChange={({ target }) => onChange({ ...fields, day: target.value || day })}
              />
            </label>
            <label className="fld">
              <span>{PRICE_DIALOG.time}</span>
              <input
                className="inp"
                type="time"
                value={time}
                required
                onChange={({ target }) => onChange({ ...fields, time: target.value })}
              />
            </label>
          </>
        )}
        {mayEnd && kind !== 'ended' && (
          <label className="fld">
            <span>
              {PRICE_DIALOG.lastDay} <small>{PRICE_DIALOG.lastDayHint}</small>
            </span>
            <input
              className="inp"
              type="date"
              value={lastDay}
              onChange={({ target }) => onChange({ ...fields, lastDay: target.value })}
            />
          </label>
        )}
      </div>
      <table className="tb in">
        <caption className="vh">{PRICE_DIALOG.amount}</caption>
        <thead>
          <tr>
            <th>{PRICES.columns.goods}</th>
            <th className="num">{PRICES.columns.current}</th>
            <th className="num">{PRICE_DIALOG.amount}</th>
          </tr>
        </thead>
        <tbody>
          {variants.map(({ variantId, name, variantName, current }) => (
            <tr key={variantId}>
              <td>
                <b>{name}</b> {variantName}
              </td>
              <td className="num">{current ? formatPrice(current.amount) : PRICES.none}</td>
              <td className="num">
                <input
                  className="inp amount"
                  inputMode="decimal"
                  aria-label={PRICE_DIALOG.amountOf(`${name}, ${variantName}`)}
                  value={amounts[variantId] ?? ''}
                  readOnly={kind === 'ended'}
                  onChange={({ target }) => onChange({ ...fields, amounts: { ...amounts, [variantId]: target.value } })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** What ends is the price that holds: nobody types it. */
function withKind(fields: PriceFields, kind: PriceFields['kind'], variants: readonly PricedVariantRow[]): PriceFields {
  if (kind !== 'ended') return { ...fields, kind }
  const amounts = variants.map(
    ({ variantId, current }) => [variantId, current ? toCrowns(current.amount) : ''] as const,
  )
  return { ...fields, kind, amounts: Object.fromEntries(amounts) }
}

const toCrowns = (halere: number) => (halere / 100).toFixed(2).replace('.', ',')
