import type { OrderChange } from '@shop/contract/order/order-lines'
import { AccordionItem } from '@shop/ui/accordion/accordion'
import { Button } from '@shop/ui/button/button'
import { Field } from '@shop/ui/field/field'
import { Input } from '@shop/ui/input/input'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { usePending } from '#app/forms/use-pending.ts'
import { tellDifference, tellLinesRefusal, orderLinesTexts as texts } from '#app/texts/order/order-lines.ts'
import { linesAnswerOf, PIECES } from './lines-answer.ts'

interface EditLinesProps {
  change: OrderChange
  answer: unknown
}

/** How many of what, until somebody packs. The difference is told first; the second press does it. */
export function EditLines({ change, answer }: EditLinesProps) {
  const said = linesAnswerOf(answer)
  if (change.isOpen) return <OpenChange refusal={said?.refusal ?? null} />
  return (
    <AccordionItem title={texts.title} heading="h3" open={said !== null}>
      {change.hindrance === null ? (
        <LinesForm key={change.version} change={change} answer={answer} />
      ) : (
        <p>{tellLinesRefusal('change_refused', { reason: change.hindrance })}</p>
      )}
    </AccordionItem>
  )
}

function LinesForm({ change, answer }: EditLinesProps) {
  const said = linesAnswerOf(answer)
  const pending = usePending()
  const lines = change.lines.filter(({ canChange }) => canChange)
  return (
    <Form method="post" className="stack" preventScrollReset>
      <p className="muted">{texts.intro}</p>
      {said?.refusal ? (
        <Notice tone="danger" role="alert">
          {said.refusal}
        </Notice>
      ) : null}
      <input type="hidden" name="version" value={change.version} />
      {lines.map(({ position, name, variantName, bundleName, pieces }) => (
        <Field
          key={position}
          id={`pocet-${position}`}
          label={[name, variantName].filter(Boolean).join(', ')}
          hint={bundleName ? `${bundleName}. ${texts.whole}` : undefined}
        >
          <Input
            name={`${PIECES}${position}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={bundleName ? pieces : 999}
            step={bundleName ? pieces : 1}
            defaultValue={said?.pieces[position] ?? pieces}
          />
        </Field>
      ))}
      {said?.preview ? (
        <>
          <input type="hidden" name="payable" value={said.preview.payable} />
          <Notice tone="info" role="status">
            {tellDifference(said.preview)}
          </Notice>
        </>
      ) : null}
      <div className="row">
        <Button type="submit" name="intent" value="lines-preview" variant="line" loading={pending === 'lines-preview'}>
          {texts.look}
        </Button>
        {said?.preview ? (
          <Button type="submit" name="intent" value="lines" loading={pending === 'lines'}>
            {texts.save}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

function OpenChange({ refusal }: { refusal: string | null }) {
  const pending = usePending()
  return (
    <AccordionItem title={texts.title} heading="h3" open>
      <Form method="post" className="stack">
        <p>{refusal ?? texts.open}</p>
        <Button
          type="submit"
          name="intent"
          value="lines-withdraw"
          variant="line"
          loading={pending === 'lines-withdraw'}
        >
          {texts.withdraw}
        </Button>
      </Form>
    </AccordionItem>
  )
}
