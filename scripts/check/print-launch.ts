/**
 * List what the site still needs from the clinic before it is published: `npm run launch-check`. Takes a content
 * folder.
 */
import { reportLaunch } from './report-launch'

if (!(await reportLaunch(process.argv[2] ?? 'content'))) process.exit(1)
