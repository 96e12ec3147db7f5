import type { SettingShape } from '@shop/domain/setting/shop-settings'
import { SHOP_SETTINGS } from '#app/texts/shop/shop-setting.ts'
import { choicesOf, type SettingChoice } from './setting-value.ts'

interface SettingFieldProps {
  shape: SettingShape
  typed: string
  categories: readonly SettingChoice[]
  readable(value: unknown): string
  onType(typed: string): void
}

/** The field a kind of setting has, with its limits in words. */
export function SettingField({ shape, typed, categories, readable, onType }: SettingFieldProps) {
  if (shape.kind === 'traits' || shape.kind === 'categories') {
    return <Choices choices={choicesOf(shape, categories)} {...{ typed, onType }} />
  }
  if (shape.kind === 'boolean') {
    return (
      <label className="row">
        <input type="checkbox" checked={typed === 'true'} onChange={({ target }) => onType(String(target.checked))} />{' '}
        {SHOP_SETTINGS.yes}
      </label>
    )
  }
  return (
    <label className="fld">
      <span>{SHOP_SETTINGS.value}</span>
      <input
        className="inp"
        type={shape.kind === 'time' ? 'time' : 'text'}
        inputMode={shape.kind === 'time' ? undefined : 'decimal'}
        value={typed}
        required
        onChange={({ target }) => onType(target.value)}
      />
      {shape.kind === 'time' && <em>{SHOP_SETTINGS.earliest(shape.earliest)}</em>}
      {'min' in shape && (
        <em>
          {shape.kind === 'numbers'
            ? `${SHOP_SETTINGS.numbersHint} ${SHOP_SETTINGS.limits(readable([shape.min]), readable([shape.max]))}`
            : SHOP_SETTINGS.limits(readable(shape.min), readable(shape.max))}
        </em>
      )}
    </label>
  )
}

interface ChoicesProps {
  choices: readonly SettingChoice[]
  typed: string
  onType(typed: string): void
}

function Choices({ choices, typed, onType }: ChoicesProps) {
  const chosen = typed.split('\n').filter((code) => code !== '')
  return (
    <fieldset className="bare">
      <legend>{SHOP_SETTINGS.value}</legend>
      {choices.map(({ code, name }) => (
        <label key={code} className="row sm">
          <input
            type="checkbox"
            checked={chosen.includes(code)}
            onChange={({ target }) =>
              onType((target.checked ? [...chosen, code] : chosen.filter((one) => one !== code)).join('\n'))
            }
          />{' '}
          {name}
        </label>
      ))}
    </fieldset>
  )
}
