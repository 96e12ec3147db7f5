import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Note } from '#app/parts/note.tsx'
import { runCommand } from '#app/session/services.ts'
import { PRODUCT } from '#app/texts/product.ts'
import { LINKS } from '#app/texts/shop/product-links.ts'
import { RelationsTable } from './relations-table.tsx'
import type { SectionProps } from './section-props.ts'

/** By what the product is found in the grid, and what is shown beside it. */
export function LinksSection(props: SectionProps) {
  return (
    <section className="sec" id="links" aria-labelledby="links-title">
      <header>
        <h2 id="links-title">{PRODUCT.nav.links}</h2>
        <span className="mut sm">{LINKS.sub}</span>
      </header>
      <div className="stack l">
        <Tags {...props} />
        <RelationsTable {...props} />
      </div>
    </section>
  )
}

function Tags({ draft: { tags }, choices, isLocked, onChange }: SectionProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const nameOf = (code: string) => choices.tags.find((one) => one.code === code)?.name ?? code
  const create = async () => {
    const answer = await runCommand('addTag', { name: typed.trim() })
    if (!answer.ok) return setRefusal(answer.code === 'name_taken' ? LINKS.taken : LINKS.wrong)
    setRefusal(null)
    setTyped('')
    await client.invalidateQueries({ queryKey: ['product_choices'] })
    onChange({ tags: [...tags, answer.value.code] })
  }
  return (
    <>
      <div className="acts cats">
        <b className="sm">{LINKS.tags}</b>
        {tags.map((code) => (
          <button
            key={code}
            type="button"
            className="chip on"
            disabled={isLocked}
            aria-label={`${LINKS.remove} ${nameOf(code)}`}
            onClick={() => onChange({ tags: tags.filter((one) => one !== code) })}
          >
            {nameOf(code)} ×
          </button>
        ))}
        <select
          className="inp"
          aria-label={LINKS.addTag}
          value=""
          disabled={isLocked}
          onChange={({ target }) => onChange({ tags: [...tags, target.value] })}
        >
          <option value="">{LINKS.addTag}</option>
          {choices.tags
            .filter(({ code }) => !tags.includes(code))
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
        {!isLocked && (
          <>
            <input
              className="inp"
              aria-label={LINKS.newTag}
              placeholder={LINKS.newTag}
              maxLength={40}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <button type="button" className="btn" disabled={typed.trim() === ''} onClick={create}>
              {LINKS.create}
            </button>
          </>
        )}
      </div>
      {refusal && <Note kind="bad">{refusal}</Note>}
    </>
  )
}
