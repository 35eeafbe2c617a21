import { isMissing, memberOf } from '../shared/browser-gaps'

/** Find for each interface those that extend it: MDN lists the members of a mixin with them. */
function findHeirs(types: string): Map<string, string[]> {
  const heirs = new Map<string, string[]>()
  for (const [, name = '', parents = ''] of types.matchAll(/^interface (\w+) extends ([^{]+) \{$/gm))
    for (const parent of parents.split(', ')) heirs.set(parent, [...(heirs.get(parent) ?? []), name])
  return heirs
}

/** Mark what the oldest browsers lack as optional. */
export function markGaps(types: string): string {
  const heirs = findHeirs(types)
  const isGap = (owner: string, member: string): boolean => {
    const owners = memberOf(owner) ? [owner] : (heirs.get(owner) ?? [])
    return owners.some((name) => !isMissing(memberOf(name)) && isMissing(memberOf(name, member)))
  }
  let owner = ''
  return types
    .split('\n')
    .flatMap((line) => {
      owner = /^(?:interface|declare var) (\w+)\b.*\{$/.exec(line)?.[1] ?? (line === '}' || line === '};' ? '' : owner)
      const [, global = ''] = /^declare (?:var|function) (\w+)/.exec(line) ?? []
      if (global && (isMissing(memberOf(global)) || isMissing(memberOf('Window', global))))
        return line.startsWith('declare function') ? [] : line.replace(/: (?=[\w{])/, ': undefined | ')
      return line.replace(/^( {4}(?:readonly )?)(\w+)(?=[<(:])/, (whole, before: string, member: string) =>
        owner && isGap(owner, member) ? `${before}${member}?` : whole,
      )
    })
    .join('\n')
}
