import { Button } from '@shop/ui/button/button'
import { Input } from '@shop/ui/input/input'
import { InputGroup } from '@shop/ui/input-group/input-group'
import { useState } from 'react'
import { formTexts as texts } from '#app/texts/forms.ts'
import { useIsAlive } from './use-is-alive.ts'

/** Something to be taken elsewhere; without scripts it is marked and copied by hand. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const [isCopied, setCopied] = useState(false)
  const isAlive = useIsAlive()
  async function copy() {
    await navigator.clipboard.writeText(value)
    setCopied(true)
  }
  return (
    <InputGroup>
      <Input readOnly value={value} aria-label={label} />
      {isAlive ? (
        <Button type="button" onClick={copy}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
      ) : null}
    </InputGroup>
  )
}
