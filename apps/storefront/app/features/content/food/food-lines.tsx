import { Button } from '@shop/ui/button/button'
import { Table } from '@shop/ui/table/table'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { foodTexts as texts } from '#app/texts/content/food.ts'
import type { FoodLine } from './to-food-lines.server.ts'

/** Lines of dry food, with what they cost a day from the prices that hold now. */
export function FoodLines({ lines, weights }: { lines: FoodLine[]; weights: readonly number[] }) {
  return (
    <div className="stack">
      <Table label={texts.line}>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.whom}</th>
            <th scope="col">{texts.meat}</th>
            <th scope="col">{texts.kcalHead}</th>
            {weights.map((weight) => (
              <th key={weight} scope="col" data-align="end">
                {texts.dogOf(weight)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, to, whom, meat, kcal, perDay }) => (
            <tr key={name}>
              <th scope="row">
                <ShopLink to={to}>{name}</ShopLink>
              </th>
              <td>{whom}</td>
              <td>{meat}</td>
              <td>{kcal}</td>
              {weights.map((weight, index) => (
                <td key={weight} data-align="end">
                  {perDay[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="xs muted">{texts.note}</p>
      <p className="row">
        <Button as={ShopLink} to="/najit-krmivo">
          {texts.find}
        </Button>
      </p>
    </div>
  )
}
