import { Button } from '@shop/ui/button/button'
import { TextLink } from '@shop/ui/text-link/text-link'
import { Form } from 'react-router'
import { FormTextarea } from '#app/forms/form-field.tsx'
import { FormProblems } from '#app/forms/form-problems.tsx'
import type { FormState } from '#app/forms/form-state.ts'
import { dogTagTexts as texts } from '#app/texts/customer/dog-tag.ts'
import styles from './dog-tag.module.css'
import type { DogTagView } from './load-dog-tags.server.ts'

interface DogTagProps {
  dog: { id: number; name: string }
  tag: DogTagView | undefined
  state: FormState | undefined
}

/** The code for a collar: whoever finds the dog writes to its owner, and neither learns who the other is. */
export function DogTag({ dog, tag, state }: DogTagProps) {
  return (
    <div className="stack">
      <h3>{texts.heading}</h3>
      <p className="small muted">{texts.lead}</p>
      {tag ? <TagCode dog={dog} tag={tag} /> : null}
      <FormProblems state={state} />
      <Form method="post" action="/ucet/psi" className="stack" preventScrollReset>
        <input type="hidden" name="id" value={dog.id} />
        <FormTextarea
          form={`znamka-${dog.id}`}
          name="note"
          label={texts.note}
          hint={texts.noteHint}
          state={state}
          value={tag?.note ?? ''}
          maxLength={300}
          rows={2}
        />
        <div className="row">
          <Button type="submit" name="intent" value="tag" variant="line" size="small">
            {tag ? texts.save : texts.make}
            <span className="visually-hidden"> {dog.name}</span>
          </Button>
          {tag ? (
            <Button type="submit" name="intent" value="untag" variant="quiet" size="small">
              {texts.revoke}
              <span className="visually-hidden"> {dog.name}</span>
            </Button>
          ) : null}
        </div>
      </Form>
    </div>
  )
}

function TagCode({ dog, tag: { address, qr } }: { dog: { name: string }; tag: DogTagView }) {
  return (
    <div className={styles.code}>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={texts.code(dog.name)}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#17211B" />
      </svg>
      <div>
        <p className="small">{texts.codeText}</p>
        <p className="row small">
          <TextLink href={address} standalone>
            {texts.preview}
          </TextLink>
          <TextLink href={toFile(qr)} download={texts.file(dog.name)} standalone>
            {texts.download}
          </TextLink>
        </p>
      </div>
    </div>
  )
}

/** A drawing without a size of its own: whoever prints or engraves it chooses one. */
function toFile({ size, path }: DogTagView['qr']): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`
}
