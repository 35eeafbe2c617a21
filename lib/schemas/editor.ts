import { z } from 'zod'

/** The address of a server, in the form a security policy requires. */
const ownServer = z
  .string()
  .regex(
    /^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~-]+)*\/?$/,
    'must be just the https:// address of the server, such as https://git.your-domain.com',
  )
  // Normalize as browsers do: the policy and the editor compare addresses with this one.
  .transform((url) => new URL(url).href.replace(/\/$/, ''))

/** A branch name that Git accepts (git-check-ref-format) and that needs no escaping in a URL. */
const branch = z
  .string('put the name of the branch in quotes')
  .regex(
    /^(?!.*(?:\.\.|\/\/|\/\.|\.lock(?:\/|$)|[./]$))[A-Za-z0-9_][\w./-]*$/,
    'must be the name of a branch, such as main',
  )

const [two, nested] = [/^[\w.-]+\/[\w.-]+$/, /^[\w.-]+(?:\/[\w.-]+)+$/]
const name = (form: RegExp) =>
  z.string().regex(form, 'must be owner and name of the repository, such as our-clinic/website')

const place = {
  /** A self-hosted server; the public one if absent. */
  url: ownServer.optional(),
  branch: branch.default('main'),
}

/** Keep each change on its own branch, as a pull request. */
const review = z.boolean('must be true or false').default(false)

const github = z.strictObject({ host: z.literal('github'), name: name(two), ...place, review })
const gitlab = z.strictObject({ host: z.literal('gitlab'), name: name(nested), ...place, review })
// The editor opens no pull requests on Gitea.
const gitea = z.strictObject({
  host: z.literal('gitea'),
  name: name(two),
  ...place,
  review: z
    .literal(
      false,
      'works only with github and gitlab: name a branch here, such as drafts, and merge it into main by a pull request',
    )
    .default(false),
})

/** The schema of content/editor.yaml. Without a repository the published site has no editor. */
export const editor = z.strictObject({
  repository: z
    .discriminatedUnion('host', [github, gitlab, gitea], { error: 'unknown host; known: github, gitlab, gitea' })
    .nullish(),
})

/** The repository that the editor of the published site works on. */
export type Repository = z.infer<typeof github | typeof gitlab | typeof gitea>
