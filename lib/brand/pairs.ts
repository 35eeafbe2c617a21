/**
 * The least ratios (WCAG 2.2): 7 for words that are read (1.4.6, level AAA), 4.5 for links, labels and large words (1.4.3
 * and 1.4.6), 3 for controls, the focus and signs (1.4.11, 2.4.13).
 */
export const least = { read: 7, label: 4.5, control: 3 } as const

/** A color, by its name in palette.ts or `white`, and the grounds on which the design shows it. */
type Pair = { what: string; front: string; grounds: string[]; least: keyof typeof least }

const lightGrounds = ['white', 'ground', 'river', 'straw']

export const pairs: Pair[] = [
  { what: 'words', front: 'text', grounds: [...lightGrounds, 'accent', 'hickory-light'], least: 'read' },
  { what: 'quieter words', front: 'ink-2', grounds: lightGrounds, least: 'read' },
  { what: 'words of buttons', front: 'dark', grounds: lightGrounds, least: 'read' },
  { what: 'words on dark', front: 'white', grounds: ['dark', 'spruce-800'], least: 'read' },
  { what: 'quieter words on dark', front: 'fog', grounds: ['dark'], least: 'read' },
  { what: 'what stands out on dark', front: 'accent', grounds: ['dark'], least: 'read' },
  { what: 'links', front: 'main', grounds: lightGrounds, least: 'label' },
  { what: 'the line above a headline', front: 'spruce-800', grounds: ['ground', 'accent'], least: 'label' },
  { what: 'words of a button under the pointer', front: 'white', grounds: ['main'], least: 'label' },
  { what: 'what is wrong in a form', front: 'pin', grounds: lightGrounds, least: 'label' },
  { what: 'numbers on pins', front: 'white', grounds: ['pin'], least: 'label' },
  { what: 'what cannot be chosen', front: 'ink-3', grounds: ['white'], least: 'label' },
  { what: 'problems on the desk', front: 'problem', grounds: ['white', 'problem-light'], least: 'label' },
  { what: 'advice on the desk', front: 'advice', grounds: ['white', 'straw'], least: 'label' },
  { what: 'the frame of the focus', front: 'pin', grounds: ['accent'], least: 'control' },
  { what: 'stars on dark', front: 'accent', grounds: ['spruce-800'], least: 'control' },
  { what: 'stars', front: 'hickory-deep', grounds: ['white', 'ground'], least: 'control' },
  { what: 'the edges of fields', front: 'line-2', grounds: ['white'], least: 'control' },
  { what: 'the edge of a button on dark', front: 'spruce-300', grounds: ['dark'], least: 'control' },
]
