import type { WheelSegment } from '@shop/contract/fair'
import { Table } from '@shop/ui/table/table'
import { fairTexts as texts } from '#app/texts/customer/fair.ts'

/** The wheel in words: what can be won and how likely it is. */
export function ChanceTable({ segments }: { segments: WheelSegment[] }) {
  return (
    <Table label={texts.chances}>
      <thead>
        <tr>
          <th scope="col">{texts.segment}</th>
          <th scope="col">{texts.prize}</th>
          <th scope="col">{texts.chance}</th>
        </tr>
      </thead>
      <tbody>
        {segments.map(({ key, label, prize, chance }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{prize ?? texts.noPrize}</td>
            <td>{texts.percent(chance)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
