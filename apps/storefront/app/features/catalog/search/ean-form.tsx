import type { EanRefusal } from '@shop/domain/catalog/ean'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form, useNavigate } from 'react-router'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { eanTexts } from '#app/texts/catalog/ean.ts'
import { BarcodePhoto } from './barcode-photo.tsx'
import styles from './ean-form.module.css'

interface EanFormProps {
  typed: string | undefined
  refusal: EanRefusal | 'later' | null
}

export function EanForm({ typed, refusal }: EanFormProps) {
  const navigate = useNavigate()
  return (
    <Form action="/ean" className={styles.form}>
      <Field label={eanTexts.label} error={refusal ? eanTexts.refusals[refusal] : undefined}>
        <Input name="kod" inputMode="numeric" autoComplete="off" required defaultValue={typed} />
      </Field>
      <div className="row">
        <Button type="submit">{eanTexts.submit}</Button>
        <BarcodePhoto onCode={(code) => void navigate(`/ean/${encodeURIComponent(code)}`)} />
        <TextLink as={ShopLink} to="/hledat">
          {eanTexts.search}
        </TextLink>
      </div>
    </Form>
  )
}
