import type { ListView } from '@shop/contract/wholesale/list'
import { SummaryRow, SummaryRows } from '@shop/ui/summary-rows/summary-rows'
import { quickOrderTexts as texts } from '#app/texts/customer/quick-order.ts'

/** What the ready rows weigh and how much of a pallet they are. */
export function PalletSummary({ load: { weightGrams, pallets, unknown } }: { load: ListView['load'] }) {
  return (
    <>
      <SummaryRows>
        <SummaryRow name={texts.weight} amount={texts.kilograms(weightGrams)} />
        <SummaryRow name={texts.pallets} amount={texts.palletCount(pallets)} />
      </SummaryRows>
      {unknown > 0 ? <p className="muted">{texts.notPacked(unknown)}</p> : null}
    </>
  )
}
