import { Button } from '@shop/ui/button/button'
import { Icon } from '@shop/ui/icon/icon'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import { sheetTexts as texts } from '#app/texts/customer/sheets.ts'
import styles from './sheet-actions.module.css'

/** Files of a sheet. They are downloads, so the router must not try to draw them. */
export function SheetActions({ pdf, calendar }: { pdf: ShopAddress; calendar?: ShopAddress }) {
  return (
    <div className={styles.actions}>
      <Button as="a" href={pdf}>
        <Icon name="download" />
        {texts.pdf}
      </Button>
      {calendar ? (
        <Button as="a" href={calendar} variant="line">
          <Icon name="cal" />
          {texts.calendar}
        </Button>
      ) : null}
    </div>
  )
}
