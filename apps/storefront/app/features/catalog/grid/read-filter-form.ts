import { formatGridQuery } from '@shop/domain/catalog/format-grid-filters'
import { parseGridFilters } from '@shop/domain/catalog/parse-grid-filters'

/** The canonical query of what a form of filters holds. */
export function readFilterForm(form: HTMLFormElement): string {
  const pairs = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  return formatGridQuery({ ...parseGridFilters(pairs), page: 1 })
}

/** Whether somebody has changed a field since it was drawn. */
export function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (!(field instanceof HTMLInputElement)) return false
    if (field.type === 'checkbox') return field.checked !== field.defaultChecked
    return field.type === 'number' && field.value !== field.defaultValue
  })
}
