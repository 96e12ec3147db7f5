import type { CheckoutView } from '@shop/contract/checkout'
import { type FormEvent, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { ShippingState } from './shipping-state.ts'

type Saved = Pick<CheckoutView, 'shippingCode' | 'paymentCode'>

/** What is ticked: at once what the customer has pressed, then what the server has made of it. */
export function useChoice(saved: Saved, openCode: string | undefined) {
  const saving = useFetcher<ShippingState>({ key: 'volba' })
  const [pressed, setPressed] = useState<Partial<Record<keyof Saved, string>>>({})

  // The server has answered: its word replaces what was pressed.
  useEffect(() => {
    if (saving.state === 'idle') setPressed({})
  }, [saving.state])

  function save({ currentTarget, target }: FormEvent<HTMLFieldSetElement>) {
    const { form } = currentTarget
    // The search for a point stands inside the card of its method.
    if (!form || !(target instanceof HTMLInputElement && target.type === 'radio')) return
    setPressed({ ...pressed, [target.name]: target.value })
    const values = new FormData(form)
    values.set('intent', 'choose')
    saving.submit(values, { method: 'post', preventScrollReset: true })
  }
  const shippingCode = pressed.shippingCode ?? openCode ?? saved.shippingCode
  const paymentCode = pressed.paymentCode ?? saved.paymentCode
  return {
    shippingCode,
    paymentCode,
    /** Whether what is ticked is what the server has priced. */
    isCurrent: shippingCode === saved.shippingCode && paymentCode === saved.paymentCode,
    isSaving: saving.state !== 'idle',
    refused: saving.data,
    save,
  }
}
