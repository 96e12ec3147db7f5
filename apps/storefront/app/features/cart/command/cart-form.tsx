import { type ComponentPropsWithRef, type FormEvent, type ReactNode, useState } from 'react'
import { afterPaint } from '#app/navigation/after-paint.ts'
import { changeCartState } from '#app/state/cart.ts'
import { withMessage } from '#app/state/cart-changes.ts'
import { type CartAnswer, postCartForm } from './post-cart-form.ts'

type CartFormProps = Omit<ComponentPropsWithRef<'form'>, 'method' | 'action' | 'onSubmit'> & {
  intent: string
  fields?: Record<string, string | number>
  /** Takes the answer over; without it the answer is said in the cart. */
  onAnswer?: ((answer: CartAnswer) => void) | undefined
  children: ReactNode
}

/** One change of the cart: a plain form to the cart page, and with scripts the same form without leaving this one. */
export function CartForm({ intent, fields = {}, onAnswer = sayInCart, children, ...rest }: CartFormProps) {
  const [isBusy, setBusy] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // A second press while the first is on its way means the same.
    if (isBusy) return
    const { submitter } = event.nativeEvent as SubmitEvent
    const values = new FormData(event.currentTarget, submitter)
    setBusy(true)
    await new Promise<void>((resolve) => afterPaint(() => resolve()))
    const answer = await postCartForm(values)
    setBusy(false)
    onAnswer(answer)
  }

  return (
    <form
      {...rest}
      method="post"
      action="/kosik/obsah"
      aria-busy={isBusy || undefined}
      onSubmit={(event) => void send(event)}
    >
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  )
}

export function sayInCart({ message }: CartAnswer): void {
  changeCartState((state) => withMessage(state, message))
}
