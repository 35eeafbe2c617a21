/**
 * Imported before anything that loads React: it checks itself for mistakes otherwise, which takes longer than making a page.
 */
Object.assign(process.env, { NODE_ENV: 'production' })
