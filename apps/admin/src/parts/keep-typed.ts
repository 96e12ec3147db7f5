/** What was saved, with every field that was typed on after it had been sent. */
export function keepTyped<Field extends string>(
  saved: Record<Field, string>,
  sent: Record<Field, string>,
  typed: Record<Field, string>,
): Record<Field, string> {
  const kept = (Object.keys(saved) as Field[]).filter((name) => typed[name] !== sent[name])
  return { ...saved, ...Object.fromEntries(kept.map((name) => [name, typed[name]])) }
}
