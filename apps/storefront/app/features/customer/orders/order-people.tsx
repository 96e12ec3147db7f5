import type { OrderView } from '@shop/contract/order'
import { formatPhone, formatZip } from '@shop/czech/format-contact'
import { nonBreaking } from '@shop/czech/non-breaking'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { orderPageTexts as texts } from '#app/texts/order/order-page.ts'

/** Where it goes and who gets the invoice. */
export function OrderPeople({ order }: { order: OrderView }) {
  const { billing, email, note } = order
  return (
    <div className="two">
      <AccountBlock heading={texts.delivery}>
        <Lines lines={deliveryLines(order)} />
        {note ? (
          <p className="small">
            {texts.note}: {note}
          </p>
        ) : null}
      </AccountBlock>
      <AccountBlock heading={texts.billing}>
        <Lines
          lines={[
            billing.company?.name ?? `${billing.firstName} ${billing.lastName}`,
            billing.company ? `${texts.companyId} ${billing.company.companyId}` : '',
            billing.street ? nonBreaking(`${billing.street}, ${formatZip(billing.zip)} ${billing.city}`) : '',
            `${email}, ${formatPhone(billing.phone)}`,
          ]}
        />
      </AccountBlock>
    </div>
  )
}

function deliveryLines({ pickupPoint, delivery, shipping }: OrderView): string[] {
  const at = (pickupPoint ?? delivery) as Record<string, string | undefined>
  const place = nonBreaking(`${at.street ?? ''}, ${formatZip(at.zip ?? '')} ${at.city ?? ''}`)
  if (pickupPoint) return [nonBreaking(shipping.name), at.place ?? at.name ?? '', place, at.openingHoursShort ?? '']
  if (shipping.kind === 'personal-pickup') return [nonBreaking(shipping.name)]
  return [nonBreaking(shipping.name), `${at.firstName ?? ''} ${at.lastName ?? ''}`, place]
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <p>
      {lines.filter(Boolean).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </p>
  )
}
