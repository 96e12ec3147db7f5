import { formatNumber } from '@shop/czech/format-number'
import { formatPrice } from '@shop/czech/format-price'
import { creditsExample, type LoyaltyRules } from '@shop/domain/marketing/credits-example'
import { Table } from '@shop/ui/table/table'
import { returnExampleTexts as texts } from '#app/texts/content/programme-calculators.ts'

interface ReturnExampleProps {
  purchase: { name: string; price: number }
  rules: LoyaltyRules
}

const BALANCE = 600

/** A purchase with credits and what happens to them when it comes back, counted by the rules of the cart. */
export function ReturnExample({ purchase: { name, price }, rules }: ReturnExampleProps) {
  const { spent, paid, earned } = creditsExample(price, BALANCE, rules)
  const rows = [
    { step: texts.before(name), money: formatPrice(price), change: '', balance: BALANCE },
    {
      step: texts.used(rules.maximumSpendPercent),
      money: formatPrice(paid),
      change: signed(-spent),
      balance: BALANCE - spent,
    },
    { step: texts.earned, money: '', change: signed(earned), balance: BALANCE - spent + earned },
    { step: texts.returned, money: formatPrice(-paid), change: signed(spent - earned), balance: BALANCE },
  ]
  return (
    <Table label={texts.label}>
      <thead>
        <tr>
          <th scope="col">{texts.step}</th>
          <th scope="col" data-align="end">
            {texts.money}
          </th>
          <th scope="col" data-align="end">
            {texts.change}
          </th>
          <th scope="col" data-align="end">
            {texts.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ step, money, change, balance }) => (
          <tr key={step}>
            <th scope="row">{step}</th>
            <td data-align="end">{money}</td>
            <td data-align="end">{change}</td>
            <td data-align="end">{formatNumber(balance)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function signed(credits: number): string {
  return `${credits > 0 ? '+' : ''}${formatNumber(credits)}`
}
