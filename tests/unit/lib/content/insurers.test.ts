import { joinInsurers } from '@/lib/content/insurers'
import { readSources } from '@/lib/content/read'

const pageOf = (name: string, title: string): [string, string] => [
  `insurers/${name}.en.md`,
  `---\ntitle: ${title}\n---\nText.`,
]
const join = (insurers: { name: string; page?: string; card?: string }[], ...pages: [string, string][]) =>
  joinInsurers(insurers, readSources(pages).entries)

test('an insurer has the page that it names, or the one with its name', () => {
  expect(
    join([{ name: 'Blue Cross', page: 'bcbc' }, { name: 'Aetna' }], pageOf('aetna', 'Aetna'), pageOf('bcbc', 'BCBS')),
  ).toEqual([
    { name: 'Blue Cross', page: 'bcbc' },
    { name: 'Aetna', page: 'aetna' },
  ])
})

test('a page alone adds its insurer', () => {
  expect(join([{ name: 'Centene', card: 'Ambetter' }], pageOf('humana', 'Humana'))).toEqual([
    { name: 'Centene', card: 'Ambetter' },
    { name: 'Humana', page: 'humana' },
  ])
})
