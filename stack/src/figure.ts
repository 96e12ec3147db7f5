/** What a bench or a drill measured, beside what it had to reach. */
export interface Figure {
  question: string
  figure: string
  goal: string
  holds: boolean
}

export function formatFigure({ question, figure, goal, holds }: Figure): string {
  return `${question}: ${figure} (goal ${goal}) ${holds ? 'holds' : 'short'}`
}
