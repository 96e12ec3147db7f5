/** A form of filters and the addresses it is followed by. */
export interface FilterChoice {
  /** Another number draws the form anew. */
  drawing: number
  /** The query of the page the form was last compared with. */
  seen: string
  /** Queries that the form itself has led to and that have not come yet. */
  ahead: readonly string[]
}

export function beginChoice(query: string): FilterChoice {
  return { drawing: 0, seen: query, ahead: [] }
}

export function changeChoice(choice: FilterChoice, change: (choice: FilterChoice) => FilterChoice): FilterChoice {
  return change(choice)
}

/** The fields say it already; the page with it is on its way. */
export function expectQuery(choice: FilterChoice, query: string): FilterChoice {
  return { ...choice, ahead: query === choice.seen ? [] : [...choice.ahead, query] }
}

/** The same for what is said again and again until it has come. */
export function expectOnce(choice: FilterChoice, query: string): FilterChoice {
  return choice.ahead.includes(query) ? choice : expectQuery(choice, query)
}

/**
 * A page has come. A choice taken back by a chip or by Back must leave the fields too; one made by the fields costs them neither the
 * focus nor what was ticked while an earlier page was on its way.
 */
export function followQuery(choice: FilterChoice, query: string): FilterChoice {
  if (query === choice.seen) return choice
  const at = choice.ahead.lastIndexOf(query)
  return at < 0
    ? { drawing: choice.drawing + 1, seen: query, ahead: [] }
    : { ...choice, seen: query, ahead: choice.ahead.slice(at + 1) }
}
