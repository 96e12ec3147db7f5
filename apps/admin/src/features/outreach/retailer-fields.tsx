import { RETAILER_TYPES } from '@shop/contract/retailer'
import type { RetailerFields } from '@shop/contract/staff/staff-retailer'
import { formatHours } from '@shop/czech/parse-hours'
import { RETAILER } from '#app/texts/outreach/retailer.ts'

interface FieldsProps {
  /** Null for a new place. */
  fields: RetailerFields | null
}

const HOLIDAYS = ['closed', 'open', 'large_shop'] as const

export function RetailerPlace({ fields }: FieldsProps) {
  return (
    <>
      <Line name="name" max={120} value={fields?.name} />
      <Choice name="type" options={RETAILER_TYPES} words={RETAILER.types} value={fields?.type} />
      <Line name="street" max={120} value={fields?.street} />
      <Line name="city" max={80} value={fields?.city} />
      <Line name="postalCode" max={6} value={fields?.postalCode} />
      <Line name="region" max={60} value={fields?.region} />
      <p className="sm mut">{RETAILER.position}</p>
      <Line name="latitude" max={20} value={toText(fields?.latitude)} />
      <Line name="longitude" max={20} value={toText(fields?.longitude)} />
      <Line name="phone" max={30} value={fields?.phone} isOptional />
      <Line name="web" max={200} value={fields?.web} isOptional />
      <Line name="email" max={254} value={fields?.email ?? ''} isOptional />
    </>
  )
}

const toText = (degrees: number | undefined) => (degrees === undefined ? undefined : String(degrees).replace('.', ','))

export function RetailerHours({ fields }: FieldsProps) {
  return (
    <fieldset className="stack">
      <legend>{RETAILER.hours}</legend>
      <p className="sm mut">{RETAILER.hoursHint}</p>
      {RETAILER.days.map((day, index) => (
        <label key={day} className="fld">
          <span>{day}</span>
          <input
            className="inp"
            name={`day-${index}`}
            maxLength={60}
            defaultValue={formatHours(fields?.openingHours[index] ?? [])}
          />
        </label>
      ))}
      <Choice name="onHolidays" options={HOLIDAYS} words={RETAILER.holidays} value={fields?.onHolidays} />
    </fieldset>
  )
}

export function RetailerTraits({ fields }: FieldsProps) {
  return (
    <>
      <Line name="note" max={300} value={fields?.note} isOptional />
      {(['dogsWelcome', 'wheelchair', 'pickupOfOrders', 'isHidden'] as const).map((name) => (
        <label key={name} className="row">
          <input type="checkbox" name={name} defaultChecked={fields?.[name]} /> {RETAILER[name]}
        </label>
      ))}
    </>
  )
}

type LineName =
  | Extract<
      keyof RetailerFields,
      'name' | 'street' | 'city' | 'postalCode' | 'region' | 'phone' | 'web' | 'email' | 'note'
    >
  | 'latitude'
  | 'longitude'

interface LineProps {
  name: LineName
  max: number
  value: string | undefined
  isOptional?: boolean
}

function Line({ name, max, value, isOptional = false }: LineProps) {
  return (
    <label className="fld">
      <span>{RETAILER[name]}</span>
      <input className="inp" name={name} maxLength={max} defaultValue={value} required={!isOptional} />
    </label>
  )
}

interface ChoiceProps<Option extends string> {
  name: 'type' | 'onHolidays'
  options: readonly Option[]
  words: Readonly<Record<Option, string>>
  value: Option | undefined
}

function Choice<Option extends string>({ name, options, words, value }: ChoiceProps<Option>) {
  return (
    <label className="fld">
      <span>{RETAILER[name]}</span>
      <select className="sel" name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option} value={option}>
            {words[option]}
          </option>
        ))}
      </select>
    </label>
  )
}
