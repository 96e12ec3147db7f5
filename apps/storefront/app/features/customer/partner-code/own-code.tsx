import type { OwnPartner } from '@shop/contract/promotion/referral'
import { formatNumber } from '@shop/czech/format-number'
import { Table } from '@shop/ui/table/table'
import { TextLink } from '@shop/ui/text-link/text-link'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { CopyField } from '#app/forms/copy-field.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { partnerTexts as texts } from '#app/texts/customer/partner-code.ts'

/** What a trainer gives to clients: a link, a code and a grid. */
export function OwnCode({ code, link, snippet }: { code: string; link: string; snippet: string }) {
  return (
    <>
      <AccountBlock heading={texts.link} lead={texts.linkLead}>
        <CopyField label={texts.link} value={link} />
        <CopyField label={texts.code} value={code} />
        <TextLink as={ShopLink} to="/ucet/muj-kod/karty" standalone>
          {texts.printCards}
        </TextLink>
        <p className="small muted">{texts.fair}</p>
      </AccountBlock>
      <AccountBlock heading={texts.grid} lead={texts.gridLead}>
        <CopyField label={texts.gridCode} value={snippet} />
      </AccountBlock>
    </>
  )
}

export function CodeStatement({ months }: { months: OwnPartner['months'] }) {
  return (
    <AccountBlock heading={texts.statement} lead={texts.statementLead}>
      {months.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <Table label={texts.statement}>
          <thead>
            <tr>
              <th>{texts.month}</th>
              <th data-align="end">{texts.orders}</th>
              <th data-align="end">{texts.waiting}</th>
              <th data-align="end">{texts.rewarded}</th>
              <th data-align="end">{texts.credits}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, orders, waiting, rewarded, credits }) => (
              <tr key={month}>
                <th scope="row">{texts.monthOf(month)}</th>
                <td data-align="end">{formatNumber(orders)}</td>
                <td data-align="end">{formatNumber(waiting)}</td>
                <td data-align="end">{formatNumber(rewarded)}</td>
                <td data-align="end">{formatNumber(credits)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </AccountBlock>
  )
}
