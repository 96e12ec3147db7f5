import { Button } from '@shop/ui/button/button'
import { CookieCard } from '@shop/ui/cookie-card/cookie-card'
import { type FormEvent, useState } from 'react'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { cookieTexts as texts } from '#app/texts/shell/cookies.ts'
import { CookieFields } from './cookie-fields.tsx'
import styles from './cookie-question.module.css'

const ADDRESS = '/api/souhlas'

/** Stands over the page and moves nothing in it; who does not answer is not measured. */
export function CookieQuestion({ onChosen }: { onChosen: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [isLost, setLost] = useState(false)

  async function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const body = new FormData(event.currentTarget, submitter)
    setBusy(true)
    const isKept = await fetch(ADDRESS, { method: 'POST', body }).then(
      ({ ok }) => ok,
      () => false,
    )
    setBusy(false)
    setLost(!isKept)
    if (isKept) onChosen()
  }

  return (
    <form className={styles.place} onSubmit={(event) => void choose(event)} aria-busy={isBusy || undefined}>
      <CookieCard
        label={texts.label}
        title={texts.heading}
        actions={
          <>
            <Button type="submit" size="small" name="all" value="yes">
              {texts.acceptAll}
            </Button>
            <Button type="submit" size="small" name="all" value="no">
              {texts.rejectAll}
            </Button>
            {/* Two buttons, not one that changes: a press that opens the choice must not send it as well. */}
            {isOpen ? (
              <Button key="save" type="submit" size="small" variant="line">
                {texts.save}
              </Button>
            ) : (
              <Button
                key="open"
                type="button"
                size="small"
                variant="line"
                aria-expanded={false}
                onClick={() => setOpen(true)}
              >
                {texts.settings}
              </Button>
            )}
          </>
        }
      >
        <p>
          {texts.text} <ShopLink to="/s/cookies">{texts.more}</ShopLink>
        </p>
        {isOpen ? (
          // The button that was pressed is gone, so whoever has no mouse goes on here.
          <div tabIndex={-1} ref={focusOn}>
            <CookieFields choice={null} />
          </div>
        ) : null}
        <p role="alert">{isLost ? texts.lost : null}</p>
      </CookieCard>
    </form>
  )
}

function focusOn(element: HTMLElement | null): void {
  element?.focus()
}
