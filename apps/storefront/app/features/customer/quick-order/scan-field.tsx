import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { BarcodePhoto } from '#app/features/catalog/search/barcode-photo.tsx'
import { quickOrderTexts as texts } from '#app/texts/customer/quick-order.ts'
import { addScannedRow } from './scanned-row.ts'

/**
 * A scanner types a code and presses Enter: every code is one more row of the list. Its button is the first of the form, so that without
 * scripts Enter means the same.
 */
export function ScanField({ listId }: { listId: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [added, setAdded] = useState('')

  function add(code: string) {
    const list = document.getElementById(listId)
    if (!(list instanceof HTMLTextAreaElement) || code.trim() === '') return
    list.value = addScannedRow(list.value, code)
    list.scrollTop = list.scrollHeight
    setAdded(texts.scanned(code.trim()))
  }
  function addTyped(event: KeyboardEvent | MouseEvent) {
    event.preventDefault()
    if (!field.current) return
    add(field.current.value)
    field.current.value = ''
    field.current.focus()
  }
  return (
    <>
      <Field label={texts.scan} hint={texts.scanHint}>
        <Input
          ref={field}
          name="code"
          autoComplete="off"
          onKeyDown={(event) => (event.key === 'Enter' ? addTyped(event) : undefined)}
        />
      </Field>
      <div className="row">
        <Button type="submit" name="intent" value="add-row" variant="line" onClick={addTyped}>
          {texts.addRow}
        </Button>
        <BarcodePhoto onCode={add} />
        <span role="status">{added}</span>
      </div>
    </>
  )
}
