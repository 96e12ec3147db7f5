import { Form } from 'react-router'
import type { PickerData } from './load-picker.server.ts'

export const FIND_FORM = 'hledat-misto'
export const PICK_FORM = 'vybrat-misto'

/** A form cannot stand inside a form: fields and buttons of the list name these two by their ids. */
export function PointForms({ picker: { code } }: { picker: PickerData }) {
  return (
    <div hidden>
      <Form id={FIND_FORM} method="get" preventScrollReset replace>
        <input type="hidden" name="doprava" value={code} />
      </Form>
      <Form id={PICK_FORM} method="post" preventScrollReset>
        <input type="hidden" name="intent" value="point" />
        <input type="hidden" name="shippingCode" value={code} />
      </Form>
    </div>
  )
}
