export interface PaneProps {
  item: string
  /** Something was decided; whether to open the next one. */
  onDone(goesOn: boolean): Promise<void>
}
