/** Stops the build when a content file is wrong, and says which file, which field and what to do. */
import { checkContent } from '../lib/content/check'

const problems = checkContent('content')
for (const { file, field, reason } of problems) console.error(`${file}: ${field}: ${reason}`)
if (problems.length > 0) {
  console.error(`\n${problems.length} problem${problems.length > 1 ? 's' : ''} in content/: nothing was built.`)
  process.exit(1)
}
console.log('content: every file is sound')
