import type { AttributeChoice } from '@shop/contract/catalog/attribute'
import { LinkBase } from 'react-admin'
import { SelectField, TextField } from '#app/features/product/form-fields.tsx'
import type { SectionProps } from '#app/features/product/section-props.ts'
import { ATTRIBUTES } from '#app/texts/shop/attribute.ts'
import { type AttributeDraft, withAttribute } from './attribute-draft.ts'

/** Typed properties of the product; the catalogue filters by some of them. */
export function AttributesSection({ draft, choices, isLocked, onChange }: SectionProps) {
  const set = (next: AttributeDraft) => onChange({ attributes: withAttribute(draft.attributes, next) })
  const attributes = choices.attributes ?? []
  return (
    <section className="sec" id="attributes" aria-labelledby="attributes-title">
      <header>
        <h2 id="attributes-title">{ATTRIBUTES.section}</h2>
        <span className="mut sm">{ATTRIBUTES.sectionSentence}</span>
        {!isLocked && (
          <LinkBase to="/produkty/vlastnosti" className="btn q r">
            {ATTRIBUTES.edit}
          </LinkBase>
        )}
      </header>
      {attributes.length === 0 && <p className="mut">{ATTRIBUTES.sectionNone}</p>}
      <div className="edit">
        {attributes.map((attribute) => (
          <AttributeField
            key={attribute.attributeId}
            attribute={attribute}
            draft={draftOf(attribute, draft.attributes)}
            isLocked={isLocked}
            onChange={set}
          />
        ))}
      </div>
    </section>
  )
}

function draftOf({ attributeId, type }: AttributeChoice, drafts: readonly AttributeDraft[]): AttributeDraft {
  const found = drafts.find((one) => one.attributeId === attributeId)
  return found ?? { attributeId, type, typed: '', optionIds: [] }
}

interface AttributeFieldProps {
  attribute: AttributeChoice
  draft: AttributeDraft
  isLocked: boolean
  onChange(next: AttributeDraft): void
}

function AttributeField({ attribute, draft, isLocked, onChange }: AttributeFieldProps) {
  const type = (typed: string) => onChange({ ...draft, typed })
  if (attribute.type === 'option') return <OptionBoxes {...{ attribute, draft, isLocked, onChange }} />
  if (attribute.type === 'boolean')
    return (
      <SelectField
        title={attribute.name}
        value={draft.typed}
        none={ATTRIBUTES.unsaid}
        isDisabled={isLocked}
        choices={[
          { code: 'yes', name: ATTRIBUTES.yes },
          { code: 'no', name: ATTRIBUTES.no },
        ]}
        onChange={type}
      />
    )
  const title = attribute.unit === null ? attribute.name : `${attribute.name} (${attribute.unit})`
  return <TextField title={title} value={draft.typed} maxLength={160} isDisabled={isLocked} onChange={type} />
}

function OptionBoxes({ attribute, draft, isLocked, onChange }: AttributeFieldProps) {
  const toggle = (optionId: number) => {
    const rest = draft.optionIds.filter((id) => id !== optionId)
    onChange({ ...draft, optionIds: rest.length < draft.optionIds.length ? rest : [...rest, optionId] })
  }
  return (
    <fieldset className="bare fld wide">
      <legend>{attribute.name}</legend>
      <div className="acts">
        {attribute.options.map(({ optionId, name }) => (
          <label key={optionId} className="row">
            <input
              type="checkbox"
              checked={draft.optionIds.includes(optionId)}
              disabled={isLocked}
              onChange={() => toggle(optionId)}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
