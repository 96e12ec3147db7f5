import { Button } from '@shop/ui/button/button'
import { Input } from '@shop/ui/input/input'
import { InputGroup } from '@shop/ui/input-group/input-group'
import { useState } from 'react'
import { cartPageTexts as texts } from '#app/texts/cart/cart-page.ts'

/** An address to send on: marked by one touch, copied by one press, and readable where neither works. */
export function SharedLink({ address, className }: { address: string; className?: string | undefined }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(address)
    setCopied(true)
  }
  return (
    <div className={className}>
      <InputGroup>
        <Input
          readOnly
          value={address}
          aria-label={texts.shareLink}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={() => void copy()}>{texts.copy}</Button>
      </InputGroup>
      <p role="status" className="small">
        {isCopied ? texts.copied : null}
      </p>
    </div>
  )
}
