import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { checkBreakpoints, checkDecisionNumbers, checkFile } from './lint-rules.ts'

// What Biome has no rule for: sizes of files, breakpoints and the numbering of decisions.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean)

const faults = [
  ...files.flatMap((path) => checkFile(path, () => readFileSync(path, 'utf8'))),
  ...files.flatMap((path) => checkBreakpoints(path, () => readFileSync(path, 'utf8'))),
  ...checkDecisionNumbers(files),
]
for (const fault of faults) console.error(fault)
process.exit(faults.length > 0 ? 1 : 0)
