/** Make what the pages are built from: the content, icons and fonts. */
await import('./content')
await import('./icons')
await import('./fonts')

// Makes this a module, which may await.
export {}
