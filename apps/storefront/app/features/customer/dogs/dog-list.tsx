import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import { AccountBlock } from '#app/features/customer/frame/account-block.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { accountTexts } from '#app/texts/customer/account.ts'
import { describeDog } from './describe-dog.ts'
import type { AccountDog } from './dog-row.ts'
import { WeightDiary } from './weight-diary.tsx'

interface DogListProps {
  dogs: AccountDog[]
  today: string
  answer: unknown
}

export function DogList({ dogs, today, answer }: DogListProps) {
  return dogs.map((dog) => (
    <AccountBlock key={dog.id} heading={dog.name} lead={describeDog(dog, today)}>
      <div className="row">
        <Button as={ShopLink} to={`/ucet/psi?upravit=${dog.id}`} variant="line" size="small">
          {accountTexts.edit}
          <span className="visually-hidden"> {dog.name}</span>
        </Button>
        <Form method="post">
          <input type="hidden" name="id" value={dog.id} />
          <Button type="submit" name="intent" value="remove" variant="quiet" size="small">
            {accountTexts.remove}
            <span className="visually-hidden"> {dog.name}</span>
          </Button>
        </Form>
      </div>
      <WeightDiary dog={dog} today={today} state={stateOf(`vaha-${dog.id}`, answer)} />
    </AccountBlock>
  ))
}
