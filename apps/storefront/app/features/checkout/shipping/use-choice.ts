import type { CheckoutView } from '@shop/contract/checkout'
import type { FormEvent } from 'react'
import { useFetcher } from 'react-router'
import type { ShippingState } from './shipping-state.ts'

export type Choice = ReturnType<typeof useChoice>

/** What is ticked: while it is on its way what the customer has pressed, then what the server has made of it. */
export function useChoice(saved: Pick<CheckoutView, 'paymentCode'>) {
  const saving = useFetcher<ShippingState>({ key: 'volba' })

  function save({ currentTarget, target }: FormEvent<HTMLFieldSetElement>) {
    const { form } = currentTarget
    if (!form || !(target instanceof HTMLInputElement && target.type === 'radio')) return
    const values = new FormData(form)
    values.set('intent', 'choose')
    // At once, or the radio would first jump back to what is saved.
    saving.submit(values, { method: 'post', preventScrollReset: true, flushSync: true })
  }
  const paymentCode = saving.formData?.get('paymentCode')?.toString() ?? saved.paymentCode
  return {
    paymentCode,
    /** Whether what is ticked is what the server has priced. */
    isCurrent: paymentCode === saved.paymentCode,
    isSaving: saving.state !== 'idle',
    refused: saving.data,
    save,
  }
}
