import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { accountTexts } from '#app/texts/customer/account.ts'

interface UndoNoticeProps {
  text: string
  id: number
  action: string
  /** What brings it back, with what it needs to know. */
  intent?: string
  fields?: Readonly<Record<string, string>>
}

/** One press takes back what was removed. */
export function UndoNotice({ text, id, action, intent = 'restore', fields = {} }: UndoNoticeProps) {
  return (
    <Notice tone="info" role="status">
      <Form method="post" action={action} className="row">
        <span>{text}</span>
        <input type="hidden" name="id" value={id} />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" name="intent" value={intent} variant="line" size="small">
          {accountTexts.undo}
        </Button>
      </Form>
    </Notice>
  )
}
