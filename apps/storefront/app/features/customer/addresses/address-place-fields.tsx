import { formatZip } from '@shop/czech/format-contact'
import { Button } from '@shop/ui/button/button'
import { Combobox } from '@shop/ui/combobox/combobox'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { type MouseEvent, use, useDeferredValue, useState } from 'react'
import { startOf, useFrame } from '#app/forms/form-field.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { LiveErrors } from '#app/forms/live-errors.ts'
import { useFetch } from '#app/navigation/use-fetch.ts'
import { detailTexts } from '#app/texts/customer/account-details.ts'
import styles from './address-place-fields.module.css'
import type { AddressSuggestion } from './address-suggestion.ts'

const { addresses: texts } = detailTexts

interface AddressPlaceFieldsProps {
  form: string
  state: FormState | undefined
  address: PlaceStart | undefined
  /** Before the names of the fields, when a form has two addresses. */
  prefix?: string
  hint?: string
  required?: boolean
  /** The form takes the right post code by this name, also without a script. */
  fixName?: string
}

interface PlaceStart {
  street?: string | undefined
  city?: string | undefined
  zip?: string | undefined
  placeCode?: number | string | null | undefined
}

/** Street, town and post code. What is picked from the offers fills all three; without a script they are plain fields. */
export function AddressPlaceFields(props: AddressPlaceFieldsProps) {
  const { form, state, address, prefix = '', hint = texts.streetHint, required = true, fixName } = props
  const frame = useFrame()
  const live = use(LiveErrors)
  const named = (name: string) => `${prefix}${name}`
  const [street, setStreet] = useState(startOf(state, named('street'), address?.street) ?? '')
  const [city, setCity] = useState(startOf(state, named('city'), address?.city) ?? '')
  const [zip, setZip] = useState(formatZip(startOf(state, named('zip'), address?.zip) ?? ''))
  const [placeCode, setPlaceCode] = useState(startOf(state, named('placeCode'), address?.placeCode) ?? '')
  const [asking, setAsking] = useState('')
  const suggestions = useSuggestions(asking)

  function choose(label: string) {
    const chosen = suggestions.find((one) => one.label === label)
    if (!chosen) return
    setStreet(chosen.isComplete ? chosen.street : `${chosen.street} `)
    setCity(chosen.city)
    if (chosen.zip) setZip(formatZip(chosen.zip))
    setPlaceCode(chosen.placeCode?.toString() ?? '')
    setAsking(chosen.isComplete ? '' : `${chosen.street}, ${chosen.city} `)
  }
  function write(text: string) {
    setStreet(text)
    setPlaceCode('')
    setAsking(city && street ? `${text}, ${city}` : text)
  }
  const repair = state?.repair?.field === named('zip') && zip !== state.repair.value ? state.repair : null

  function mend(event: MouseEvent, value: string) {
    event.preventDefault()
    setZip(value)
    live?.mend(named('zip'))
  }
  const options = suggestions.map(({ label }) => ({ id: label.replace(/[^\p{L}\d]/gu, '-'), text: label }))
  return (
    <>
      <Field {...frame({ form, name: named('street'), label: texts.street, state, hint, span: 'full' })}>
        <Combobox
          name={named('street')}
          required={required}
          maxLength={80}
          autoComplete="street-address"
          value={street}
          onValueChange={write}
          groups={[{ id: 'addresses', options }]}
          onChoose={({ text }) => choose(text)}
          listLabel={texts.suggestions}
        />
      </Field>
      <Field {...frame({ form, name: named('city'), label: texts.city, state })}>
        <Input
          name={named('city')}
          required={required}
          maxLength={60}
          autoComplete="address-level2"
          value={city}
          onChange={(event) => setCity(event.currentTarget.value)}
        />
      </Field>
      <Field {...frame({ form, name: named('zip'), label: texts.zip, state })}>
        <Input
          name={named('zip')}
          required={required}
          inputMode="numeric"
          autoComplete="postal-code"
          value={zip}
          onChange={(event) => setZip(event.currentTarget.value)}
        />
        {repair && (!live || live.errorOf(named('zip'))) ? (
          <Button
            {...(fixName ? { type: 'submit', name: named(fixName), value: repair.value } : {})}
            variant="line"
            size="small"
            className={styles.repair}
            onClick={(event: MouseEvent) => mend(event, repair.value)}
          >
            {detailTexts.fixZip(repair.value)}
          </Button>
        ) : null}
      </Field>
      <input type="hidden" name={named('placeCode')} value={placeCode} />
    </>
  )
}

function useSuggestions(text: string): AddressSuggestion[] {
  const asked = useDeferredValue(text.trim())
  const address = asked.length < 3 ? null : `/api/adresy?${new URLSearchParams({ q: asked })}`
  const { data } = useFetch<{ suggestions: AddressSuggestion[] }>(address)
  return address ? (data?.suggestions ?? []) : []
}
