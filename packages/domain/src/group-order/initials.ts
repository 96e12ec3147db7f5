/** What other members see of a name: „Honza Krejčí“ is „H. K.“ Letters only, three at most. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s.,-]+/u).filter((word) => /^\p{L}/u.test(word))
  return words
    .slice(0, 3)
    .map((word) => `${[...word][0]?.toLocaleUpperCase('cs')}.`)
    .join(' ')
}
