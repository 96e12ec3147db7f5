/** The longest name of a meat does not fit the band of a card on a small phone; it breaks where a reader would. */
export function breakMeatName(name: string): string {
  return name.replace('Vegetariánské', 'Vegeta\u00adriánské')
}
