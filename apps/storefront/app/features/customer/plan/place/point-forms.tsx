import type { PlanView } from '@shop/contract/plan/plan'
import { Button } from '@shop/ui/button/button'
import { Form } from 'react-router'
import list from '#app/features/customer/frame/account-list.module.css'
import { FormInput } from '#app/forms/form-field.tsx'
import { planSettingTexts as texts } from '#app/texts/customer/plan-settings.ts'
import type { FoundPoints } from './find-points.server.ts'
import styles from './point-forms.module.css'

export function PlanKeys({ plan }: { plan: PlanView }) {
  return (
    <>
      <input type="hidden" name="planId" value={plan.planId} />
      <input type="hidden" name="version" value={plan.version} />
    </>
  )
}

interface PointSearchProps {
  found: FoundPoints
  /** What the address of the page says besides. */
  keep?: Record<string, string>
}

/** Points are looked for in the address of the page, so that it works without a script. */
export function PointSearch({ found: { near, isAsked, points }, keep = {} }: PointSearchProps) {
  return (
    <Form method="get" preventScrollReset className={styles.form}>
      <p className="label">{texts.point}</p>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.search}>
        <FormInput form="vydejni" name="misto" label={texts.pointSearch} state={undefined} value={near} required />
        <Button type="submit" variant="line">
          {texts.pointFind}
        </Button>
      </div>
      {isAsked && points.length === 0 ? <p>{texts.pointEmpty}</p> : null}
    </Form>
  )
}

export function PointList({ plan, points }: { plan: PlanView; points: FoundPoints['points'] }) {
  return (
    <Form method="post" preventScrollReset>
      <PlanKeys plan={plan} />
      <input type="hidden" name="intent" value="point" />
      <ul className={list.list} aria-label={texts.pointList}>
        {points.map(({ id, shippingCode, name, way, address }) => (
          <li key={id}>
            <span>
              <b>{name}</b>
              <br />
              <span className="small">{[way, address].filter(Boolean).join(', ')}</span>
            </span>
            <Button
              type="submit"
              name="point"
              value={`${id}:${shippingCode}`}
              variant="line"
              size="small"
              aria-label={`${texts.pointPick} ${name}, ${address}`}
            >
              {texts.pointPick}
            </Button>
          </li>
        ))}
      </ul>
    </Form>
  )
}
