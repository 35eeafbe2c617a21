import { render } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ManifestLink } from '@/components/islands/manifest-link'

test('the HTML omits the manifest link, which the page adds once hydrated', () => {
  expect(renderToStaticMarkup(<ManifestLink href="/es/manifest.webmanifest" />)).toBe('')
  render(<ManifestLink href="/es/manifest.webmanifest" />)
  expect(document.querySelector('link[rel=manifest]')).toHaveAttribute('href', '/es/manifest.webmanifest')
})
