import type { Answer } from '../http/answer.ts'

export type PrinterRefusal = 'paper_out' | 'paused' | 'head_open' | 'unknown_printer'

/** Printers of labels, each known by its code. */
export interface LabelPrinters {
  /** Done when the printer has taken the whole label and says that it can print it. */
  print(code: string, zpl: Buffer): Promise<Answer<null, PrinterRefusal>>
}
