import { Notice } from '@shop/ui/notice/notice'
import type { ReactNode } from 'react'
import type { ShopAddress } from '#app/addresses/shop-address.ts'
import type { BlockTheme } from '#app/features/content/sections/block-head.tsx'
import { drawProducts } from '#app/features/content/sections/draw-products.tsx'
import { drawFacts } from '#app/features/content/sections/fact-blocks.tsx'
import type { FormBlock, SectionPage } from '#app/features/content/sections/section.ts'
import { SectionView } from '#app/features/content/sections/section-view.tsx'
import { stateOf } from '#app/forms/form-state.ts'
import { PhoneLink } from '#app/navigation/phone-link.tsx'
import { ShopLink } from '#app/navigation/shop-link.tsx'
import { RichText } from '#app/prose/prose.tsx'
import { applicationTexts as texts } from '#app/texts/customer/application.ts'
import { APPLICATION_FORM, ApplicationForm } from './application-form.tsx'
import { ApplicationState, SentApplication } from './application-state.tsx'
import type { ShownApplication } from './load-application.server.ts'
import styles from './programme-page.module.css'
import { SUPPLEMENT_FORM, SupplementForm } from './supplement-form.tsx'

interface ProgrammePageProps {
  page: SectionPage
  theme: BlockTheme
  path: ShopAddress
  shown: ShownApplication | null
  answer: unknown
  /** What the shop counts itself, by the name editors use. */
  live?: Record<string, ReactNode>
  /** Stands between the head and the first block. */
  children?: ReactNode
}

/** A programme with its application; whoever has applied sees the state in the place of the form. */
export function ProgrammePage({ page, theme, path, shown, answer, live, children }: ProgrammePageProps) {
  const state = stateOf(APPLICATION_FORM, answer)
  const drawForm = (form: FormBlock) => (
    <div className={styles.columns}>
      <div className="stack">
        <h2>{form.heading}</h2>
        {form.text.length > 0 ? (
          <p className="lead">
            <RichText text={form.text} />
          </p>
        ) : null}
        <p>
          <PhoneLink />
        </p>
        <p className="small muted">
          <RichText text={form.note} />
        </p>
      </div>
      {shown?.isKnown ? (
        <div className="stack">
          {'sentAs' in shown ? (
            <SentApplication number={shown.sentAs} />
          ) : (
            <ApplicationState application={shown.application}>
              {shown.application.state === 'needs_more' ? (
                <SupplementForm secret={shown.secret} state={stateOf(SUPPLEMENT_FORM, answer)} />
              ) : null}
            </ApplicationState>
          )}
          <p>
            <ShopLink to={`${path}#zadost`}>{texts.another}</ShopLink>
          </p>
        </div>
      ) : (
        <div className="stack">
          {shown ? (
            <Notice tone="warn" icon="alert">
              {texts.unknown}
            </Notice>
          ) : null}
          {/* Filled in by the server, the fields must start anew. */}
          <ApplicationForm
            key={state?.code === 'filled' ? state.values.companyName : 'empty'}
            fields={form.fields}
            submit={form.submit}
            state={state}
          />
        </div>
      )}
    </div>
  )
  return (
    <SectionView
      page={page}
      theme={theme}
      drawForm={drawForm}
      drawProducts={drawProducts}
      drawFacts={drawFacts}
      live={live}
    >
      {children}
    </SectionView>
  )
}
