type Fields<Name extends string> = Readonly<Record<Name, string>>

interface Merged<Name extends string> {
  /** Theirs, with what I have changed; a disputed field keeps my text. */
  values: Record<Name, string>
  /** Both have changed it, each to something else: a person chooses. */
  disputed: Name[]
  /** They alone have changed it. */
  taken: Name[]
}

/** Two who have changed the same row. Base is what I saw before I began; nothing that anybody typed is dropped. */
export function mergeFields<Name extends string>(
  base: Fields<Name>,
  mine: Fields<Name>,
  theirs: Fields<Name>,
): Merged<Name> {
  const names = Object.keys(base) as Name[]
  const isMine = (name: Name) => mine[name] !== base[name]
  const isTheirs = (name: Name) => theirs[name] !== base[name]
  return {
    values: Object.fromEntries(names.map((name) => [name, isMine(name) ? mine[name] : theirs[name]])) as Record<
      Name,
      string
    >,
    disputed: names.filter((name) => isMine(name) && isTheirs(name) && mine[name] !== theirs[name]),
    taken: names.filter((name) => isTheirs(name) && !isMine(name)),
  }
}
