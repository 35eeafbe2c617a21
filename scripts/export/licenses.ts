import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type manifest from '../../package.json'
import { fontPackages } from '../fonts/brand'
import { stopAt } from '../shared/problems'

/**
 * The packages that each dependency brings to the browser, whose licenses must be passed on; none if only the build
 * uses it. An unlisted dependency fails to compile.
 */
const dependencies: Record<keyof typeof manifest.dependencies, string[]> = {
  '@headlessui/react': [
    '@headlessui/react',
    '@floating-ui/core',
    '@floating-ui/dom',
    '@floating-ui/react',
    '@floating-ui/react-dom',
    '@floating-ui/utils',
    '@react-aria/focus',
    '@react-aria/interactions',
    '@tanstack/react-virtual',
    '@tanstack/virtual-core',
    'react-aria',
    'react-stately',
    'tabbable',
    'use-sync-external-store',
  ],
  'framer-motion': ['framer-motion', 'motion-dom', 'motion-utils'],
  minisearch: ['minisearch'],
  // Next bundles React and its own helpers.
  next: ['next', '@swc/helpers', 'next/dist/compiled/process'],
  'next-intl': [],
  react: ['next/dist/compiled/react', 'next/dist/compiled/react-server-dom-turbopack'],
  'react-dom': ['next/dist/compiled/react-dom', 'next/dist/compiled/scheduler'],
  'tailwind-variants': [],
}

/** Base styles, which the build copies into the pages along with the brand's typefaces. */
const assets = ['tailwindcss']

/** Third-party drawings in this repository, and their folders. */
const copies = { 'Phosphor Icons': 'lib/pictures/icons', 'country-flag-icons': 'lib/pictures/flags' }

/** The editor, and the packages bundled into it and our checks. */
const editorPackages = [
  '@sveltia/cms',
  'culori',
  'diff',
  'eld',
  'exifr',
  'immutable',
  'leaflet',
  'libphonenumber-js',
  'marked',
  'svgo',
  'terra-draw',
  'terra-draw-leaflet-adapter',
  'turndown',
  'yaml',
  'zod',
]

/**
 * Return what an export distributes: packages by their folders in node_modules, and copies by name.
 * @param hasEditor whether the editor is included
 */
export const deliveredPackages = (hasEditor = false) => [
  ...fontPackages().sort(),
  ...Object.keys(copies),
  ...assets,
  ...Object.values(dependencies).flat(),
  ...(hasEditor ? editorPackages : []),
]

const isCopy = (name: string): name is keyof typeof copies => Object.hasOwn(copies, name)

/** The MIT license (SPDX), for packages that state it without its text. */
const mit = `MIT License

Copyright (c) AUTHOR

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`

/**
 * Return the text of a package's license files, and of the notices that Apache-2.0 requires passing on; without such
 * a file, that of the license it states with its author.
 */
function licenseOf(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  const texts = files
    .filter((file) => /^(licen[cs]e|copying|notice)(\.|$)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
  if (texts.length > 0 || !files.includes('package.json')) return texts.join('\n\n')
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>
  return license === 'MIT' && typeof author === 'string' ? mit.replace('AUTHOR', author) : ''
}

/**
 * Return the text of `licenses.txt`: each license once, below the packages it applies to.
 * @throws if a package has no license
 */
export function licensesFile(packages: string[] = deliveredPackages(), folder = 'node_modules'): string {
  const namesByLicense = new Map<string, string[]>()
  for (const path of packages) {
    const license = licenseOf(isCopy(path) ? copies[path] : join(folder, path))
    namesByLicense.set(license, [...(namesByLicense.get(license) ?? []), path.replace('next/dist/compiled/', '')])
  }
  const missing = namesByLicense.get('') ?? []
  stopAt(
    'licenses',
    missing.map((name) => `${name}: has no license file in ${folder}: run \`npm ci\`, or replace the package`),
  )
  const sections = [...namesByLicense].map(([license, names]) => `${names.join(', ')}\n\n${license}\n`)
  return ['Third-party software and fonts distributed with this site, with their licenses.\n', ...sections].join(
    `\n${'-'.repeat(80)}\n\n`,
  )
}
