/** Generate what the pages are built from: the content, icons and fonts. */
await import('./content')
await import('./icons')
await import('./fonts')

// Makes this file a module, so it may use top-level await.
export {}
