import type { CheckoutView } from '@shop/contract/checkout'
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { firstWay, savedValue, type Way } from './delivery-option.ts'

export interface DeliverySaving {
  way: Way
  /** What is ticked in the two lists. */
  ticked: { point: string | null; courier: string | null }
  /** Why what was pressed cannot be had. */
  refusal: string | null
  isOpen: boolean
  /** Whether the choice has a line of its own: not while somebody is choosing for the first time. */
  hasRow: boolean
  summary: RefObject<HTMLElement | null>
  save: (event: FormEvent<HTMLFieldSetElement>) => void
  press: (event: MouseEvent<HTMLFieldSetElement>) => void
  pick: (value: string) => void
  toggle: (isOpen: boolean) => void
}

/**
 * What is ticked is saved at once, so that the sum beside it is true; what a finger has pressed then folds. `given` is what a form
 * that was refused had ticked; without a script nothing of it is saved yet.
 */
export function useDelivery(
  checkout: CheckoutView,
  isAsked: boolean,
  given: Record<string, string> | undefined,
): DeliverySaving {
  const saving = useFetcher<{ refusal: string } | null>({ key: 'doruceni' })
  const [way, setWay] = useState<Way>(givenWay(given) ?? firstWay(checkout))
  // What was pressed by a finger or a mouse. The arrow keys pass through all choices, and nothing may fold under them.
  const [pressed, setPressed] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(isAsked || savedValue(checkout) === null)
  const [hasRow, setHasRow] = useState(savedValue(checkout) !== null)
  // What a script has saved since counts more than what the refused form had.
  const [hasSaved, setHasSaved] = useState(false)
  const kept = hasSaved ? undefined : given
  const summary = useRef<HTMLElement>(null)
  const isFolded = pressed !== null && pressed === savedValue(checkout)

  // Keeps the focus of the browser when it stood on what has just folded away; whoever writes elsewhere already is left alone.
  useEffect(() => {
    const { activeElement: focused, body } = document
    const isLost = focused === body || summary.current?.parentElement?.contains(focused) === true
    if (isFolded && isLost) summary.current?.focus({ preventScroll: true })
  }, [isFolded])

  function submit(values: FormData) {
    setHasSaved(true)
    values.set('intent', 'deliver')
    saving.submit(values, { method: 'post', preventScrollReset: true })
  }
  return {
    way,
    ticked: { point: kept?.point ?? savedValue(checkout), courier: kept?.courier ?? checkout.shippingCode },
    refusal: saving.data?.refusal ?? null,
    isOpen: isOpen && !isFolded,
    hasRow: hasRow || isFolded,
    summary,
    save({ currentTarget, target }) {
      if (!currentTarget.form || !(target instanceof HTMLInputElement && target.type === 'radio')) return
      const values = new FormData(currentTarget.form)
      if (target.name === 'way') setWay(target.value === 'home' ? 'home' : 'pick')
      if (values.get(values.get('way') === 'home' ? 'courier' : 'point')) submit(values)
    },
    press({ detail, target }) {
      const radio = detail > 0 && target instanceof Element ? target.closest('label')?.querySelector('input') : null
      if (radio && !radio.disabled && radio.name !== 'way') setPressed(radio.value)
    },
    pick(value) {
      const values = new FormData()
      values.set('way', 'pick')
      values.set('point', value)
      setPressed(value)
      submit(values)
    },
    toggle(isNowOpen) {
      setOpen(isNowOpen)
      if (!isNowOpen) setHasRow(true)
      if (isNowOpen) setPressed(null)
    },
  }
}

function givenWay(given: Record<string, string> | undefined): Way | null {
  return given?.way === 'pick' || given?.way === 'home' ? given.way : null
}
