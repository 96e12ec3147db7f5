import type { CaseSummary } from '@shop/contract/case/case'

import { Badge } from '@shop/ui/badge/badge'
import { TextLink } from '@shop/ui/text-link/text-link'
import parts from '#app/features/order/order-parts.module.css'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { caseTexts as texts } from '#app/texts/order/case.ts'
import { isOpenCase } from './is-open-case.ts'

/** Cases with their state and the day by which they are decided; each opens the same page as the link in the mail. */
export function CaseList({ cases }: { cases: readonly CaseSummary[] }) {
  return (
    <ul className={parts.list}>
      {cases.map(({ number, kind, state, goods, otherGoods, decideBy, submittedAt, token }) => {
        const isOpen = isOpenCase(state)
        return (
          <li key={number}>
            <div className="row-between">
              <TextLink as={ShopLink} to={`/l/pripad/${token}`} prefetch="none">
                {texts.kinds[kind]} <span className="num">{number}</span>
              </TextLink>
              <Badge tone={isOpen ? 'highlight' : 'off'}>{texts.states[state]}</Badge>
            </div>
            <p className="small">{texts.goods(goods, otherGoods)}</p>
            <p className="small muted">
              {texts.at(submittedAt)}
              {isOpen ? ` · ${texts.decideBy(decideBy)}` : null}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
