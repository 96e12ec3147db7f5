import type { OwnGroup } from '@shop/contract/order/group-order'
import { nonBreaking } from '@shop/czech/non-breaking'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Table } from '@shop/ui/table/table'
import { Form } from 'react-router'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { groupOrderTexts, ownGroupTexts as texts } from '#app/texts/customer/group-order.ts'

/** One group as its trainer sees it: the link, the sum, and by whom parcels are handed out. */
export function OwnGroupBlock({ group, origin }: { group: OwnGroup; origin: string }) {
  const { hash, title, state, deadlineAt, members } = group
  return (
    <AccountBlock heading={nonBreaking(title)} lead={texts.sum(group)}>
      <p>
        {groupOrderTexts.deadline(deadlineAt)} {groupOrderTexts.groupStates[state]}
      </p>
      <Field label={texts.link}>
        <Input readOnly value={`${origin}/p/${hash}`} />
      </Field>
      {members.length === 0 ? (
        <p className="muted">{texts.nobody}</p>
      ) : (
        <Table label={texts.list}>
          <thead>
            <tr>
              <th scope="col">{texts.member}</th>
              <th scope="col">{texts.goods}</th>
              <th scope="col">{texts.weight}</th>
              <th scope="col">{texts.state}</th>
            </tr>
          </thead>
          <tbody>
            {members.map(({ name, goods, grams, state: is, orderNumber }) => (
              <tr key={`${name} ${orderNumber ?? goods.join()}`}>
                <th scope="row">{name}</th>
                <td>{goods.join(', ')}</td>
                <td>{groupOrderTexts.kilos(grams)}</td>
                <td>
                  {groupOrderTexts.states[is]}
                  {orderNumber ? `, ${texts.orderNumber(orderNumber)}` : ''}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {state === 'open' ? (
        <Form method="post" className="stack">
          <p className="small muted">{texts.callOffHint}</p>
          <input type="hidden" name="hash" value={hash} />
          <div>
            <Button type="submit" name="intent" value="callOff" variant="line">
              {texts.callOff}
            </Button>
          </div>
        </Form>
      ) : null}
    </AccountBlock>
  )
}
