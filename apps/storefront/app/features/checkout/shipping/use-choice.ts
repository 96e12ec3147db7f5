import type { CheckoutView } from '@shop/contract/checkout'
import type { FormEvent } from 'react'
import { useFetcher } from 'react-router'
import type { ShippingState } from './shipping-state.ts'

type Saved = Pick<CheckoutView, 'shippingCode' | 'paymentCode'>

/** What is ticked: while it is on its way what the customer has pressed, then what the server has made of it. */
export function useChoice(saved: Saved, openCode: string | undefined) {
  const saving = useFetcher<ShippingState>({ key: 'volba' })
  const pressed = (name: keyof Saved) => saving.formData?.get(name)?.toString()

  function save({ currentTarget, target }: FormEvent<HTMLFieldSetElement>) {
    const { form } = currentTarget
    // The search for a point stands inside the card of its method.
    if (!form || !(target instanceof HTMLInputElement && target.type === 'radio')) return
    const values = new FormData(form)
    values.set('intent', 'choose')
    // At once, or the radio would first jump back to what is saved.
    saving.submit(values, { method: 'post', preventScrollReset: true, flushSync: true })
  }
  const shippingCode = pressed('shippingCode') ?? openCode ?? saved.shippingCode
  const paymentCode = pressed('paymentCode') ?? saved.paymentCode
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
