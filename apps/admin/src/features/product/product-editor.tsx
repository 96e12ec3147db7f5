import type { ProductChoices, StaffProduct } from '@shop/contract/staff/staff-product'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useKeys } from '#app/keys/use-keys.ts'
import { Note } from '#app/parts/note.tsx'
import { ReasonField } from '#app/parts/reason-field.tsx'
import { RowHistory } from '#app/parts/row-history.tsx'
import { useMayDo } from '#app/session/use-session.ts'
import { formatMoment } from '#app/texts/moments.ts'
import { PRODUCT, PRODUCT_COLUMNS } from '#app/texts/product.ts'
import { PACK_COLUMNS, toPackWord } from '#app/texts/shop/product-packs.ts'
import { AdditivesSection } from './additives-section.tsx'
import { AnalysisSection } from './analysis-section.tsx'
import { AttributesSection } from './attributes/attributes-section.tsx'
import { BasicsSection } from './basics-section.tsx'
import { DisputedPart } from './disputed-part.tsx'
import { beginEditing, type Dispute, takeNewer } from './editing.ts'
import { GuideSection } from './guide-section.tsx'
import { LabelPane } from './label-pane.tsx'
import { LinksSection } from './links-section.tsx'
import { PacksSection } from './packs-section.tsx'
import type { PictureDraft } from './picture-draft.ts'
import { PicturesSection } from './pictures-section.tsx'
import { type DraftField, type ProductDraft, previewOf, takeField, toChange } from './product-draft.ts'
import { ProductNav, type SectionName, sectionsOf } from './product-nav.tsx'
import { PublishActions, type Said } from './publish-actions.tsx'
import { RecipeSection } from './recipe-section.tsx'
import { saveDraft } from './save-draft.ts'
import { claimsIn, TextsSection } from './texts-section.tsx'
import type { VideoDraft } from './video-draft.ts'
import { VideoSection } from './video-section.tsx'

const HISTORY_WORDS = { fields: PRODUCT_COLUMNS, packs: { fields: PACK_COLUMNS, format: toPackWord } }

/** One form for the whole product. What is typed stays until it is saved or taken back by hand. */
export function ProductEditor({ first, choices }: { first: StaffProduct; choices: ProductChoices }) {
  const mayEdit = useMayDo('goods')
  const client = useQueryClient()
  const [editing, setEditing] = useState(() => beginEditing(first))
  const [said, setSaid] = useState<Said | null>(null)
  const [dispute, setDispute] = useState<Dispute | null>(null)
  const [reason, setReason] = useState('')
  const { product, base, mine } = editing
  const isChanged = toChange(base, mine) !== null
  const preview = previewOf(product, mine, choices)
  const change = (next: Partial<ProductDraft>) => setEditing({ ...editing, mine: { ...mine, ...next } })
  const changePictures = (next: (all: readonly PictureDraft[]) => PictureDraft[]) =>
    setEditing((now) => ({ ...now, mine: { ...now.mine, pictures: next(now.mine.pictures) } }))
  const changeVideo = (next: (video: VideoDraft | null) => VideoDraft | null) =>
    setEditing((now) => ({ ...now, mine: { ...now.mine, video: next(now.mine.video) } }))
  const tell = async () => {
    await client.invalidateQueries({ queryKey: ['row_history', 'products', String(product.productId)] })
    await client.invalidateQueries({ queryKey: ['staff_products'] })
    await client.invalidateQueries({ queryKey: ['staff_product', String(product.productId)] })
  }
  /** Another pack, a publication: the rest of the form stays as it is typed, over the product as it is now. */
  const keep = (next: StaffProduct, news: Said | null = null) => {
    const newer = takeNewer(editing, next, next.changedBy ?? PRODUCT.colleague, dispute)
    setEditing(newer.editing)
    setDispute(newer.dispute)
    setSaid(news)
    return tell()
  }
  const save = async () => {
    const saved = await saveDraft(editing, reason)
    setEditing(saved.editing)
    setDispute(saved.kind === 'disputed' ? saved.dispute : null)
    if (saved.kind === 'done') setReason('')
    if (saved.kind === 'done') setSaid({ kind: 'ok', text: saved.said })
    if (saved.kind === 'refused') setSaid({ kind: 'bad', text: saved.said, missing: saved.missing })
    await tell()
  }
  const settle = (field: DraftField, theirs: ProductDraft | null) => {
    if (theirs) setEditing({ ...editing, mine: takeField(mine, theirs, field) })
    const fields = dispute?.fields.filter((one) => one !== field) ?? []
    setDispute(dispute && fields.length > 0 ? { ...dispute, fields } : null)
  }
  useKeys(mayEdit ? [{ keys: 'Ctrl S', label: PRODUCT.save, isInBar: true, isAlways: true, run: save }] : [])
  const part = { product, draft: mine, choices, isLocked: !mayEdit, onChange: change }
  const shown = new Set(sectionsOf(product.kind))
  return (
    <div className="cols pe">
      <ProductNav preview={preview} claims={claimsIn(mine)} onOpen={openSection} />
      <div className="pane">
        <div className="tool">
          {!mayEdit && <span className="mut">{PRODUCT.readOnly}</span>}
          <span className="acts last">
            <span className="mut sm" role="status">
              {isChanged ? PRODUCT.unsaved : PRODUCT.savedAt(formatMoment(product.updatedAt))}
            </span>
            {mayEdit && (
              <button type="button" className="btn" disabled={!isChanged} onClick={save}>
                {product.status === 'draft' ? PRODUCT.save : PRODUCT.saveSold} <kbd>Ctrl</kbd>
                <kbd>S</kbd>
              </button>
            )}
            {mayEdit && (
              <PublishActions
                {...{ product, isChanged, reason }}
                onSaved={(next, news) => {
                  setReason('')
                  return keep(next, news)
                }}
                onSaid={setSaid}
              />
            )}
          </span>
        </div>
        {said && <SaidNote said={said} />}
        {dispute && (
          <section className="sec">
            <Note kind="wrn">{PRODUCT.disputed(dispute.by)}</Note>
            {dispute.fields.map((field) => (
              <DisputedPart
                key={field}
                field={field}
                mine={mine}
                theirs={dispute.theirs}
                by={dispute.by}
                onTakeTheirs={() => settle(field, dispute.theirs)}
                onTakeMine={() => settle(field, null)}
              />
            ))}
          </section>
        )}
        {mayEdit && <ReasonField value={reason} onChange={setReason} />}
        <BasicsSection {...part} />
        <PacksSection product={product} onSaved={(next) => keep(next)} />
        {shown.has('recipe') && <RecipeSection {...part} />}
        {shown.has('analysis') && <AnalysisSection {...part} />}
        {shown.has('additives') && <AdditivesSection {...part} />}
        {shown.has('guide') && <GuideSection {...part} />}
        <TextsSection {...part} />
        <PicturesSection {...part} onPictures={changePictures} />
        <VideoSection {...part} onVideo={changeVideo} />
        <AttributesSection {...part} />
        <LinksSection {...part} />
        <section className="sec" id="history" aria-labelledby="history-title">
          <header>
            <h2 id="history-title">{PRODUCT.nav.history}</h2>
          </header>
          <RowHistory table="products" rowKey={String(product.productId)} words={HISTORY_WORDS} />
        </section>
      </div>
      <LabelPane preview={preview} choices={choices} onOpen={openSection} />
    </div>
  )
}

function openSection(name: SectionName): void {
  const section = document.getElementById(name)
  section?.scrollIntoView({ block: 'start' })
  section?.querySelector<HTMLElement>('input, select, textarea, button')?.focus({ preventScroll: true })
}

function SaidNote({ said: { kind, text, missing = [] } }: { said: Said }) {
  return (
    <Note kind={kind}>
      {text}
      {missing.length > 0 && (
        <ul>
          {missing.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Note>
  )
}
