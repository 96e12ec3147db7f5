import { Button } from '@shop/ui/button/button'
import { Notice } from '@shop/ui/notice/notice'
import { Form } from 'react-router'
import { accountTexts } from '#app/texts/customer/account.ts'

/** What was removed waits a month; one press takes it back. */
export function UndoNotice({ text, id, action }: { text: string; id: number; action: string }) {
  return (
    <Notice tone="info" role="status">
      <Form method="post" action={action} className="row">
        <span>{text}</span>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="intent" value="restore" variant="line" size="small">
          {accountTexts.undo}
        </Button>
      </Form>
    </Notice>
  )
}
