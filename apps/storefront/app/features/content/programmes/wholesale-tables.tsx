import { Table } from '@shop/ui/table/table'
import { wholesaleTexts as texts } from '#app/texts/content/programmes.ts'
import type { Wholesale } from './load-wholesale.server.ts'

/** Discounts by the size of an order, from the rules that price it. */
export function VolumeTable({ volumes }: Pick<Wholesale, 'volumes'>) {
  return (
    <Table label={texts.volumes}>
      <thead>
        <tr>
          <th scope="col">{texts.order}</th>
          <th scope="col" data-align="end">
            {texts.discount}
          </th>
          <th scope="col">{texts.shipping}</th>
        </tr>
      </thead>
      <tbody>
        {volumes.map(({ from, discount, shipping }) => (
          <tr key={from}>
            <th scope="row">{from}</th>
            <td data-align="end">
              <b>{discount}</b>
            </td>
            <td>{shipping}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What the price list looks like; its prices belong to approved customers. */
export function SamplePriceList({ priceList }: Pick<Wholesale, 'priceList'>) {
  return (
    <Table label={texts.priceList}>
      <thead>
        <tr>
          <th scope="col">{texts.sku}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.ean}</th>
          <th scope="col" data-align="end">
            {texts.vat}
          </th>
          <th scope="col" data-align="end">
            {texts.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {priceList.map(({ sku, ean, name, vat }) => (
          <tr key={sku}>
            <td data-code>{sku}</td>
            <th scope="row">{name}</th>
            <td data-code>{ean}</td>
            <td data-align="end">{vat}</td>
            <td data-align="end" className="muted">
              {texts.afterApproval}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
